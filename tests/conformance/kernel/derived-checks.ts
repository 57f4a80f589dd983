import { isDeepStrictEqual } from 'node:util'
import { examples } from '../../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { longestTexts } from './bad-bodies.ts'
import { badBodies, bodiesWith, calling, mustBe, mustNameVersion, noPage, refuseAll, type WithCall } from './cases.ts'
import { type Case, type CasesOf, type Check, does, pointerTo, type StatusOf } from './check.ts'
import { answerSchemaOf, bodySchemaOf, propertiesOf, readerOf, takes } from './contract.ts'
import { field } from './exchange.ts'
import { ask, idOf, keyed, members, needed, type Part, versionIn } from './group.ts'
import { keyRule } from './key-rule.ts'
import {
  archivedGame,
  conflicts,
  eachOf,
  type MayId,
  onlyArchivedConflicts,
  otherRole,
  permissionsOf,
  type Row,
  type Rows,
  successOf,
  unknownGame,
  validRequest,
  withoutSession,
} from './permissions.ts'
import type { Request, Run } from './run.ts'
import { inGroup, inSharedGroup, withIds } from './scene.ts'
import { askAsStranger } from './sign-in.ts'
import { refuses } from './validate-exchange.ts'

/** The host's valid call, as its row says, in a game of its own. */
export const inOwnGame =
  (id: MayId, row: Row = {}): WithCall =>
  (run, work) =>
    inGroup('', async (scene) => work('host', await validRequest(scene, id, row))).run(run)
/** The same in the shared game. */
const inSharedGame =
  (id: MayId, row: Row): WithCall =>
  (run, work) =>
    inSharedGroup('', async (scene) => work('host', await validRequest(scene, id, row))).run(run)

/** The valid call of a personal list, by the host. */
export const asHost = (): WithCall => (_run, work) => work('host', {})

/** The statuses of refusals whose cases are made from the contract alone. */
type Derived = 400 | 401 | 412 | 428
type CasesWith<Id extends OperationId, Status> = Pick<CasesOf<Id>, keyof CasesOf<Id> & Status>

/** The refusals of an operation. `more`: what else is refused, beside what the schema refuses. */
export function refused<Id extends OperationId>(id: Id, withCall: WithCall, more?: Row['bad']): CasesWith<Id, Derived> {
  const all: Record<number, Case> = {
    400: takes(id, 'cursor') ? noPage(withCall, id) : badRequest(id, withCall, more),
    401: calling('without a session it is refused', withCall, (run, _by, request) =>
      askAsStranger(run, id, 401, request),
    ),
    412: stale(id, withCall),
    428: calling('a change has to name its version', withCall, async (run, by, { headers: _, ...bare }) => {
      run.hasStatus(await ask(run, by, id, bare), 428, 'without If-Match')
    }),
  }
  return onlyDeclared(id, all)
}

/** The refusals of an operation on a game: also for strangers, other roles and other games. */
export function refusedIn<Id extends MayId>(id: Id, row: Row): CasesWith<Id, Derived | 403 | 404> {
  const more = { 401: withoutSession(id, row), 403: otherRole(id, row), 404: unknownGame(id, row) }
  return onlyDeclared(id, { ...refused(id, inSharedGame(id, row), row.bad), ...more })
}

function onlyDeclared<Id extends OperationId, Status>(id: Id, all: Record<number, Case>): CasesWith<Id, Status> {
  const known = Object.entries(all).filter(([status]) => status in examples[id].answers)
  return Object.fromEntries(known) as CasesWith<Id, Status>
}

