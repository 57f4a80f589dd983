import { type Entry, maxDepth, type Table, type Tables, textOf } from '../../../../rules/idea-table/graph.ts'
import { foldName, readTemplate } from '../../../../rules/idea-table/template.ts'
import { below, sequenceOf } from './random.ts'

/** The most characters that a draw gives. Entries that refer to tables in turn could grow without end. */
export const maxDrawn = 500

/** What tells one draw from all others: the card's seed, the slot, how often it was rerolled. */
export type Key = readonly (string | number)[]

const weightOf = (entry: string | Entry) => (typeof entry === 'string' ? 1 : (entry.weight ?? 1))

/**
 * Draws an entry: each as often as its share of all weights.
 *
 * Every draw has a sequence of its own, which depends on the key and the table's name alone. So a change of one table
 * changes no draw from another, and a slot that keeps its text shifts no other slot.
 *
 * @returns the entry's text, its references unread; `undefined` if the table is empty
 */
export function pick({ name, entries }: Table, key: Key): string | undefined {
  const total = entries.reduce((sum, entry) => sum + weightOf(entry), 0)
  if (total === 0) return undefined
  let rest = below(sequenceOf(JSON.stringify([...key, foldName(name)])), total)
  const entry = entries.find((each) => {
    rest -= weightOf(each)
    return rest < 0
  })
  return entry === undefined ? undefined : textOf(entry)
}

/**
 * Draws from a table and from those that the entry refers to, up to `maxDepth` one behind the other.
 *
 * A reference that leads nowhere (an unknown table, an empty one, one too deep or in a circle) says the table's name: a
 * card is drawn whatever became of a table.
 *
 * @param name the table, as somebody wrote it
 * @returns one line, its first letter a capital, of at most `maxDrawn` characters; '' if there is no such table
 */
export function drawText(tables: Tables, name: string, key: Key): string {
  let drawn = ''

  function write(text: string, at: Key, depth: number) {
    const template = readTemplate(text)
    const parts = 'error' in template ? [text] : template.parts
    for (const [index, part] of parts.entries()) {
      if (drawn.length >= maxDrawn) return
      if (typeof part === 'string') {
        drawn += part
        continue
      }
      const table = depth < maxDepth ? tables.get(foldName(part.table)) : undefined
      const key = [...at, index]
      const picked = table && pick(table, key)
      if (picked === undefined) drawn += part.table
      else write(picked, [...key, foldName(part.table)], depth + 1)
    }
  }

  const table = tables.get(foldName(name))
  const picked = table && pick(table, key)
  if (picked !== undefined) write(picked, [...key, foldName(name)], 0)
  return capitalised([...drawn].slice(0, maxDrawn).join(''))
}

function capitalised(text: string): string {
  const [first = ''] = text
  const capital = first.toUpperCase()
  // "ß" becomes two letters.
  return [...capital].length === 1 ? capital + text.slice(first.length) : text
}
