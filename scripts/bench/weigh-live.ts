import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { treeshake } from '../vite/treeshake.ts'

/**
 * What belongs to the channel: its own files, and the events of the contract with their schemas. What facts about ideas
 * need is the ideas' own weight.
 */
const own = /\/src\/(live|contract)\/(?!.*idea)/i

/**
 * What the live channel adds to a page, in bytes, gzip: its files and the schemas of its events, without the libraries
 * and the API that the views of a game have anyway.
 */
export async function weighLive(): Promise<number> {
  const entry = resolve('src/live/start-live.ts')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.DEV': 'false' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        treeshake,
        external: (id, from) => from !== undefined && !own.test(id.startsWith('.') ? resolve(from, '..', id) : id),
        // Vite leaves the white space of a library.
        output: { minify: true },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const code = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const text = code.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
  // In the app these parts share a file: there are no such imports.
  return gzipSync(text.replaceAll(/import[^;"]*"[^"]*";/g, ''), { level: 9 }).length
}