const badRequest = (id: OperationId, withCall: WithCall, more: Row['bad'] = []): Case =>
  calling('an invalid call is refused, also one without the key that it needs', withCall, async (run, by, request) => {
    // What is wrong replaces the valid body. A new key comes last: a key belongs to one body.
    const send = (bad: Request) => ask(run, by, id, { ...request, body: undefined, ...bad, ...newKeyFor(id, request) })
    const bodies = bodySchemaOf(id) === undefined ? [] : badBodies(id, Object(request.body))
    const others = await Promise.all(more.map(async (each) => Object(await withIds(run, each))))
    await refuseAll(run, [...bodies, ...bodiesWith(Object(request.body), others)], send)
    if (!takes(id, 'Idempotency-Key')) return
    for (const headers of [{}, keyed('short'), keyed('-'.repeat(27))])
      run.hasStatus(await ask(run, by, id, { ...request, headers }), 400, `the headers ${JSON.stringify(headers)}`)
  })

/** A key that was not sent yet, if the operation takes one. */
const newKeyFor = (id: OperationId, { headers }: Request): Request =>
  takes(id, 'Idempotency-Key') ? { headers: { ...headers, ...keyed() } } : {}

const look = async (run: Run, by: Part, id: OperationId, { params }: Request) =>
  needed(await ask(run, by, readerOf(id), { params }), 200, 'looking at what is to be changed')

const stale = (id: OperationId, withCall: WithCall) =>
  calling('another version is not changed', withCall, async (run, by, request) => {
    const before = await look(run, by, id, request)
    const sent = await ask(run, by, id, { ...request, headers: { 'If-Match': '"900719"' } })
    run.hasStatus(sent, 412, 'a version that never was')
    if (!isDeepStrictEqual(field(await look(run, by, id, request)), field(before)))
      run.fail('a change that was refused is made', pointerTo(id, 'responses', 412), sent)
  })

/** The fields that every change updates. `chosen` is a profile's: somebody has chosen a name. */
const alwaysChanging = ['rev', 'updatedAt', 'changedBy', 'chosen']

/** Whether the answer of an operation names who made the last change, as its example does. */
const namesWhoChanged = (id: OperationId) =>
  Object.values(examples[id].answers).some((all) => Object.values(all).some((one) => 'changedBy' in Object(one)))

/** The case 200 of a change of some fields. */
export const changeCase = (id: OperationId, withCall: WithCall): Case =>
  calling('the version that is named is changed, and nothing else', withCall, async (run, by, request) => {
    const before = await look(run, by, id, request)
    const change = { ...request, headers: versionIn(before) }
    const sent = await ask(run, by, id, change)
    if (!run.hasStatus(sent, 200, 'the current version')) return
    for (const exchange of [sent, await look(run, by, id, request)]) {
      if (mustNameVersion(run, exchange, 'after a change') !== Number(field(before, 'rev')) + 1)
        mustBe(run, exchange, ['rev'], Number(field(before, 'rev')) + 1, 'after one change')
      if (namesWhoChanged(id))
        mustBe(run, exchange, ['changedBy', 'userId'], await idOf(run, by), 'after a change of one’s own')
      const want: object = { ...Object(field(before)), ...Object(request.body) }
      for (const [name, value] of Object.entries(want))
        if (!alwaysChanging.includes(name)) mustBe(run, exchange, [name], value, 'after a change')
    }
    run.hasStatus(await ask(run, by, id, change), 412, 'the version before')
  })

const version = '#/components/headers/Version'

/** Of several changes of one version only one succeeds. */
export const atOnceRule = (id: OperationId, withCall: WithCall): Check => ({
  id: `${id}.at-once`,
  where: version,
  ...calling(`${id}: of changes at once, one is made`, withCall, async (run, by, request) => {
    const headers = versionIn(await look(run, by, id, request))
    const tries = await Promise.all(Array.from({ length: 4 }, () => ask(run, by, id, { ...request, headers })))
    const made = tries.filter(({ came }) => came.status === 200)
    if (made.length !== 1) run.fail(`of four changes of one version at once, ${made.length} are made`, version, made[1])
    for (const one of tries.filter((each) => !made.includes(each)))
      run.hasStatus(one, 412, 'a change at the same time as another')
    const [winner] = made
    if (winner && !isDeepStrictEqual(field(await look(run, by, id, request)), field(winner)))
      run.fail('after changes at once the one that was made is not there', version, winner)
  }),
})

