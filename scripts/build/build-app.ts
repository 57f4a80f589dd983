import { type BuildOptions, build, type Rolldown } from 'vite'
import { endWithSentence, readEnvironment, readSettings } from '../vite/settings.ts'
import { prerender } from './prerender.ts'
import { writeOfflineWorker } from './write-offline-worker.ts'

/**
 * Builds the app into a folder: its public pages prerendered and a live build with the worker that opens a view
 * offline. The API mode and the base path are those of the environment.
 *
 * @returns what the client's build consists of
 */
export async function buildApp(folder: string, options: BuildOptions = {}): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ build: { ...options, outDir: folder, emptyOutDir: true } }).catch(endWithSentence)
  if (!('output' in result)) throw new Error('The build watches. Run it once, without --watch.')
  const { apiMode, base } = readSettings(readEnvironment('production'), false)
  await prerender(folder, result.output, base)
  if (apiMode === 'live') await writeOfflineWorker(folder, result.output, base)
  return result.output
}
