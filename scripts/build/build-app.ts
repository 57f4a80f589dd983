import { build } from 'vite'
import { endWithSentence } from '../vite/settings.ts'
import { prerender } from './prerender.ts'
import { writeOfflineWorker } from './write-offline-worker.ts'

/** Builds the live client into a folder: its public pages prerendered, and the worker by which a view opens offline. */
export async function buildApp(folder: string): Promise<void> {
  process.env.VITE_API_MODE ??= 'live'
  const result = await build({ build: { outDir: folder, emptyOutDir: true } }).catch(endWithSentence)
  if (!('output' in result)) throw new Error('The build watches. Run it once, without --watch.')
  const base = process.env.BASE_PATH || '/'
  await prerender(folder, result.output, base)
  if (process.env.VITE_API_MODE === 'live') await writeOfflineWorker(folder, result.output, base)
}
