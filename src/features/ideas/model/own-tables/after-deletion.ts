import { inSentence } from '../../../../lib/in-sentence.ts'
import { type Table, tablesIn } from '../../../../rules/idea-table/graph.ts'
import { foldName } from '../../../../rules/idea-table/template.ts'
import { starterTables } from '../tables/starter-tables.ts'

/**
 * What becomes of what draws from a table once it is deleted.
 *
 * @param mine all tables of the person, this one among them
 * @returns a sentence, or '' where nothing draws from it
 */
export function afterDeletion({ name }: Table, mine: readonly Table[], isShared: boolean): string {
  const isThis = (other: string) => foldName(other) === foldName(name)
  if (starterTables.some((table) => isThis(table.name)))
    return 'Cards are drawn from the starter table of this name again.'
  const users = mine.filter((table) => !isThis(table.name) && tablesIn(table).some(isThis))
  if (users.length > 0)
    return `These draw from it, and then say its name instead: ${users.map((table) => inSentence(table.name)).join(', ')}.`
  return isShared ? 'An entry of others that draws from it then says its name instead.' : ''
}
