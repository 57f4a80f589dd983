import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

const text = /\.(html|js|css|svg|json|webmanifest)$/

/** Files below this size fit into the first packet uncompressed, bytes. */
const worthwhile = 600

/** Writes a `.br` and a `.gz` beside each text file of a folder, so that no server has to compress. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => text.test(file)).map((file) => compress(join(folder, file))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
