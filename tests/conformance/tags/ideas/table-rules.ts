import { mustBe } from '../../kernel/cases.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import { turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { ask, parts, signInAnew, versionIn } from '../../kernel/table.ts'
import { allOf, createTable, discard, idOfTable, keep, newTable, readTable, withTableOf } from './kept.ts'

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

const changeMine = (run: Run, made: Exchange, body: object) => {
  const params = { tableId: String(field(made, 'tableId')) }
  return ask(run, 'host', 'changeIdeaTable', { params, headers: versionIn(made), body })
}
const discardTable = (run: Run, tableId: string) => ask(run, 'host', 'deleteIdeaTable', { params: { tableId } })

async function oneName(run: Run): Promise<void> {
  const name = newTable().name.replace('Conformance', 'Äther')
  const small = name.toLowerCase()
  await withTableOf(run, 'host', { name }, async (made, tableId) => {
    run.hasStatus(await createTable(run, 'host', newTable({ name: small })), 409, `the name ${small} beside ${name}`)
    const renamed = await changeMine(run, made, { name: small })
    if (run.hasStatus(renamed, 200, 'a table whose own name gets other capitals'))
      mustBe(run, renamed, ['name'], small, 'a table whose own name gets other capitals')
    await discardTable(run, tableId)
    const again = await createTable(run, 'host', newTable({ name }))
    if (run.hasStatus(again, 201, 'the name of a table that was deleted, which is gone for good'))
      await discardTable(run, String(field(again, 'tableId')))
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
    const changed = await changeMine(run, made, { entries: other })
    if (!run.hasStatus(changed, 200, 'other entries')) return
    for (const exchange of [changed, await readTable(run, 'host', tableId)])
      mustBe(run, exchange, ['entries'], other, 'entries, which are replaced as a whole')
    const whole = await changeMine(run, changed, { entries: longest })
    run.hasStatus(whole, 200, 'a table that gets 200 entries of 200 characters')
  })
  const long = await createTable(run, 'host', newTable({ entries: longest }))
  if (run.hasStatus(long, 201, 'a new table of 200 entries of 200 characters'))
    await discardTable(run, String(field(long, 'tableId')))
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

const circle = pointerTo('createIdeaTable')

/** Tables draw from each other in no circle; at the end, what the run has made is deleted. */
export const tableRules: Check[] = [
  {
    id: 'table-circle',
    title: 'tables that draw from each other in a circle are refused',
    where: circle,
    run: circles,
  },
  { id: 'table-circle-own', title: 'the tables of another person close no circle', where: circle, run: ofOthers },
  {
    id: 'ideas-cleared',
    title: 'every idea and table of this run is deleted',
    where: pointerTo('deleteIdea'),
    run: clear,
  },
]

const drawing = (...names: string[]) => names.map((name) => ({ text: `beyond { ${name} }`, weight: 1 }))

/** The message of a refused circle has the names of the tables in it. */
function mustNameCircle(run: Run, exchange: Exchange, names: readonly string[], what: string) {
  if (!run.hasStatus(exchange, 409, what)) return
  const message = String(field(exchange, 'message')).toLowerCase()
  if (!names.every((name) => message.includes(name.toLowerCase())))
    run.fail(`${what}: the message does not name the circle`, circle, exchange)
}

async function circles(run: Run): Promise<void> {
  const [first, second, third] = [newTable(), newTable(), newTable()].map(({ name }) => name)
  if (!first || !second || !third) return
  await withTableOf(run, 'host', { name: first, entries: drawing(second.toUpperCase()) }, () =>
    withTableOf(run, 'host', { name: second, entries: drawing(third, 'elsewhere') }, async () => {
      const closing = { name: third, entries: drawing(first) }
      mustNameCircle(
        run,
        await createTable(run, 'host', closing),
        [first, second, third],
        'a table that closes a circle',
      )
      await withTableOf(run, 'host', { name: third }, async (made, tableId) => {
        const change = { params: { tableId }, headers: versionIn(made), body: { entries: closing.entries } }
        const changed = await ask(run, 'host', 'changeIdeaTable', change)
        mustNameCircle(run, changed, [first, second, third], 'a change that closes a circle')
      })
      await withTableOf(run, 'host', { entries: closing.entries }, async (made, tableId) => {
        const change = { params: { tableId }, headers: versionIn(made), body: { name: third } }
        const renamed = await ask(run, 'host', 'changeIdeaTable', change)
        mustNameCircle(run, renamed, [first, second, third], 'a change of the name alone that closes a circle')
      })
    }),
  )
  const itself = newTable()
  const body = { ...itself, entries: drawing(itself.name) }
  mustNameCircle(run, await createTable(run, 'host', body), [itself.name], 'a table that draws from itself')
}

async function ofOthers(run: Run): Promise<void> {
  const [first, second] = [newTable(), newTable()].map(({ name }) => name)
  if (!first || !second) return
  await withTableOf(run, 'player', { name: first, entries: drawing(second) }, async () => {
    const made = await createTable(run, 'host', { name: second, entries: drawing(first) })
    if (!run.hasStatus(made, 201, 'a table that draws from one of somebody else')) return
    await ask(run, 'host', 'deleteIdeaTable', { params: { tableId: String(field(made, 'tableId')) } })
  })
}

const tablesOf = (run: Run, part: Parameters<typeof ask>[1], limit: number) =>
  turnPages(run, (query: Request['query']) => ask(run, part, 'listIdeaTables', { query }), { limit, key: idOfTable })

/** What no check has deleted: calls of the table of permissions, and of checks that broke off. */
async function clear(run: Run): Promise<void> {
  await keep(run, 'host')
  await createTable(run, 'host', newTable())
  const made = (id: string, name: string) =>
    new Set(run.exchanges.filter((one) => one.id === id && one.came.status === 201).map((one) => field(one, name)))
  const [ideas, tables] = [made('createIdea', 'ideaId'), made('createIdeaTable', 'tableId')]
  for (const part of parts) {
    const left = async () => (await allOf(run, part)).filter((id) => ideas.has(id))
    const leftTables = async () => (await tablesOf(run, part, 100)).filter((id) => tables.has(id))
    for (const ideaId of await left()) await discard(run, part, String(ideaId))
    for (const tableId of await leftTables())
      await ask(run, part, 'deleteIdeaTable', { params: { tableId: String(tableId) } })
    const still = [...(await left()), ...(await leftTables())].length
    if (still > 0)
      run.fail(`${still} ideas and tables of this run are left in the lists of: ${part}`, pointerTo('deleteIdea'))
  }
}