/** The rules of every change of some fields. @param withCall a call that changes something */
export const versionRules = (id: OperationId, withCall: WithCall): Check[] => [
  atOnceRule(id, withCall),
  {
    id: `${id}.same`,
    where: version,
    ...calling(`${id}: no change, no version; texts are counted in characters`, withCall, async (run, by, request) => {
      // A proxy that compresses makes a version weak. A weak version is accepted, too.
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

/** Whether an operation changes fields of what another one shows as a whole. */
function isPatch(id: OperationId): boolean {
  if (operations[id].method !== 'PATCH' || !takes(id, 'If-Match')) return false
  const shown = answerSchemaOf(readerOf(id), 200)
  const names = propertiesOf(shown)
  const fields = Object.keys(propertiesOf(bodySchemaOf(id)))
  return isDeepStrictEqual(answerSchemaOf(id, 200), shown) && fields.every((one) => one in names)
}

/** Whether 409 only means that a key was used before, or that the game is archived. */
const onlyKeyConflicts = (id: OperationId) =>
  takes(id, 'Idempotency-Key') && conflicts(id).every((name) => /^(otherBody|gone|archived)$/.test(name))

/** The case of a deletion: what is deleted is there for nobody, also not for a second deletion. */
const deletionCase = (id: MayId, row: Row, status: number): Case =>
  calling('what is deleted is found by nobody', inOwnGame(id, row), async (run, _by, { params }) => {
    run.hasStatus(await ask(run, 'host', id, { params }), status, 'deleting what is there')
    for (const part of members)
      run.hasStatus(await ask(run, part, readerOf(id), { params }), 404, `what is deleted, to the ${part}`)
    run.hasStatus(await ask(run, 'host', id, { params }), 404, 'deleting it again')
  })
const isDeletion = (id: OperationId) =>
  operations[id].method === 'DELETE' && operations[readerOf(id)].path === operations[id].path

const withCallOf = (id: MayId, row: Row) => row.change ?? inOwnGame(id, row)

/** The rules of operations on a game that follow from the contract. */
export const rulesOf = (rows: Rows): Check[] => [
  ...permissionsOf(rows),
  ...eachOf(rows).flatMap(({ id, row }) => [
    ...(isPatch(id) ? versionRules(id, withCallOf(id, row)) : []),
    ...(takes(id, 'Idempotency-Key') && !onlyKeyConflicts(id) ? [keyRule(id, inOwnGame(id, row))] : []),
  ]),
]

/** The cases by hand, by their ids: successes, and what the contract leaves open. */
type ByHand<Id extends MayId> = { [One in Id as `${One}.${StatusOf<One>}`]?: Case }

/** The cases of the operations on a game. Refusals are derived from the contract, and so is a change of some fields. */
export function casesOf<TagRows extends Rows>(
  rows: TagRows,
  byHand: ByHand<keyof TagRows & MayId>,
): { [Id in keyof TagRows & MayId]: CasesOf<Id> } {
  const all = eachOf(rows).map(({ id, row }) => {
    const derived: object = {
      ...refusedIn(id, row),
      ...(isPatch(id) && { 200: changeCase(id, withCallOf(id, row)) }),
      ...(isDeletion(id) && { [successOf(id)]: deletionCase(id, row, successOf(id)) }),
      ...(onlyArchivedConflicts(id) && { 409: archivedGame(id, row) }),
      ...(onlyKeyConflicts(id) && { 409: does('one key does one thing', keyRule(id, inOwnGame(id, row)).run) }),
    }
    const statuses = Object.keys(examples[id].answers)
    const cases = statuses.flatMap((status) => {
      const one: unknown = Reflect.get(byHand, `${id}.${status}`) ?? Reflect.get(derived, status)
      if (!one && !/429|500/.test(status)) throw new Error(`There is no case ${id}.${status}.`)
      return one ? [[status, one] as const] : []
    })
    return [id, Object.fromEntries(cases)]
  })
  return Object.fromEntries(all)
}
