import type { NewIdeaTable } from '../../../src/contract/types.gen.ts'
import { foldName, inArrows, problemsFrom, tablesOf } from '../../../src/rules/idea-tables.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { count, type IdeaTableRow, ideaTables } from './tables.ts'

/** Makes a table, within a step. */
export async function keepTable(
  rows: Step,
  { now, newId }: Inside,
  authorId: string,
  table: NewIdeaTable,
): Promise<IdeaTableRow> {
  const times = { rev: 1, createdAt: now(), updatedAt: now(), changedBy: authorId, made: await count(rows, authorId) }
  const row = { ...table, tableId: table.tableId ?? newId(), authorId, ...times }
  rows(ideaTables).put(row)
  return row
}

type Draft = Pick<IdeaTableRow, 'authorId' | 'name' | 'entries'> & { tableId?: string | undefined }

/** What stands against a table among the others of its author, within a step: its name, or a circle, in a sentence. */
export async function clashOf(rows: Step, table: Draft): Promise<'name' | { circle: string } | undefined> {
  const all = await rows(ideaTables).where({ authorId: table.authorId })
  const others = all.filter(({ tableId }) => tableId !== table.tableId)
  if (others.some(({ name }) => foldName(name) === foldName(table.name))) return 'name'
  // The others have no circle among themselves, or they would have been refused.
  const problems = problemsFrom(tablesOf(others, [table]), table.name)
  const circle = problems.find(({ problem }) => problem === 'cycle')
  if (!circle || !('path' in circle)) return undefined
  return { circle: `These tables would draw from each other in a circle: ${inArrows(circle.path)}.` }
}
