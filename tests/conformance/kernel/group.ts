import { cryptoBytes, randomKsuid } from '../../../mocks/db/random.ts'
import type { OperationId } from '../../../src/contract/operations.gen.ts'
import type { GameId, NewGame, NewInvitation } from '../../../src/contract/types.gen.ts'
import { field, headerOf } from './exchange.ts'
import { Blocked, type Exchange, onceInRun, type Person, type Request, type Run } from './run.ts'
import { signInWith, whoIs } from './sign-in.ts'

/** The people of the checks, by their part in a game. */
export const parts = ['host', 'admin', 'player', 'waiting', 'removed', 'stranger'] as const
export type Part = (typeof parts)[number]

/** The members of a check's game, each with the role of this name. */
export const members = ['host', 'admin', 'player'] as const

/** A person, and the id by which others know them. */
export type Somebody = Person & { userId: string }

const known = new WeakMap<Run, Map<Part, Promise<Somebody>>>()

/** The person who plays a part; they sign in when first asked for. @throws {Blocked} */
export function somebody(run: Run, part: Part): Promise<Somebody> {
  const people = known.get(run) ?? new Map<Part, Promise<Somebody>>()
  known.set(run, people)
  const person = people.get(part) ?? signInPart(run, part)
  people.set(part, person)
  return person
}

async function signInPart(run: Run, part: Part): Promise<Somebody> {
  // The guest of other checks is in no game.
  const person = await run.person(part === 'stranger' ? 'guest' : part)
  const userId = field(await whoIs(run, person.jar), 'userId')
  if (typeof userId !== 'string') throw new Blocked(`the user id of the ${part} is not available`)
  return { ...person, userId }
}

/** The user id of the person with this part. @throws {Blocked} */
export const idOf = async (run: Run, part: Part): Promise<string> => (await somebody(run, part)).userId

/** Signs people in again, whose sessions have expired. @throws {Blocked} */
export async function signInAnew(run: Run, ...whose: Part[]): Promise<void> {
  for (const part of whose) {
    const { contact, jar } = await somebody(run, part)
    if ((await whoIs(run, jar)).came.status === 401) await signInWith(run, contact, jar)
  }
}

/** Calls an operation as somebody; `nobody` has no session. */
export async function ask(run: Run, part: Part | 'nobody', id: OperationId, request: Request = {}) {
  const jar = part === 'nobody' ? undefined : (await somebody(run, part)).jar
  return run.call(id, { jar, ...request })
}

/** An id that no server has given. */
export const newId = () => randomKsuid(Date.now(), cryptoBytes)

/** The header with an idempotency key, a new one by default. */
export const keyed = (key = newId()) => ({ 'Idempotency-Key': key })

/** A game whose name says where it comes from, in case it is left behind. */
export const newGame: NewGame = { name: 'Conformance', seats: 12, timeZone: 'Europe/Berlin' }

/** Requires a step that a check builds on. @throws {Blocked} if it failed */
export function needed(exchange: Exchange, status: number, what: string): Exchange {
  if (exchange.came.status === status) return exchange
  throw new Blocked(`${what} did not succeed (${exchange.came.status})`)
}

/** Creates a game. @throws {Blocked} */
export async function openGame(run: Run, input: Partial<NewGame> = {}, host: Part = 'host'): Promise<GameId> {
  const made = await ask(run, host, 'createGame', { headers: keyed(), body: { ...newGame, ...input } })
  return String(field(needed(made, 201, 'making a game'), 'gameId'))
}

/** Deletes a game. Its host may have changed. */
export async function clearGame(run: Run, gameId: GameId, hosts: readonly Part[] = ['host', 'admin', 'player']) {
  for (const host of hosts) {
    const { came } = await ask(run, host, 'deleteGame', { params: { gameId } })
    if (came.status === 204) return
  }
}

/** Works in a game of its own, which is deleted afterwards. @throws {Blocked} */
export async function withGame(run: Run, input: Partial<NewGame>, work: (gameId: GameId) => Promise<void>) {
  const gameId = await openGame(run, input)
  try {
    await work(gameId)
  } finally {
    await clearGame(run, gameId)
  }
}

/** The header with the version of an answer. */
export const versionIn = ({ came }: Exchange) => ({ 'If-Match': headerOf(came, 'etag') ?? '"none"' })

export type Link = { gameId: GameId; invitationId: string; token: string }

/** A game with all its members. */
export type Group = { gameId: GameId; player: Link; admin: Link; asking: Link }

/** A time some hours from now, in whole seconds. */
export const inHours = (hours: number) => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19)}Z`

/** A link for players without approval, for a day. */
export const newLink = (input: Partial<NewInvitation> = {}): NewInvitation => ({
  role: 'player',
  approval: 'automatic',
  maxUses: 50,
  expiresAt: inHours(24),
  ...input,
})

/** Creates a link. @throws {Blocked} */
export async function openLink(run: Run, gameId: GameId, input: Partial<NewInvitation> = {}): Promise<Link> {
  const body = newLink(input)
  const made = await ask(run, 'host', 'createInvitation', { params: { gameId }, headers: keyed(), body })
  needed(made, 201, 'making a link')
  return { gameId, invitationId: String(field(made, 'invitationId')), token: String(field(made, 'token')) }
}

/** Somebody accepts a link. */
export const accept = (run: Run, part: Part, { gameId, token }: Pick<Link, 'gameId' | 'token'>): Promise<Exchange> =>
  ask(run, part, 'acceptInvitation', { params: { gameId }, body: { token } })

/** A person joins by a link, or requests to. @throws {Blocked} */
export async function join(run: Run, part: Part, link: Link): Promise<void> {
  needed(await accept(run, part, link), 200, 'accepting a link')
}

/** The host removes a member. @throws {Blocked} */
export async function remove(run: Run, part: Part, gameId: GameId): Promise<void> {
  const params = { gameId, userId: await idOf(run, part) }
  needed(await ask(run, 'host', 'removeMember', { params }), 204, 'removing a member')
}

/** Creates a game with all its members. @throws {Blocked} */
export async function openGroup(run: Run): Promise<Group> {
  const gameId = await openGame(run)
  return seatAll(run, gameId).catch(async (error: unknown) => {
    await clearGame(run, gameId)
    throw error
  })
}

async function seatAll(run: Run, gameId: GameId): Promise<Group> {
  const group = {
    gameId,
    player: await openLink(run, gameId),
    admin: await openLink(run, gameId, { role: 'admin' }),
    asking: await openLink(run, gameId, { approval: 'host' }),
  }
  await join(run, 'admin', group.admin)
  await join(run, 'player', group.player)
  await join(run, 'removed', group.player)
  await remove(run, 'removed', gameId)
  await join(run, 'waiting', group.asking)
  return group
}

/** The shared game, which no check changes. @throws {Blocked} */
export const sharedGroup = onceInRun(openGroup)

/** Works in a full game of its own, which is deleted afterwards. @throws {Blocked} */
export async function withGroup(run: Run, work: (group: Group) => Promise<void>): Promise<void> {
  const group = await openGroup(run)
  try {
    await work(group)
  } finally {
    await clearGame(run, group.gameId)
  }
}
