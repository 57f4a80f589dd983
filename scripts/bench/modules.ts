import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { gzipped } from './builds.ts'
import type { Start } from './start.ts'

/** The number of characters of one source module in the scripts of the start. */
export type Module = { name: string; size: number; unused: number }

/** A piece of a script that comes from one module. */
type Piece = { module: string; text: string; unused: number }

/** Text without a source map: the bundler's own code, and the class names of CSS modules. */
const unmapped = 'bundler'

/** What each source module adds to the scripts of a start, largest first. */
export async function modulesOf(folder: string, start: Start): Promise<Module[]> {
  const modules = new Map<string, Module>()
  for (const piece of (await piecesOf(folder, start)).flat()) {
    const module = modules.get(piece.module) ?? { name: piece.module, size: 0, unused: 0 }
    module.size += piece.text.length
    module.unused += piece.unused
    modules.set(piece.module, module)
  }
  return [...modules.values()].sort((a, b) => b.size - a.size)
}

/**
 * What the modules of a group (see `groupOf`) add to the start, gzip: the size with them minus the size without them.
 */
export async function gzipShare(folder: string, start: Start, group: string): Promise<number> {
  let share = 0
  for (const pieces of await piecesOf(folder, start)) {
    const text = (kept: Piece[]) => kept.map((piece) => piece.text).join('')
    share += gzipped(text(pieces)) - gzipped(text(pieces.filter(({ module }) => groupOf(module) !== group)))
  }
  return share
}

/** Modules that are in more than one script. */
export async function repeatedModules(folder: string, start: Start): Promise<string[]> {
  const scripts = await piecesOf(folder, start)
  const modules = scripts.flatMap((pieces) => [...new Set(pieces.map(({ module }) => module))])
  return [...new Set(modules.filter((name, index) => name !== unmapped && modules.indexOf(name) !== index))]
}

const piecesOf = (folder: string, { scripts }: Start) =>
  Promise.all(
    scripts.map(async ({ path, used }) => {
      const text = await readFile(join(folder, path), 'utf8')
      const map = await readFile(join(folder, `${path}.map`), 'utf8').then(
        (json) => new SourceMap(JSON.parse(json)),
        () => undefined,
      )
      const ran = new Uint8Array(text.length)
      for (const { start, end } of used) ran.fill(1, start, end)
      return cut(text, ran, map)
    }),
  )

function cut(text: string, ran: Uint8Array, map: SourceMap | undefined): Piece[] {
  const pieces: Piece[] = []
  let line = 0
  let column = 0
  for (let at = 0; at < text.length; at++) {
    const entry = map?.findEntry(line, column)
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
    const module = source ? moduleName(source) : unmapped
    const last = pieces.at(-1)
    const piece = last?.module === module ? last : { module, text: '', unused: 0 }
    if (piece !== last) pieces.push(piece)
    piece.text += text[at]
    piece.unused += ran[at] ? 0 : 1
    if (text[at] === '\n') {
      line += 1
      column = 0
    } else column += 1
  }
  return pieces
}

/** `…/node_modules/zod/v4/core/core.js` is "zod/v4/core/core.js", `../../../src/api/http.ts` is "src/api/http.ts". */
const moduleName = (source: string) =>
  source.includes('node_modules/')
    ? (source.split('node_modules/').at(-1) ?? source)
    : source.replace(/^.*?((src|tests)\/)/, '$1').replace(/^(\.\.\/)+/, '')

/** A module's package, or its folder in src. */
export const groupOf = (name: string) => {
  const parts = name.split('/')
  const depth = name.startsWith('@') || name.startsWith('src/') ? 2 : 1
  return parts.slice(0, depth).join('/')
}
