import { isDeepStrictEqual } from 'node:util'
import { examples } from '../../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../src/contract/paths.ts'
import { longestTexts } from './bad-bodies.ts'
import { badBodies, mustBe, mustName, noPage, type Right, refuseAll } from './cases.ts'
import type { Case, CasesOf, Check } from './check.ts'
import { bodySchemaOf, pointerTo, takes } from './contract.ts'
import { type Exchange, field, headerOf } from './exchange.ts'
import { type OpenId, otherRole, type Row, unknownGame, withoutSession } from './permissions.ts'
import type { Request, Run } from './run.ts'
import { askAsStranger } from './sign-in.ts'
import { ask, idOf, keyed, needed, type Part, standingTable, versionIn, withTable } from './table.ts'
import { refuses } from './validate-exchange.ts'

/** The valid call of a row, by the host, in a game of its own. */
const atTable =
  (row: Row, table: typeof withTable): Right =>
  (run, work) =>
    table(run, async (at) => {
      const request = (await row.with?.(run, at, 'host')) ?? {}
      await work('host', { ...request, params: { ...request.params, gameId: at.gameId } })
    })
export const ownTable = (row: Row): Right => atTable(row, withTable)
const sharedTable = (row: Row): Right => atTable(row, async (run, work) => work(await standingTable(run)))

/** The valid call of a personal list, by the host. */
export const asHost = (): Right => (_run, work) => work('host', {})

/** The refusals that the contract describes completely, so that they are derived from it. */
type Derived = 400 | 401 | 412 | 428
type Some<Id extends OperationId, Status> = Pick<CasesOf<Id>, keyof CasesOf<Id> & Status>

/** The refusals of an operation. `more`: what else is refused, beside what the schema refuses. */
export function refused<Id extends OperationId>(id: Id, right: Right, more?: Row['bad']): Some<Id, Derived> {
  const all: Record<number, Case> = {
    400: takes(id, 'cursor') ? noPage(right, id) : badRequest(id, right, more),
    401: {
      title: 'without a session it is refused',
      run: (run) => right(run, (_by, request) => askAsStranger(run, id, 401, request)),
    },
    412: { title: 'another version is not changed', run: (run) => right(run, stale(run, id)) },
    428: {
      title: 'a change has to name its version',
      run: (run) =>
        right(run, async (by, { headers: _, ...bare }) => {
          run.hasStatus(await ask(run, by, id, bare), 428, 'without If-Match')
        }),
    },
  }
  return declared(id, all)
}

/** The refusals of an operation on a game: also for strangers, other roles and other games. */
export function refusedIn<Id extends OpenId>(id: Id, row: Row): Some<Id, Derived | 403 | 404> {
  const more = { 401: withoutSession(id, row), 403: otherRole(id, row), 404: unknownGame(id, row) }
  return declared(id, { ...refused(id, sharedTable(row), row.bad), ...more })
}

function declared<Id extends OperationId, Status>(id: Id, all: Record<number, Case>): Some<Id, Status> {
  const known = Object.entries(all).filter(([status]) => status in examples[id].answers)
  return Object.fromEntries(known) as Some<Id, Status>
}

const badRequest = (id: OperationId, right: Right, more: Row['bad'] = () => []): Case => ({
  title: 'what is none is refused, and what has no key that needs one',
  run: (run) =>
    right(run, async (by, request) => {
      const send = (bad: Request) => ask(run, by, id, { ...request, body: undefined, ...bad, ...fresh(id, request) })
      const bodies = bodySchemaOf(id) === undefined ? [] : badBodies(id, Object(request.body))
      await refuseAll(run, [...bodies, ...(await more(run))], send)
      if (!takes(id, 'Idempotency-Key')) return
      for (const headers of [{}, keyed('short'), keyed('-'.repeat(27))])
        run.hasStatus(await ask(run, by, id, { ...request, headers }), 400, `the headers ${JSON.stringify(headers)}`)
    }),
})

