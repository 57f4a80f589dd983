import type {
  Game,
  Idea,
  IdeaTable,
  Invitation,
  JoinRequest,
  Member,
  NextSession,
  OfferedGame,
} from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import { may } from '../http/may.ts'
import {
  type GameRow,
  type InvitationRow,
  inGame,
  type Membership,
  memberships,
  type RequestRow,
  requests,
} from '../tags/games/tables.ts'
import type { IdeaRow, IdeaTableRow } from '../tags/ideas/tables.ts'
import { dateAnswers, isOver, schedules } from '../tags/lobby/tables.ts'
import { personOf } from '../tags/profile/tables.ts'
import { countHere } from './tables.ts'

/** What a person sees: every answer about a game goes through here. Each is read within a step. */

type Clock = { now: () => number }
type Seat = Pick<Membership, 'gameId' | 'userId' | 'role'>

/** The next session; nothing while none is confirmed, or once it is over. */
async function nextSessionOf(rows: Step, gameId: string, { now }: Clock): Promise<{ nextSession?: NextSession }> {
  const session = (await rows(schedules).get(gameId))?.session
  if (session?.status !== 'settled' || isOver(session, now())) return {}
  const { startsAt, durationMinutes } = session
  return { nextSession: { startsAt: isoTime(startsAt), durationMinutes } }
}

/** The number of dates that a person has not answered; nothing while none are proposed. */
async function openDatesOf(rows: Step, { gameId, userId }: Seat, { now }: Clock): Promise<{ datesToAnswer?: number }> {
  const offer = (await rows(schedules).get(gameId))?.offer
  if (!offer) return {}
  const mine = (await rows(dateAnswers).where({ gameId })).filter((one) => one.userId === userId)
  const isOpen = (dateId: string) => mine.every((one) => one.dateId !== dateId)
  return { datesToAnswer: offer.dates.filter(({ dateId, startsAt }) => startsAt > now() && isOpen(dateId)).length }
}

/** The number of taken seats. */
export const seatsTaken = async (rows: Step, gameId: string) => (await rows(memberships).where({ gameId })).length

/** A game, as one of its members sees it. */
export async function gameFor(seat: Seat, rows: Step, game: GameRow, clock: Clock): Promise<Game> {
  const { role } = seat
  const { hostId, createdAt, updatedAt, changedBy, ...shown } = game
  const waiting = may.seeRequests(role) && {
    requestsWaiting: (await rows(requests).where({ gameId: game.gameId })).length,
  }
  return {
    ...shown,
    seatsTaken: await seatsTaken(rows, game.gameId),
    host: await personOf(rows, hostId),
    role,
    ...waiting,
    ...(await nextSessionOf(rows, game.gameId, clock)),
    ...(await openDatesOf(rows, seat, clock)),
    hereNow: await countHere(rows, game.gameId, clock.now()),
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    changedBy: await personOf(rows, changedBy),
  }
}

/** A game, as the holder of an invite link sees it. */
export async function offerOf(rows: Step, game: GameRow, clock: Clock): Promise<OfferedGame> {
  const { pitch, system, seats, timeZone, hostId, gameId } = game
  const host = await personOf(rows, hostId)
  const next = await nextSessionOf(rows, gameId, clock)
  return { pitch, system, seats, seatsTaken: await seatsTaken(rows, gameId), timeZone, host, ...next }
}

/** A member, as the others see them. */
export async function memberOf(rows: Step, { userId, role, joinedAt, rev }: Membership): Promise<Member> {
  return { ...(await personOf(rows, userId)), role, joinedAt: isoTime(joinedAt), rev }
}

/** A link, as host and admin see it. */
export async function invitationOf(rows: Step, row: InvitationRow): Promise<Invitation> {
  const { gameId: _, place: __, createdBy, createdAt, expiresAt, revokedAt, ...shown } = row
  return {
    ...shown,
    createdBy: await personOf(rows, createdBy),
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
    ...(revokedAt !== undefined && { revokedAt: isoTime(revokedAt) }),
  }
}

/** A request, as host and admin see it. */
export async function requestOf(rows: Step, { userId, role, label, createdAt }: RequestRow): Promise<JoinRequest> {
  return { person: await personOf(rows, userId), role, label, createdAt: isoTime(createdAt) }
}

/** Whether an idea is shown to a member: their own, or one of this game that their role may see. */
export const showsIdea = ({ authorId, gameId, visibility }: IdeaRow, seat: Seat): boolean =>
  authorId === seat.userId || (gameId === seat.gameId && may.seeIdea(seat.role, visibility))

/** Whether a person sees an idea: their own, or one that is shown to them in a game of theirs. */
export async function seesIdea(rows: Step, userId: string, idea: IdeaRow): Promise<boolean> {
  if (idea.authorId === userId) return true
  const seat = idea.gameId === undefined ? undefined : await rows(memberships).get(inGame(idea.gameId, userId))
  return seat !== undefined && showsIdea(idea, seat)
}

/** Whether a person sees a table: their own, or one of a game of theirs. */
export async function seesTable(rows: Step, userId: string, { authorId, gameId }: IdeaTableRow): Promise<boolean> {
  return authorId === userId || (gameId !== undefined && !!(await rows(memberships).get(inGame(gameId, userId))))
}

/** What a person sees of some ideas, in their order. */
export async function ideasFor(rows: Step, userId: string, all: readonly IdeaRow[]): Promise<Idea[]> {
  const seen = await Promise.all(all.map((idea) => seesIdea(rows, userId, idea)))
  const shown = await signed(
    rows,
    all.filter((_, at) => seen[at]),
  )
  return shown.map(({ changed: _, ...idea }) => idea)
}

/** What a person sees of an idea: nothing, if it is not shown to them. */
export const ideaFor = async (rows: Step, userId: string, idea: IdeaRow): Promise<Idea | undefined> =>
  (await ideasFor(rows, userId, [idea]))[0]

/** What a person sees of some tables, in their order. */
export async function tablesFor(rows: Step, userId: string, all: readonly IdeaTableRow[]): Promise<IdeaTable[]> {
  const seen = await Promise.all(all.map((table) => seesTable(rows, userId, table)))
  return signed(
    rows,
    all.filter((_, at) => seen[at]),
  )
}

/** What a person sees of a table: nothing, if it is not shared with them. */
export const tableFor = async (rows: Step, userId: string, table: IdeaTableRow): Promise<IdeaTable | undefined> =>
  (await tablesFor(rows, userId, [table]))[0]

type Written = { authorId: string; changedBy: string; made: number; createdAt: number; updatedAt: number }

/** Items that people have written, with their authors and who changed them last. */
const signed = <Row extends Written>(rows: Step, all: readonly Row[]) =>
  all.map(({ authorId, changedBy, made: _, createdAt, updatedAt, ...shown }) => ({
    ...shown,
    author: personOf(rows, authorId),
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    changedBy: personOf(rows, changedBy),
  }))
