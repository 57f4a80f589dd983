/** A piece of an entry: plain text, or a reference that is replaced by a draw from its table. */
export type Part = string | { table: string }

/** What is wrong with the braces of an entry. */
export type BraceError = 'not closed' | 'not opened' | 'empty'

export type Template = { parts: Part[] } | { error: BraceError }

/** Doubled braces, a reference, one brace alone, or text without braces. */
const pieces = /\{\{|\}\}|\{([^{}]*)\}|[{}]|[^{}]+/g

const doubled = new Set(['{{', '}}'])

/**
 * Reads an entry. `{trade}` stands for a draw from the table "trade"; `{{` and `}}` stand for a brace itself.
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

/** The tables that an entry refers to, as they are written. Empty if its braces are wrong. */
export function referencesOf(text: string): string[] {
  const template = readTemplate(text)
  return 'error' in template ? [] : template.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.table]))
}

/**
 * The form in which names of tables and tags, and labels of a sheet, are compared: without case, outer spaces and
 * differences of Unicode form.
 */
export const foldName = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** The most levels of references: a table of the card, and eight tables below it. */
export const maxDepth = 8

/** An entry of a table. One of weight 3 is drawn three times as often as one of weight 1. */
export type Entry = { text: string; weight?: number }

/** A table of entries. Entries of other tables refer to it by its name in braces. */
export type Table = { name: string; entries: readonly (string | Entry)[] }

/** Tables by their folded names. */
export type Tables = ReadonlyMap<string, Table>

/**
 * The tables that can be drawn from. Of two with the same name the later one counts, so a person's own table replaces
 * ours.
 */
export const tablesOf = (...groups: readonly (readonly Table[])[]): Tables =>
  new Map(groups.flat().map((table) => [foldName(table.name), table]))

/** The text of an entry. */
export const textOf = (entry: string | Entry): string => (typeof entry === 'string' ? entry : entry.text)

/**
 * The references of each table that was read. A typed list is checked at every key against tables that do not change.
 */
const read = new WeakMap<Table, string[]>()

/** The tables that a table refers to, each once, in the order of its entries. A table never changes. */
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

/** A reference to a table that does not exist. */
type Unknown = { problem: 'unknown'; table: string; reference: string }
/** A cycle of tables, or a path longer than `maxDepth`: from the first name to the last. */
type Path = { problem: 'cycle' | 'too deep'; path: string[] }
export type Problem = Unknown | Path

/**
 * What is wrong with the references from one table, directly or through other tables.
 * @param name the table to begin with
 * @returns every cycle and every unknown table, and the first path that is too deep
 */
export function problemsFrom(tables: Tables, name: string): Problem[] {
  const problems: Problem[] = []
  /** The levels of references below each table that was walked, by its folded name. */
  const depths = new Map<string, number>()
  let tooDeep = false

  /** @returns the levels of references below this table */
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