/** A key belongs to one body. */
const fresh = (id: OperationId, { headers }: Request): Request =>
  takes(id, 'Idempotency-Key') ? { headers: { ...headers, ...keyed() } } : {}

const gets = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'GET')
/** The GET that shows what an operation changes: the one with the longest matching address. */
export function readerOf(id: OperationId): OperationId {
  const { path } = operations[id]
  const above = gets.filter((each) => `${path}/`.startsWith(`${operations[each].path}/`) && !takes(each, 'cursor'))
  const [reader] = above.toSorted((a, b) => operations[b].path.length - operations[a].path.length)
  if (!reader) throw new Error(`nothing shows what ${id} changes`)
  return reader
}

const look = async (run: Run, by: Part, id: OperationId, { params }: Request) =>
  needed(await ask(run, by, readerOf(id), { params }), 200, 'looking at what is to be changed')

const stale = (run: Run, id: OperationId) => async (by: Part, request: Request) => {
  const before = await look(run, by, id, request)
  const sent = await ask(run, by, id, { ...request, headers: { 'If-Match': '"900719"' } })
  run.hasStatus(sent, 412, 'a version that never was')
  if (!isDeepStrictEqual(field(await look(run, by, id, request)), field(before)))
    run.fail('a change that was refused is made', pointerTo(id, 'responses', 412), sent)
}

/** The fields that every change updates. */
const moving = ['rev', 'updatedAt', 'changedBy', 'chosen']

/** Whether the answer of an operation names who made the last change, as its example does. */
const namesWhoChanged = (id: OperationId) =>
  Object.values(examples[id].answers).some((all) => Object.values(all).some((one) => 'changedBy' in Object(one)))

/** The case 200 of a change of some fields. */
export const changed = (id: OperationId, right: Right): Case => ({
  title: 'the version that is named is changed, and nothing else',
  run: (run) =>
    right(run, async (by, request) => {
      const before = await look(run, by, id, request)
      const change = { ...request, headers: versionIn(before) }
      const sent = await ask(run, by, id, change)
      if (!run.hasStatus(sent, 200, 'the version at hand')) return
      for (const exchange of [sent, await look(run, by, id, request)]) {
        if (mustName(run, exchange, 'after a change') !== Number(field(before, 'rev')) + 1)
          mustBe(run, exchange, ['rev'], Number(field(before, 'rev')) + 1, 'after one change')
        if (namesWhoChanged(id))
          mustBe(run, exchange, ['changedBy', 'userId'], await idOf(run, by), 'after a change of one’s own')
        const due: object = { ...Object(field(before)), ...Object(request.body) }
        for (const [name, value] of Object.entries(due))
          if (!moving.includes(name)) mustBe(run, exchange, [name], value, 'after a change')
      }
      run.hasStatus(await ask(run, by, id, change), 412, 'the version before')
    }),
})

const version = '#/components/headers/Version'

/** Of several changes of one version only one succeeds. */
export const atOnceRule = (id: OperationId, right: Right): Check => ({
  id: `${id}.at-once`,
  title: `${id}: of changes at once, one is made`,
  where: version,
  run: (run) =>
    right(run, async (by, request) => {
      const headers = versionIn(await look(run, by, id, request))
      const tries = await Promise.all(Array.from({ length: 4 }, () => ask(run, by, id, { ...request, headers })))
      const made = tries.filter(({ came }) => came.status === 200)
      if (made.length !== 1)
        run.fail(`of four changes of one version at once, ${made.length} are made`, version, made[1])
      for (const one of tries.filter((each) => !made.includes(each)))
        run.hasStatus(one, 412, 'a change at the same time as another')
      const [winner] = made
      if (winner && !isDeepStrictEqual(field(await look(run, by, id, request)), field(winner)))
        run.fail('after changes at once the one that was made is not there', version, winner)
    }),
})

