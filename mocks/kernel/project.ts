import type { Game, Invitation, JoinRequest, Member, NextSession, OfferedGame } from '../../src/contract/types.gen.ts'
import {
  type GameRow,
  type InvitationRow,
  type Membership,
  memberships,
  type RequestRow,
  requests,
} from './game-tables.ts'
import { schedules } from './lobby-tables.ts'
import { may } from './may.ts'
import { personOf } from './profiles.ts'
import type { Step } from './rows.ts'

/** What a person sees of what there is: every answer about a game goes through here. Each is read within a step. */

const time = (milliseconds: number) => new Date(milliseconds).toISOString()

type Clock = { now: () => number }

/** When the group meets next; nothing while no session is settled, or once it is over. */
async function nextSessionOf(rows: Step, gameId: string, { now }: Clock): Promise<{ nextSession?: NextSession }> {
  const session = (await rows(schedules).get(gameId))?.session
  if (session?.status !== 'settled') return {}
  const { startsAt, durationMinutes } = session
  return startsAt + durationMinutes * 60_000 > now()
    ? { nextSession: { startsAt: time(startsAt), durationMinutes } }
    : {}
}

/** How many sit at the table. */
export const seatsTaken = async (rows: Step, gameId: string) => (await rows(memberships).where('game', gameId)).length

/** A game, as one of its members sees it. */
export async function gameFor(
  { role }: Pick<Membership, 'role'>,
  rows: Step,
  game: GameRow,
  clock: Clock,
): Promise<Game> {
  const { hostId, createdAt, updatedAt, ...shown } = game
  const waiting = may.seeRequests(role) && { requestsWaiting: (await rows(requests).where('game', game.gameId)).length }
  return {
    ...shown,
    seatsTaken: await seatsTaken(rows, game.gameId),
    host: await personOf(rows, hostId),
    role,
    ...waiting,
    ...(await nextSessionOf(rows, game.gameId, clock)),
    createdAt: time(createdAt),
    updatedAt: time(updatedAt),
  }
}

/** A game, as somebody sees it who holds a link into it. */
export async function offerOf(rows: Step, game: GameRow, clock: Clock): Promise<OfferedGame> {
  const { pitch, system, seats, timeZone, hostId, gameId } = game
  const host = await personOf(rows, hostId)
  const next = await nextSessionOf(rows, gameId, clock)
  return { pitch, system, seats, seatsTaken: await seatsTaken(rows, gameId), timeZone, host, ...next }
}

/** A member, as the others see them. */
export async function memberOf(rows: Step, { userId, role, joinedAt, rev }: Membership): Promise<Member> {
  return { ...(await personOf(rows, userId)), role, joinedAt: time(joinedAt), rev }
}

/** A link, as host and admin see it. */
export async function invitationOf(rows: Step, row: InvitationRow): Promise<Invitation> {
  const { gameId: _, place: __, createdBy, createdAt, expiresAt, revokedAt, ...shown } = row
  return {
    ...shown,
    createdBy: await personOf(rows, createdBy),
    createdAt: time(createdAt),
    expiresAt: time(expiresAt),
    ...(revokedAt !== undefined && { revokedAt: time(revokedAt) }),
  }
}

/** A request, as host and admin see it. */
export async function requestOf(rows: Step, { userId, role, label, createdAt }: RequestRow): Promise<JoinRequest> {
  return { person: await personOf(rows, userId), role, label, createdAt: time(createdAt) }
}
