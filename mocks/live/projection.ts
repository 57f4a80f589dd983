import type {
  Game,
  Idea,
  IdeaTable,
  Invitation,
  JoinRequest,
  LogEntry,
  Member,
  NextSession,
  OfferedGame,
  RollRequest,
} from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import { everyField } from '../http/build-answer.ts'
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
import type { LogRow } from '../tags/log/tables.ts'
import { personOf } from '../tags/profile/tables.ts'
import { dateAnswers, isOver, schedules } from '../tags/schedule/tables.ts'
import { countHere } from './tables.ts'

/**
 * What a person sees: every answer about a game goes through here. Each is read within a step. A new field of the contract
 * is a type error here until it is written out, optional or not.
 */

type Seat = Pick<Membership, 'gameId' | 'userId' | 'role'>

/** The next session; nothing while none is confirmed, or once it is over. */
function nextSessionOf(rows: Step, gameId: string): NextSession | undefined {
  const session = rows(schedules).get(gameId)?.session
  if (session?.status !== 'settled' || isOver(session, rows.now())) return undefined
  const { startsAt, durationMinutes } = session
  return { startsAt: isoTime(startsAt), durationMinutes } satisfies Required<NextSession>
}

/** The number of dates that a person has not answered; nothing while none are proposed. */
export function openDatesOf(rows: Step, { gameId, userId }: Omit<Seat, 'role'>): number | undefined {
  const offer = rows(schedules).get(gameId)?.offer
  if (!offer) return undefined
  const mine = rows(dateAnswers)
    .where({ gameId })
    .filter((one) => one.userId === userId)
  const isOpen = (dateId: string) => mine.every((one) => one.dateId !== dateId)
  return offer.dates.filter(({ dateId, startsAt }) => startsAt > rows.now() && isOpen(dateId)).length
}

/** The number of taken seats. */
export const seatsTaken = (rows: Step, gameId: string) => rows(memberships).where({ gameId }).length

/** A game, as one of its members sees it. */
export function gameFor(rows: Step, seat: Seat, game: GameRow): Game {
  const { role } = seat
  const { hostId, createdAt, updatedAt, changedBy, ...shown } = game
  return everyField<Game>({
    ...shown,
    seatsTaken: seatsTaken(rows, game.gameId),
    host: personOf(rows, hostId),
    role,
    requestsWaiting: may.seeRequests(role) ? rows(requests).where({ gameId: game.gameId }).length : undefined,
    nextSession: nextSessionOf(rows, game.gameId),
    datesToAnswer: openDatesOf(rows, seat),
    hereNow: countHere(rows, seat),
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    changedBy: personOf(rows, changedBy),
  })
}

/** A game, as the holder of an invite link sees it. */
export function offerOf(rows: Step, game: GameRow): OfferedGame {
  const { pitch, system, seats, timeZone, hostId, gameId } = game
  const host = personOf(rows, hostId)
  return everyField<OfferedGame>({
    pitch,
    system,
    seats,
    seatsTaken: seatsTaken(rows, gameId),
    timeZone,
    host,
    nextSession: nextSessionOf(rows, gameId),
  })
}

/** A member, as the others see them. */
export function memberOf(rows: Step, { userId, role, joinedAt, rev }: Membership): Member {
  return { ...personOf(rows, userId), role, joinedAt: isoTime(joinedAt), rev } satisfies Required<Member>
}

/** A link, as host and admin see it. */
export function invitationOf(rows: Step, row: InvitationRow): Invitation {
  const { gameId: _, createdBy, createdAt, expiresAt, revokedAt, ...shown } = row
  return everyField<Invitation>({
    ...shown,
    createdBy: personOf(rows, createdBy),
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
    revokedAt: revokedAt === undefined ? undefined : isoTime(revokedAt),
  })
}

/** A request, as host and admin see it. */
export function requestOf(rows: Step, { userId, role, label, createdAt }: RequestRow): JoinRequest {
  return {
    person: personOf(rows, userId),
    role,
    label,
    createdAt: isoTime(createdAt),
  } satisfies Required<JoinRequest>
}

