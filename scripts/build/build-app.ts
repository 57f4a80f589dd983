import { build } from 'vite'
import { endWithSentence } from '../vite/settings.ts'
import { prerender } from './prerender.ts'

/** Builds the live client into a folder, its public pages prerendered. */
export async function buildApp(folder: string): Promise<void> {
  process.env.VITE_API_MODE ??= 'live'
  const result = await build({ build: { outDir: folder, emptyOutDir: true } }).catch(endWithSentence)
  if (!('output' in result)) throw new Error('The build watches. Run it once, without --watch.')
  await prerender(folder, result.output, process.env.BASE_PATH ?? '/')
}
