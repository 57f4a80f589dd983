import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { offlineWorkerFile } from '../../src/features/ideas/model/register-offline-worker.ts'
import { routes } from '../../src/shell/routes.ts'
import { offlineWorker, type Release } from './offline-worker.ts'

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** The longest wait for a page before the cached one is shown, in milliseconds. */
const patienceMs = 4000

/** What is loaded late and belongs to other views; the login stays, because the end of a session leads there. */
const isElsewhere = /\/src\/(app|features\/(?!(ideas|sign-in|welcome)\/))|\/node_modules\//

/**
 * Writes the service worker of the Idea Builder, with the list of what it caches.
 *
 * @param folder the client's output folder
 * @param output what the client's build consists of
 */
export async function writeOfflineWorker(folder: string, output: Output, base: string): Promise<void> {
  const files = neededFiles(output)
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8)
  // The prefix separates apps below different paths.
  const prefix = `emberhall.offline${base}#`
  const release: Release = {
    prefix,
    cache: prefix + version,
    page: base + routes.ideaBuilder.path.slice(1),
    files: files.map((file) => base + file),
    folder: `${base}assets/`,
    mark: files[0] ?? '',
    patienceMs,
  }
  const script = `(${offlineWorker})(self,${JSON.stringify(release)})\n`
  await writeFile(join(folder, offlineWorkerFile), script)
}

/** The files that these views may load, however late, the app's own script first; and all styles, fonts and pictures. */
function neededFiles(output: Output): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const needed = new Set<string>()
  const add = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || needed.has(name)) return
    needed.add(name)
    for (const each of chunk.imports) add(each)
    for (const each of chunk.dynamicImports) if (!isElsewhere.test(chunks.get(each)?.facadeModuleId ?? '')) add(each)
  }
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName)
  const assets = output.flatMap(({ type, fileName }) =>
    type === 'asset' && fileName.startsWith('assets/') ? fileName : [],
  )
  return [...needed, ...assets]
}