/** Whether an idea is shown to a member: their own, or one of this game that their role may see. */
export const showsIdea = ({ authorId, gameId, visibility }: IdeaRow, seat: Seat): boolean =>
  authorId === seat.userId || (gameId === seat.gameId && may.see(seat.role, visibility))

/** Whether a person sees an idea: their own, or one that is shown to them in a game of theirs. */
export function seesIdea(rows: Step, userId: string, idea: IdeaRow): boolean {
  if (idea.authorId === userId) return true
  const seat = idea.gameId === undefined ? undefined : rows(memberships).get(inGame(idea.gameId, userId))
  return seat !== undefined && showsIdea(idea, seat)
}

/** What a person sees of an idea: nothing, if it is not shown to them. */
export function ideaFor(rows: Step, userId: string, idea: IdeaRow): Idea | undefined {
  const { changed: _, ...shown } = withAuthor(rows, idea)
  return seesIdea(rows, userId, idea) ? everyField<Idea>({ ...shown, gameId: idea.gameId }) : undefined
}

/** What a person sees of a table: their own, or one of a game of theirs; nothing, if it is not shared with them. */
export function tableFor(rows: Step, userId: string, table: IdeaTableRow): IdeaTable | undefined {
  const { authorId, gameId } = table
  const isSeen = authorId === userId || (gameId !== undefined && rows(memberships).get(inGame(gameId, userId)))
  return isSeen ? everyField<IdeaTable>({ ...withAuthor(rows, table), gameId }) : undefined
}

type Written = { authorId: string; changedBy: string; made: number; createdAt: number; updatedAt: number }

/** What someone has written, with its author and who changed it last. */
const withAuthor = <Row extends Written>(
  rows: Step,
  { authorId, changedBy, made: _, createdAt, updatedAt, ...shown }: Row,
) => ({
  ...shown,
  author: personOf(rows, authorId),
  createdAt: isoTime(createdAt),
  updatedAt: isoTime(updatedAt),
  changedBy: personOf(rows, changedBy),
})

/** Whether a member sees all of an entry. */
const seesAllOf = ({ userId, role }: Membership, { authorId, audience, to }: LogRow): boolean =>
  userId === authorId || (to === undefined ? may.see(role, audience) : to === userId)

/** Whether a member sees that there is an entry. A message is hidden completely from members who may not read it. */
export const seesEntry = (member: Membership, row: LogRow): boolean => row.kind !== 'message' || seesAllOf(member, row)

/** How much of an entry a member sees. */
function stateFor(member: Membership, row: LogRow): LogEntry['state'] {
  if (row.isRemoved) return 'removed'
  return seesAllOf(member, row) ? 'shown' : 'concealed'
}

/** An entry as a member sees it. */
export function entryFor(rows: Step, member: Membership, row: LogRow): LogEntry {
  const { entryId, at, authorId, kind, commitment, next } = row
  const state = stateFor(member, row)
  const seen: Partial<LogRow> = state === 'shown' ? row : {}
  const { audience, wasSecret, label, to, answers, roll, hand, text, request } = seen
  return everyField<LogEntry>({
    entryId,
    at: isoTime(at),
    author: personOf(rows, authorId),
    kind,
    audience,
    commitment,
    next,
    state,
    wasSecret,
    label: kind === 'message' ? undefined : label,
    to,
    answers,
    roll,
    hand,
    text,
    request: request && requestFor(member, request),
  })
}

function requestFor(
  { role }: Membership,
  { target, tellsTarget, notation, ...request }: NonNullable<LogRow['request']>,
): RollRequest {
  const runs = may.run(role)
  return everyField<RollRequest>({
    ...request,
    notation,
    target: tellsTarget || runs ? target : undefined,
    tellsTarget: runs ? tellsTarget : undefined,
  })
}
