import { examples } from '../../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import type { Role } from '../../../src/contract/types.gen.ts'
import type { WithCall } from './cases.ts'
import { type Case, type Check, does, pointerTo } from './check.ts'
import { differences } from './differences.ts'
import { ask, type Group, idOf, members, newId, type Part, withGame } from './group.ts'
import type { Exchange, Request, Run } from './run.ts'
import { type By, type Input, inGroup, inSharedGroup, requestOf, type Scene } from './scene.ts'

/** The id of an operation with `x-may`. Each has a row. */
export type MayId = {
  [Id in OperationId]: (typeof operations)[Id] extends { may: readonly Role[] } ? Id : never
}[OperationId]

export type Row = {
  /** The status by role, where it is not the success that the contract declares. */
  statusOf?: Partial<Record<Role, number>>
  /** A valid input, beside the game. `part`: the member whose call it is. */
  input?: Input | ((scene: Scene & Group, part: Part) => Input | Promise<Input>)
  /** A success changes the game, so each call is made in a game of its own. */
  ownGame?: true
  /** What is refused with 400 in a valid body, beside what the schema refuses. */
  bad?: readonly Input[]
  /** What does not exist in the host's game, in a valid input. */
  notThere?: readonly Input[] | ((scene: Scene & Group) => Promise<readonly Input[]>)
  /** A call that changes something, if the valid input does not. */
  change?: WithCall
  /** What a role may do only with some items. */
  forbidden?: (scene: Scene & Group) => Promise<unknown>
}
/** The rows of a tag: an operation without one is a type error. */
export type RowsOf<Tag extends string> = {
  [Id in MayId as (typeof operations)[Id]['tag'] extends Tag ? Id : never]: Row
}

/** People who are no longer members, not yet, or never were. */
const outside = { stranger: 'a stranger', waiting: 'somebody who waits', removed: 'somebody who was removed' } as const

/** The roles that the contract permits. */
const may = (id: MayId): readonly Role[] => operations[id].may

/** The valid input of a row. People outside the game send what the host would. */
const inputOf = async ({ input }: Row, scene: Scene & Group, seat: Part): Promise<Input> =>
  (typeof input === 'function' ? await input(scene, seat) : input) ?? {}

/** The valid request of a row. */
export async function validRequest(scene: Scene & Group, id: MayId, row: Row, part: By = 'host') {
  const seat = members.find((each) => each === part) ?? 'host'
  return requestOf(scene.run, seat, id, await inputOf(row, scene, seat), scene.gameId)
}

async function tryAs(scene: Scene & Group, part: By, id: MayId, row: Row, gameId = scene.gameId) {
  const request = await validRequest(scene, id, row, part)
  return ask(scene.run, part, id, { ...request, params: { ...request.params, gameId } })
}

/** The success that the contract declares. */
export const successOf = (id: MayId) =>
  Number(Object.keys(examples[id].answers).find((status) => status.startsWith('2')))
const statusFor = (id: MayId, { statusOf }: Row, role: Role) => statusOf?.[role] ?? successOf(id)

/** The examples of 409 in the contract. */
export const conflicts = (id: OperationId) => Object.keys(Object(Reflect.get(examples[id].answers, 409) ?? {}))
/** Whether an archived game has an example of its own. */
const isRefusedInArchive = (id: MayId) => conflicts(id).includes('archived')
/** Whether 409 only means that the game is archived. */
export const onlyArchivedConflicts = (id: MayId) => conflicts(id).join() === 'archived'

/** What an archived game still allows: members leave, requests are declined, it is restored. The rest is refused. */
const inArchive = (id: MayId, row: Row): Check => ({
  id: `${id}.archived`,
  where: pointerTo(id, 'responses'),
  ...inGroup(`${id} is ${isRefusedInArchive(id) ? 'refused' : 'done'} in an archived game`, async (scene) => {
    const request = await validRequest(scene, id, row)
    await scene.by('host', 'archiveGame', 200)
    const sent = await ask(scene.run, 'host', id, request)
    scene.run.hasStatus(sent, isRefusedInArchive(id) ? 409 : statusFor(id, row, 'host'), 'in an archived game')
  }),
})

