/** A piece of an entry: text as it stands, or a reference to the table that is drawn from in its place. */
export type Part = string | { table: string }

/** What is wrong with the braces of an entry. */
export type BraceError = 'not closed' | 'not opened' | 'empty'

export type Template = { parts: Part[] } | { error: BraceError }

/** Doubled braces, a reference, one brace alone, or text without braces. */
const pieces = /\{\{|\}\}|\{([^{}]*)\}|[{}]|[^{}]+/g

const doubled = new Set(['{{', '}}'])

/**
 * Reads an entry. `{trade}` stands for a draw from the table "trade"; `{{` and `}}` stand for a brace itself.
 *
 * @returns the pieces in their order, or what is wrong with the braces
 */
export function readTemplate(text: string): Template {
  const parts: Part[] = []
  for (const [piece, name] of text.matchAll(pieces)) {
    if (name !== undefined) {
      if (name.trim() === '') return { error: 'empty' }
      parts.push({ table: name.trim() })
    } else if (piece === '{') return { error: 'not closed' }
    else if (piece === '}') return { error: 'not opened' }
    else parts.push(doubled.has(piece) ? piece.charAt(0) : piece)
  }
  return { parts }
}

/** The tables that an entry refers to, as they are written; none where its braces are wrong. */
export function referencesOf(text: string): string[] {
  const template = readTemplate(text)
  return 'error' in template ? [] : template.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.table]))
}

/** What a name of a table, or a tag, is told apart by: its letters, whatever their capitals, spelling and outer blanks. */
export const foldName = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** How far references lead: an entry of a card's table may refer to a table that refers to the next, eight times. */
export const maxDepth = 8

/** An entry of a table. One of weight 3 is drawn three times as often as one of weight 1. */
export type Entry = { text: string; weight?: number }

/** A table of entries. Its name is what stands between braces to draw from it. */
export type Table = { name: string; entries: readonly (string | Entry)[] }

/** Tables by their folded names. */
export type Tables = ReadonlyMap<string, Table>

/** Tables to draw from. Of two that have one name the later counts, so that a person's own replaces ours. */
export const tablesOf = (...groups: readonly (readonly Table[])[]): Tables =>
  new Map(groups.flat().map((table) => [foldName(table.name), table]))

/** The text of an entry. */
export const textOf = (entry: string | Entry): string => (typeof entry === 'string' ? entry : entry.text)

/** What was read of a table. A list that is typed is checked with every key, against tables that stay the same. */
const read = new WeakMap<Table, string[]>()

/** The tables that a table refers to, each once, as its entries name them first. A table never changes. */
export function tablesIn(table: Table): string[] {
  const known = read.get(table)
  if (known) return known
  const found = new Map<string, string>()
  for (const name of table.entries.flatMap((entry) => referencesOf(textOf(entry)))) {
    if (!found.has(foldName(name))) found.set(foldName(name), name)
  }
  const names = [...found.values()]
  read.set(table, names)
  return names
}

/** A table that refers to one that is not there. */
type Unknown = { problem: 'unknown'; table: string; reference: string }
/** Tables that refer to each other in a circle, or further than `maxDepth`: from the first name to the last. */
type Path = { problem: 'cycle' | 'too deep'; path: string[] }
export type Problem = Unknown | Path

/**
 * What is wrong with the references that lead on from one table, directly or through others.
 *
 * @param name the table to begin with
 * @returns every circle and every unknown table, and the first path that is too deep
 */
export function problemsFrom(tables: Tables, name: string): Problem[] {
  const problems: Problem[] = []
  /** How far the references lead on from a table that was walked, by its folded name. */
  const depths = new Map<string, number>()
  let tooDeep = false

  /** @returns how far the references lead on from here */
  function walk(at: string, path: string[]): number {
    const key = foldName(at)
    const circle = path.findIndex((each) => foldName(each) === key)
    const table = tables.get(key)
    const depth = depths.get(key)
    if (!table) problems.push({ problem: 'unknown', table: path.at(-1) ?? at, reference: at })
    else if (circle >= 0) problems.push({ problem: 'cycle', path: [...path.slice(circle), table.name] })
    else if (path.length > maxDepth) {
      if (!tooDeep) problems.push({ problem: 'too deep', path: [...path, table.name] })
      tooDeep = true
    } else if (depth !== undefined && (tooDeep || path.length + depth <= maxDepth)) return depth
    else {
      const found = Math.max(0, ...tablesIn(table).map((next) => walk(next, [...path, table.name]) + 1))
      depths.set(key, found)
      return found
    }
    return 0
  }

  walk(name, [])
  return problems
}

/** A problem's path as a person reads it: `place → person → place`. */
export const inArrows = (path: readonly string[]): string => path.join(' → ')
