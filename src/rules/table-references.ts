/** What a table is told apart by: its name, whatever its capitals and the spaces around it. */
export const tableKey = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** The names in braces in an entry of a table, as they are written: `{place}` draws from the table `place`. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name.trim()).filter((name) => name !== '')

type Table = { name: string; entries: readonly { text: string }[] }

/**
 * Looks for tables that draw from each other in a circle, which no draw could end.
 *
 * @returns the names along the circle, the first of them again at its end; nothing where there is none
 */
export function findCircle(tables: readonly Table[]): string[] | undefined {
  const byKey = new Map(tables.map((table) => [tableKey(table.name), table]))
  const done = new Set<Table>()
  const follow = (table: Table, path: readonly Table[]): string[] | undefined => {
    const begin = path.indexOf(table)
    if (begin >= 0) return [...path.slice(begin), table].map(({ name }) => name)
    if (done.has(table)) return undefined
    for (const key of new Set(table.entries.flatMap(({ text }) => referencesIn(text)).map(tableKey))) {
      const next = byKey.get(key)
      const circle = next && follow(next, [...path, table])
      if (circle) return circle
    }
    done.add(table)
    return undefined
  }
  for (const table of tables) {
    const circle = follow(table, [])
    if (circle) return circle
  }
  return undefined
}
