import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustBe } from '../games/cases.ts'
import { versionIn } from '../games/game.ts'
import { ask, signInAnew } from '../games/people.ts'
import { createTable, newTable, readTable, withTableOf } from './kept.ts'

/** A name is one table's as long as that is there, and entries stay as they were sent. */
export const tableNameRules: Check[] = [
  {
    id: 'table-name',
    title: 'a name is one table’s, whatever its capitals, until that is deleted',
    where: pointerTo('createIdeaTable', 'description'),
    run: oneName,
  },
  {
    id: 'table-entries',
    title: 'entries come back as they were sent, alike ones and long ones too',
    where: '#/components/schemas/IdeaTable',
    run: sameEntries,
  },
  {
    id: 'tables-hundred',
    title: 'there are a hundred tables at most',
    where: pointerTo('createIdeaTable', 'responses', 409),
    phase: 'aging',
    takes: 10,
    run: hundred,
  },
]

const change = (run: Run, made: Exchange, body: object) => {
  const params = { tableId: String(field(made, 'tableId')) }
  return ask(run, 'host', 'changeIdeaTable', { params, headers: versionIn(made), body })
}
const discard = (run: Run, tableId: string) => ask(run, 'host', 'deleteIdeaTable', { params: { tableId } })

async function oneName(run: Run): Promise<void> {
  const name = newTable().name.replace('Conformance', 'Äther')
  const small = name.toLowerCase()
  await withTableOf(run, 'host', { name }, async (made, tableId) => {
    run.hasStatus(await createTable(run, 'host', newTable({ name: small })), 409, `the name ${small} beside ${name}`)
    const renamed = await change(run, made, { name: small })
    if (run.hasStatus(renamed, 200, 'a table whose own name gets other capitals'))
      mustBe(run, renamed, ['name'], small, 'a table whose own name gets other capitals')
    await discard(run, tableId)
    const again = await createTable(run, 'host', newTable({ name }))
    if (run.hasStatus(again, 201, 'the name of a table that was deleted, which is gone for good'))
      await discard(run, String(field(again, 'tableId')))
  })
}

/** Alike but for their weight, and in no order. */
const entries = [
  { text: 'silver', weight: 2 },
  { text: 'gold', weight: 1 },
  { text: 'gold', weight: 2 },
  { text: 'gold', weight: 2 },
  { text: 'amber', weight: 1 },
]
/** Four bytes a character, as many as there may be. */
const longest = Array.from({ length: 200 }, () => ({ text: '🐉'.repeat(200), weight: 1 }))

async function sameEntries(run: Run): Promise<void> {
  await withTableOf(run, 'host', { entries }, async (made, tableId) => {
    mustBe(run, made, ['entries'], entries, 'entries of a new table')
    const other = [...entries.slice(1), ...entries]
    const changed = await change(run, made, { entries: other })
    if (!run.hasStatus(changed, 200, 'other entries')) return
    for (const exchange of [changed, await readTable(run, 'host', tableId)])
      mustBe(run, exchange, ['entries'], other, 'entries, which are replaced as a whole')
    const whole = await change(run, changed, { entries: longest })
    run.hasStatus(whole, 200, 'a table that gets 200 entries of 200 characters')
  })
  const long = await createTable(run, 'host', newTable({ entries: longest }))
  if (run.hasStatus(long, 201, 'a new table of 200 entries of 200 characters'))
    await discard(run, String(field(long, 'tableId')))
}

async function hundred(run: Run): Promise<void> {
  await signInAnew(run, 'stranger')
  const made: string[] = []
  let last = await createTable(run, 'stranger', newTable())
  while (last.came.status === 201 && made.length <= 100) {
    made.push(String(field(last, 'tableId')))
    last = await createTable(run, 'stranger', newTable())
  }
  run.hasStatus(last, 409, `a table more than ${made.length}`)
  if (made.length !== 100) run.fail(`${made.length} tables are taken`, pointerTo('createIdeaTable', 'responses', 409))
  for (const tableId of made) await ask(run, 'stranger', 'deleteIdeaTable', { params: { tableId } })
}