/** The permitted roles succeed. For people outside the game, the game does not exist. */
const permission = (id: MayId, row: Row): Check => ({
  id: `${id}.may`,
  where: pointerTo(id, 'x-may'),
  ...inSharedGroup(`${id} is open to ${may(id).join(', ')}; to others the game is not there`, async (scene) => {
    const { run } = scene
    const unknown = () => tryAs(scene, 'stranger', id, row, newId())
    const [one, other] = [await unknown(), await unknown()]
    run.hasStatus(one, 404, 'a game that does not exist')
    for (const part of ['stranger', 'waiting', 'removed'] as const)
      reportDifferences(run, await tryAs(scene, part, id, row), one, other, outside[part])
    const { params } = await validRequest(scene, id, row)
    const broken = { params, query: { no: 'such' }, ...(operations[id].method !== 'GET' && { text: '{"no":' }) }
    run.hasStatus(await ask(run, 'stranger', id, broken), 404, 'a broken call of a stranger')
    for (const role of members.filter((each) => may(id).includes(each))) {
      const act = async (at: Scene & Group) =>
        void run.hasStatus(await tryAs(at, role, id, row), statusFor(id, row, role), `${id} by the role ${role}`)
      await (row.ownGame ? inGroup('', act).run(run) : act(scene))
    }
  }),
})

function reportDifferences(run: Run, came: Exchange, one: Exchange, other: Exchange, who: string) {
  if (!run.hasStatus(came, 404, who) || came.id === undefined) return
  const where = pointerTo(came.id, 'responses', 404)
  for (const { what, one: real, other: unknown } of differences(came, one, other))
    run.fail(`${what} reveals to ${who} that there is a game: ${real}, not ${unknown}`, where, came)
}

/** The case 401: without a session, and with an invented one. */
export const withoutSession = (id: MayId, row: Row): Case =>
  inSharedGroup('without a session it is refused', async (scene) => {
    scene.run.hasStatus(await tryAs(scene, 'nobody', id, row), 401, 'without a session')
    scene.run.hasStatus(await tryAs(scene, 'nobody', id, row, newId()), 401, 'without a session, where no game is')
  })

/** The case 403: a member without the role. */
export const otherRole = (id: MayId, row: Row): Case =>
  inSharedGroup('to another role it is refused', async (scene) => {
    for (const role of members.filter((each) => !may(id).includes(each)))
      scene.run.hasStatus(await tryAs(scene, role, id, row), 403, `${id} by the role ${role}`)
    await row.forbidden?.(scene)
  })

/** The case 404: an unknown game, and what is not in the host's game. */
export const unknownGame = (id: MayId, row: Row): Case =>
  inSharedGroup('what does not exist is not found', async (scene) => {
    const { run, gameId, asking } = scene
    run.hasStatus(await tryAs(scene, 'host', id, row, newId()), 404, 'a game that nobody has')
    run.hasStatus(await tryAs(scene, 'host', id, row, 'x'), 404, 'an id of another form')
    const input = await inputOf(row, scene, 'host')
    const right = await requestOf(run, 'host', id, input, gameId)
    const mustMiss = async (params: Request['params'], what: string) => {
      const sent = await ask(run, 'host', id, { ...right, params: { ...right.params, ...params } })
      run.hasStatus(sent, 404, what)
    }
    const [, nested] = /\{gameId\}.*\{(\w+)\}/.exec(operations[id].path) ?? []
    // What belongs to one game of the host is not found in another one, and neither is an id of another kind.
    if (nested !== undefined) {
      await withGame(run, {}, (other) => mustMiss({ gameId: other }, 'what belongs to another game of mine'))
      const kinds = { userId: await idOf(run, 'host'), invitationId: asking.invitationId, gameId }
      for (const [name, other] of Object.entries(kinds).filter(([each]) => each !== nested))
        await mustMiss({ [nested]: other }, `a ${name} as ${nested}`)
    }
    const missing = typeof row.notThere === 'function' ? await row.notThere(scene) : (row.notThere ?? [])
    for (const each of missing) {
      const version = right.headers?.['If-Match']
      const request = await requestOf(run, 'host', id, { ...input, version, ...each }, gameId)
      run.hasStatus(await ask(run, 'host', id, request), 404, JSON.stringify(each))
    }
  })

export type Rows = Partial<Record<MayId, Row>>

/** Rows, with their operations. */
export const eachOf = (rows: Rows) => Object.entries(rows).map(([name, row = {}]) => ({ id: name as MayId, row }))

/** Rows as checks. */
export const permissionsOf = (rows: Rows): Check[] =>
  eachOf(rows).flatMap(({ id, row }) => {
    const isChange = operations[id].method !== 'GET' && !onlyArchivedConflicts(id)
    return [permission(id, row), ...(isChange ? [inArchive(id, row)] : [])]
  })

/** The case 409 of a change of a game: refused once the game is archived. */
export const archivedGame = (id: MayId, row: Row): Case =>
  does('an archived game is not changed', inArchive(id, row).run)
