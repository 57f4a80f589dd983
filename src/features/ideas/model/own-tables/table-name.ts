import { zTableName } from '../../../../contract/schemas/ideas.gen.ts'
import { foldName } from '../../../../rules/idea-table/template.ts'
import { unseenInLine } from '../../../../rules/unseen-texts.ts'
import { countCharacters } from '../../../../ui/text-area/count-characters.ts'
import { tableLimits } from '../limits.ts'

/**
 * What is wrong with the name of a table and how to mend it, or `undefined`.
 *
 * @param name as it was typed; blanks around it do not count
 * @param others the names of one's other tables. A table of ours or of a game may have the name: one's own takes its place.
 */
export function tableNameError(name: string, others: readonly string[]): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'Give the table a name.'
  if (countCharacters(trimmed) > tableLimits.name) return `Use at most ${tableLimits.name} characters.`
  if (/[{}]/.test(trimmed))
    return 'Leave the braces out. They go around the name in an entry that draws from the table.'
  if (!zTableName.safeParse(trimmed).success) return unseenInLine
  const isTaken = others.some((other) => foldName(other) === foldName(trimmed))
  return isTaken ? 'You have a table of this name already. Choose another name.' : undefined
}
