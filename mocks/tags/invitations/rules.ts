import type { GivenRole, InvitationState, Role } from '../../../src/contract/types.gen.ts'
import { linkLifetimeMs } from '../../../src/rules/limits.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import { mostLinks } from '../../limits.ts'
import { seatsTaken } from '../../live/projection.ts'
import type { doneBy } from '../../live/publish.ts'
import { publishGame, publishMember } from '../../live/shared-events.ts'
import {
  declines,
  demotions,
  type GameRow,
  games,
  type InvitationRow,
  inGame,
  invitations,
  memberships,
  removals,
  requests,
} from '../games/tables.ts'

/** The link of a game and a token, with its game, within a step; nothing if there is none. */
export function findLink(
  rows: Step,
  gameId: string,
  token: string,
): { link: InvitationRow; game: GameRow } | undefined {
  const [link] = rows(invitations).where({ gameId, token })
  const game = link && rows(games).get(gameId)
  return game && { link, game }
}

const { shortest, longest } = linkLifetimeMs
/** A request takes time, and clocks differ: one hour by the client's clock may be a little less by the server's. */
const leeway = 60_000

/** The state of a link by itself, for any reader. `now`: Unix milliseconds. */
export function linkState(link: InvitationRow, now: number): 'revoked' | 'expired' | 'usedUp' | 'works' {
  if (link.revokedAt !== undefined) return 'revoked'
  if (link.expiresAt <= now) return 'expired'
  return link.uses >= link.maxUses ? 'usedUp' : 'works'
}

/** Whether a link may last so many milliseconds: one hour to thirty days. */
export const isLifetime = (lifetime: number) => lifetime > shortest - leeway && lifetime < longest + leeway

/** Whether a game may have one more link, within a step. */
export function hasRoomForLink(rows: Step, gameId: string, now: number): boolean {
  const links = rows(invitations).where({ gameId })
  return links.filter((link) => linkState(link, now) === 'works').length < mostLinks
}

/** Gives a person a seat, within the step that has checked that one is free, and publishes it. Their request ends. */
export function seat(
  rows: Step,
  { gameId, userId, role }: { gameId: string; userId: string; role: GivenRole },
  { now, newId }: ClockAndIds,
  who: Partial<ReturnType<typeof doneBy>>,
): void {
  const waiting = rows(requests).get(inGame(gameId, userId))
  if (waiting) rows(requests).delete(waiting)
  const membership = { gameId, userId, memberId: newId(), role, joinedAt: now(), rev: 1 }
  rows(memberships).put(membership)
  publishMember(rows, membership, who)
  const game = rows(games).get(gameId)
  if (game) publishGame(rows, game, who)
}

type Asked = { link: InvitationRow; game: GameRow; userId: string; now: number }

/**
 * The state of a link for a person, within a step. If several states are true, the first in the order of the contract's
 * `InvitationState` counts.
 * @returns the state; the role that they have, wait for or are offered; and the role that the link offers them, which
 * is that of a player if they lost the role of an admin since it was created
 */
export function linkStatus(
  rows: Step,
  { link, game, userId, now }: Asked,
): { state: InvitationState; role: Role; offered: GivenRole } {
  const { invitationId } = link
  const own = inGame(game.gameId, userId)
  const demotion = rows(demotions).get(own)
  const offered = demotion && invitationId < demotion.demotionId ? 'player' : link.role
  if (game.status === 'archived') return { state: 'archived', role: offered, offered }
  const membership = rows(memberships).get(own)
  if (membership) return { state: 'member', role: membership.role, offered }
  const removal = rows(removals).get(own)
  if (removal && invitationId < removal.removalId) return { state: 'removed', role: offered, offered }
  if (rows(declines).get(inGame(invitationId, userId))) return { state: 'declined', role: offered, offered }
  const request = rows(requests).get(own)
  if (request) return { state: 'waiting', role: request.role, offered }
  const ownState = linkState(link, now)
  if (ownState !== 'works') return { state: ownState, role: offered, offered }
  const isFull = seatsTaken(rows, game.gameId) >= game.seats
  return { state: isFull ? 'full' : 'open', role: offered, offered }
}
