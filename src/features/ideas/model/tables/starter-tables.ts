import type { Table } from '../../../../rules/idea-tables.ts'
import text from './starter-tables.txt?raw'

/** An entry, as a person would paste it too: `3 a rope` comes up three times as often as `a rope`. */
function entryOf(line: string): Table['entries'][number] {
  const [, weight, weighted] = /^(\d+) (.+)$/.exec(line) ?? []
  return weighted === undefined ? line : { text: weighted, weight: Number(weight) }
}

/**
 * The tables that every person has at first, in the order of the kinds and their slots: after `# ` the name of a table,
 * and below it an entry a line. They are large: only code that loads with the view may import them.
 */
export const starterTables: readonly Table[] = text
  .split(/^# /m)
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.split('\n').filter((line) => line !== '')
    return { name, entries: lines.map(entryOf) }
  })
