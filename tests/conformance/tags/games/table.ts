import type { GameId, NewInvitation } from '../../../../src/contract/types.gen.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { clearGame, keyed, needed, openGame } from './game.ts'
import { ask, idOf, type Part } from './people.ts'

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

/** Somebody looks at what a link leads to. */
export const preview = (run: Run, part: Part, { gameId, token }: Pick<Link, 'gameId' | 'token'>): Promise<Exchange> =>
  ask(run, part, 'previewInvitation', { params: { gameId }, headers: { 'Invitation-Token': token } })

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

const standing = new WeakMap<Run, Promise<Table>>()

/** The table that is looked at and left as it is. @throws {Blocked} */
export function standingTable(run: Run): Promise<Table> {
  const table = standing.get(run) ?? setTable(run)
  standing.set(run, table)
  return table
}

/** Does something with a table of its own, which is cleared afterwards. @throws {Blocked} */
export async function withTable(run: Run, work: (table: Table) => Promise<void>): Promise<void> {
  const table = await setTable(run)
  try {
    await work(table)
  } finally {
    await clearGame(run, table.gameId)
  }
}
