import type { NewIdeaTable } from '../../../src/contract/types.gen.ts'
import { findCircle, tableKey } from '../../../src/rules/table-references.ts'
import type { Inside } from '../../kernel/handle.ts'
import { count, type IdeaTableRow, ideaTables } from '../../kernel/kept-ideas.ts'
import type { Step } from '../../kernel/rows.ts'

/** Makes a table, within a step. */
export async function keepTable(
  rows: Step,
  { now, newId }: Inside,
  authorId: string,
  table: NewIdeaTable,
): Promise<IdeaTableRow> {
  const times = { rev: 1, createdAt: now(), updatedAt: now(), made: await count(rows, authorId) }
  const row = { ...table, tableId: table.tableId ?? newId(), authorId, ...times }
  rows(ideaTables).put(row)
  return row
}

type Draft = Pick<IdeaTableRow, 'authorId' | 'name' | 'entries'> & { tableId?: string | undefined }

/** What stands against a table among the others of its author, within a step: its name, or a circle, in a sentence. */
export async function clashOf(rows: Step, table: Draft): Promise<'name' | { circle: string } | undefined> {
  const all = await rows(ideaTables).where('author', table.authorId)
  const others = all.filter(({ tableId }) => tableId !== table.tableId)
  if (others.some(({ name }) => tableKey(name) === tableKey(table.name))) return 'name'
  const circle = findCircle([table, ...others])
  return circle && { circle: `These tables would draw from each other in a circle: ${circle.join(', ')}.` }
}
