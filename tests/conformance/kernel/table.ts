import { cryptoBytes, randomKsuid } from '../../../mocks/db/random.ts'
import type { OperationId } from '../../../src/contract/operations.gen.ts'
import type { GameId, NewGame, NewInvitation } from '../../../src/contract/types.gen.ts'
import { type Exchange, field, headerOf } from './exchange.ts'
import { Blocked, onceInRun, type Person, type Request, type Run } from './run.ts'
import { lookAt, signInWith } from './sign-in.ts'

/** Who plays a part at a table, beside those who have no session. */
export const parts = ['host', 'admin', 'player', 'waiting', 'removed', 'stranger'] as const
export type Part = (typeof parts)[number]

/** A person, and the id by which others know them. */
export type Somebody = Person & { userId: string }

const known = new WeakMap<Run, Map<Part, Promise<Somebody>>>()

/** The person who plays a part; they sign in when first asked for. @throws {Blocked} */
export function somebody(run: Run, part: Part): Promise<Somebody> {
  const people = known.get(run) ?? new Map<Part, Promise<Somebody>>()
  known.set(run, people)
  const person = people.get(part) ?? meet(run, part)
  people.set(part, person)
  return person
}

async function meet(run: Run, part: Part): Promise<Somebody> {
  // The guest of other checks sits at no table.
  const person = await run.person(part === 'stranger' ? 'guest' : part)
  const userId = field(await lookAt(run, person.jar), 'userId')
  if (typeof userId !== 'string') throw new Blocked(`it is not to be had who the ${part} is`)
  return { ...person, userId }
}

/** The user id of who plays a part. @throws {Blocked} */
export const idOf = async (run: Run, part: Part): Promise<string> => (await somebody(run, part)).userId

/** Signs people in anew, whose sessions have ended with time. @throws {Blocked} */
export async function signInAnew(run: Run, ...whose: Part[]): Promise<void> {
  for (const part of whose) {
    const { contact, jar } = await somebody(run, part)
    if ((await lookAt(run, jar)).came.status === 401) await signInWith(run, contact, jar)
  }
}

/** Calls an operation as somebody; `nobody` has no session. */
export async function ask(run: Run, part: Part | 'nobody', id: OperationId, request: Request = {}) {
  const jar = part === 'nobody' ? undefined : (await somebody(run, part)).jar
  return run.call(id, { jar, ...request })
}

/** An id that no server has given out. */
export const newId = () => randomKsuid(Date.now(), cryptoBytes)

/** The header under which one thing is made; a new one without a key. */
export const keyed = (key = newId()) => ({ 'Idempotency-Key': key })

/** A game that says where it comes from, should it be left behind. */
export const newGame: NewGame = { name: 'Conformance', seats: 12, timeZone: 'Europe/Berlin' }

/** What a check needs, before it can look at anything. @throws {Blocked} if it did not come about */
export function needed(exchange: Exchange, status: number, what: string): Exchange {
  if (exchange.came.status === status) return exchange
  throw new Blocked(`${what} did not succeed (${exchange.came.status})`)
}

/** Makes a game. @throws {Blocked} */
export async function openGame(run: Run, wish: Partial<NewGame> = {}, host: Part = 'host'): Promise<GameId> {
  const made = await ask(run, host, 'createGame', { headers: keyed(), body: { ...newGame, ...wish } })
  return String(field(needed(made, 201, 'making a game'), 'gameId'))
}

/** Deletes a game, whoever hosts it by now. */
export async function clearGame(run: Run, gameId: GameId, hosts: readonly Part[] = ['host', 'admin', 'player']) {
  for (const host of hosts) {
    const { came } = await ask(run, host, 'deleteGame', { params: { gameId } })
    if (came.status === 204) return
  }
}

/** Does something with a game of its own, which is deleted afterwards. @throws {Blocked} */
export async function withGame(run: Run, wish: Partial<NewGame>, work: (gameId: GameId) => Promise<void>) {
  const gameId = await openGame(run, wish)
  try {
    await work(gameId)
  } finally {
    await clearGame(run, gameId)
  }
}

/** A game as somebody sees it. @throws {Blocked} */
export async function readGame(run: Run, gameId: GameId, part: Part = 'host'): Promise<Exchange> {
  return needed(await ask(run, part, 'getGame', { params: { gameId } }), 200, 'looking at a game')
}

/** The header that names the version which an answer carries. */
export const versionIn = ({ came }: Exchange) => ({ 'If-Match': headerOf(came, 'etag') ?? '"none"' })

export type Link = { gameId: GameId; invitationId: string; token: string }

/** A game with everybody at their place. */
export type Table = { gameId: GameId; player: Link; admin: Link; asking: Link }

const hour = 3_600_000
/** A time so many hours from now, as the contract writes it. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A link for players who need not ask, for a day. */
export const newLink = (wish: Partial<NewInvitation> = {}): NewInvitation => ({
  role: 'player',
  approval: 'automatic',
  maxUses: 50,
  expiresAt: inHours(24),
  ...wish,
})

/** Makes a link. @throws {Blocked} */
export async function openLink(run: Run, gameId: GameId, wish: Partial<NewInvitation> = {}): Promise<Link> {
  const made = await ask(run, 'host', 'createInvitation', { params: { gameId }, headers: keyed(), body: newLink(wish) })
  needed(made, 201, 'making a link')
  return { gameId, invitationId: String(field(made, 'invitationId')), token: String(field(made, 'token')) }
}

/** Somebody accepts a link. */
export const accept = (run: Run, part: Part, { gameId, token }: Pick<Link, 'gameId' | 'token'>): Promise<Exchange> =>
  ask(run, part, 'acceptInvitation', { params: { gameId }, body: { token } })

/** Somebody comes in by a link, or waits. @throws {Blocked} */
export async function come(run: Run, part: Part, link: Link): Promise<void> {
  needed(await accept(run, part, link), 200, 'accepting a link')
}

/** The host takes somebody's seat. @throws {Blocked} */
export async function remove(run: Run, part: Part, gameId: GameId): Promise<void> {
  const params = { gameId, userId: await idOf(run, part) }
  needed(await ask(run, 'host', 'removeMember', { params }), 204, 'removing a member')
}

/** Makes a game in which everybody plays their part. @throws {Blocked} */
export async function setTable(run: Run): Promise<Table> {
  const gameId = await openGame(run)
  const table = {
    gameId,
    player: await openLink(run, gameId),
    admin: await openLink(run, gameId, { role: 'admin' }),
    asking: await openLink(run, gameId, { approval: 'host' }),
  }
  await come(run, 'admin', table.admin)
  await come(run, 'player', table.player)
  await come(run, 'removed', table.player)
  await remove(run, 'removed', gameId)
  await come(run, 'waiting', table.asking)
  return table
}

/** The table that is looked at and left as it is. @throws {Blocked} */
export const standingTable = onceInRun(setTable)

/** Does something with a table of its own, which is cleared afterwards. @throws {Blocked} */
export async function withTable(run: Run, work: (table: Table) => Promise<void>): Promise<void> {
  const table = await setTable(run)
  try {
    await work(table)
  } finally {
    await clearGame(run, table.gameId)
  }
}