/** The rules of every change of some fields. @param right a call that changes something */
export const versionRules = (id: OperationId, right: Right): Check[] => [
  atOnceRule(id, right),
  {
    id: `${id}.same`,
    title: `${id}: what changes nothing is no new version, and a text may have its length in characters`,
    where: version,
    run: (run) =>
      right(run, async (by, request) => {
        // As a proxy that compresses makes it.
        const change = async (body: object) => {
          const { 'If-Match': version } = versionIn(await look(run, by, id, request))
          return ask(run, by, id, { ...request, headers: { 'If-Match': version.replace(/^(W\/)?/, 'W/') }, body })
        }
        const once = await change(Object(request.body))
        if (!run.hasStatus(once, 200, 'a change of a weak version')) return
        const again = needed(await change(Object(request.body)), 200, 'the same change again')
        mustBe(run, again, ['rev'], field(once, 'rev'), 'the same change again')
        for (const [name, text] of Object.entries(longestTexts(id))) {
          const body = { [name]: text }
          if (refuses(id, { body })) continue
          const sent = await change(body)
          if (run.hasStatus(sent, 200, `${name} in characters of four bytes`))
            mustBe(run, sent, [name], text, 'as it was sent')
        }
      }),
  },
]

/** Something created with a key: how, the name of its id, and how it is deleted. */
type Maker = { right: Right; name: string; clear?: (run: Run, id: string) => Promise<unknown> }

const key = '#/components/parameters/IdempotencyKey'

/** The `Location` of a new thing is below the address of its list, and leads to it. */
async function mustLead(
  run: Run,
  by: Part,
  id: OperationId,
  { name, params }: Request & { name: string },
  made: Exchange,
) {
  const due = `${buildPath(operations[id].path, params)}/${String(field(made, name))}`
  const location = headerOf(made.came, 'location')
  const where = pointerTo(id, 'responses', 201, 'headers', 'Location')
  if (location !== run.target.basePath + due)
    run.fail(`Location is ${location}, not ${run.target.basePath}${due}`, where, made)
  const reader = gets.find((each) => operations[each].path === `${operations[id].path}/{${name}}`)
  if (!reader) return
  const found = await ask(run, by, reader, { params: { ...params, [name]: String(field(made, name)) } })
  if (!isDeepStrictEqual(field(found), field(made)))
    run.fail('what is made is not what is found where it is', where, found)
}

/** A key creates one thing, however often it is sent. */
export const keyRule = (id: OperationId, { right, name, clear }: Maker): Check => ({
  id: `${id}.key`,
  title: `${id}: a key makes one, its texts as long as they may be, sent again, at once or in another order, and none once that is deleted`,
  where: key,
  run: (run) =>
    right(run, async (by, { body, ...rest }) => {
      const long = Object.entries(longestTexts(id)).filter(
        ([name, text]) => !refuses(id, { body: { ...Object(body), [name]: text } }),
      )
      const request = { ...rest, body: { ...Object(body), ...Object.fromEntries(long) } }
      const other = { ...request, body: Object.fromEntries(Object.entries(Object(request.body)).toReversed()) }
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => ask(run, by, id, request)))
      const tries = [...atOnce, await ask(run, by, id, request), await ask(run, by, id, other)]
      const done = tries.find(({ came }) => came.status < 300)?.came.status ?? 201
      for (const one of tries) run.hasStatus(one, done, 'a key that is sent several times')
      const made = new Map(tries.map((one) => [JSON.stringify(field(one, name)), one]))
      if (made.size > 1) run.fail(`a key that is sent several times makes ${made.size}`, key, tries.at(-1))
      if (done === 201 && tries[0]) await mustLead(run, by, id, { ...request, name }, tries[0])
      if (!clear) return
      for (const one of made.values()) await clear(run, String(field(one, name)))
      const again = await ask(run, by, id, request)
      if (!run.hasStatus(again, 409, 'a key of what is deleted')) await clear(run, String(field(again, name)))
    }),
})
