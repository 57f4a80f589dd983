import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { mustBe, mustName } from '../games/cases.ts'
import { keyed, versionIn } from '../games/game.ts'
import { turnPages } from '../games/pages.ts'
import { ask, idOf, parts } from '../games/people.ts'
import { allOf, createTable, discard, idOfTable, keep, newTable, withTableOf } from './kept.ts'

const key = '#/components/parameters/IdempotencyKey'
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
  { id: 'table-key', title: 'a key makes one table, however often it is sent', where: key, run: oncePerKey },
  {
    id: 'table-same',
    title: 'a change to what is there already keeps the version',
    where: '#/components/headers/Version',
    run: same,
  },
  { id: 'tables-pages', title: 'pages skip and repeat no table', where: '#/components/schemas/NextCursor', run: pages },
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

async function oncePerKey(run: Run): Promise<void> {
  const [headers, body] = [keyed(), newTable()]
  await idOf(run, 'host')
  const send = () => createTable(run, 'host', body, headers)
  const tries = [...(await Promise.all([send(), send(), send()])), await send()]
  for (const one of tries) run.hasStatus(one, 201, 'a key that is sent several times')
  const made = tries.filter(({ came }) => came.status === 201).map((one) => String(field(one, 'tableId')))
  const ids = [...new Set(made)]
  if (ids.length > 1) run.fail(`a key that is sent several times makes ${ids.length} tables`, key, tries.at(-1))
  const discardAll = async () => {
    for (const tableId of ids) await ask(run, 'host', 'deleteIdeaTable', { params: { tableId } })
  }
  await discardAll()
  const again = await send()
  run.hasStatus(again, 409, 'a key whose table was deleted')
  if (again.came.status === 201) ids.push(String(field(again, 'tableId')))
  await discardAll()
}

async function same(run: Run): Promise<void> {
  await withTableOf(run, 'host', {}, async (made, tableId) => {
    const body = { name: field(made, 'name'), entries: field(made, 'entries') }
    const changed = await ask(run, 'host', 'changeIdeaTable', { params: { tableId }, headers: versionIn(made), body })
    if (run.hasStatus(changed, 200, 'a change to what is there'))
      mustBe(run, changed, ['rev'], mustName(run, made, 'a table'), 'after a change to what is there')
  })
}

const tablesOf = (run: Run, part: Parameters<typeof ask>[1], limit: number) =>
  turnPages(run, (query: Request['query']) => ask(run, part, 'listIdeaTables', { query }), { limit, key: idOfTable })

async function pages(run: Run): Promise<void> {
  await withTableOf(run, 'host', {}, () =>
    withTableOf(run, 'host', {}, () =>
      withTableOf(run, 'host', {}, async () => {
        const [all, each] = [await tablesOf(run, 'host', 100), await tablesOf(run, 'host', 1)]
        if (all.join() !== each.join())
          run.fail('the pages of tables skip, repeat or order them otherwise', '#/components/schemas/NextCursor')
      }),
    ),
  )
}

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
