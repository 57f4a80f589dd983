import type { Boundaries, Lobby, LobbyMember, Notes, Start } from '../../../src/contract/types.gen.ts'
import { boundariesShown } from '../../../src/rules/limits.ts'
import { type RandomBytes, randomKsuid } from '../../db/random.ts'
import type { RowOf, Step } from '../../db/rows.ts'
import { isoTime } from '../../db/time.ts'
import { everyField } from '../../http/build-answer.ts'
import { type PresenceOf, presencesIn } from '../../live/tables.ts'
import { inGame, type Membership, memberships } from '../games/tables.ts'
import { personOf } from '../profile/tables.ts'
import { type BoundaryRow, boundaries, type NotesRow, notes, nudges, pauses, readiness, starts } from './tables.ts'

type NudgeRow = RowOf<typeof nudges>

type Clock = { now: () => number }

/** The lobby of a game as a member sees it, within a step: with the nudge that they have not seen yet. */
export function lobbyFor(rows: Step, member: Pick<Membership, 'gameId' | 'userId'>, clock: Clock): Lobby {
  const { gameId } = member
  const presenceOf = presencesIn(rows, gameId, clock.now())
  const members = rows(memberships)
    .where({ gameId })
    .map(({ userId }) => memberOf(rows, gameId, userId, presenceOf))
  const pause = rows(pauses).get(gameId)
  const start = rows(starts).get(gameId)
  const nudge = rows(nudges).get(inGame(gameId, member.userId))
  return everyField<Lobby>({
    members,
    pausedAt: pause && isoTime(pause.pausedAt),
    start: start && start.goesAt > clock.now() ? startOf(start) : undefined,
    nudge: nudge && !nudge.isSeen ? nudgedOf(rows, nudge) : undefined,
  })
}

/** The state of one member, within a step. */
export function lobbyMemberOf(rows: Step, gameId: string, userId: string, { now }: Clock): LobbyMember {
  return memberOf(rows, gameId, userId, presencesIn(rows, gameId, now()))
}

function memberOf(rows: Step, gameId: string, userId: string, presenceOf: PresenceOf): LobbyMember {
  const ready = rows(readiness).get(inGame(gameId, userId)) !== undefined
  return { userId, presence: presenceOf(userId), ready }
}

/** The end of the countdown, as it is published. */
export const startOf = ({ startId, goesAt, notReady }: Omit<RowOf<typeof starts>, 'gameId'>): Start =>
  ({ startId, goesAt: isoTime(goesAt), notReady }) satisfies Required<Start>

/** A nudge, as the nudged member gets it. */
export const nudgedOf = (rows: Step, { from, about, nudgedAt }: Pick<NudgeRow, 'from' | 'about' | 'nudgedAt'>) =>
  ({ from: personOf(rows, from), about, nudgedAt: isoTime(nudgedAt) }) satisfies Required<NonNullable<Lobby['nudge']>>

/** The notes of a game; empty ones if no one has written any. */
export function notesOf(rows: Step, { gameId, createdAt }: { gameId: string; createdAt: number }): NotesRow {
  const none = { gameId, agenda: '', recap: '', rev: 1, updatedAt: createdAt }
  return rows(notes).get(gameId) ?? none
}

/** The notes, as every member sees them. */
export const shownNotes = (rows: Step, { agenda, recap, rev, updatedAt, changedBy }: NotesRow): Notes =>
  everyField<Notes>({
    agenda,
    recap,
    rev,
    updatedAt: isoTime(updatedAt),
    changedBy: changedBy === undefined ? undefined : personOf(rows, changedBy),
  })

/**
 * The boundaries of a game, as everyone sees them: their texts once there are enough of them, in alphabetical order, so
 * that nothing reveals who added which one when.
 */
export function boundariesOf(rows: Step, gameId: string): Boundaries {
  const all = rows(boundaries).where({ gameId })
  const shown = all.length >= boundariesShown
  return { count: all.length, shown, items: shown ? all.toSorted(inOrder).map(shownOf) : [] }
}

/** The public part of a boundary. */
export const shownOf = ({ boundaryId, kind, text }: BoundaryRow) => ({ boundaryId, kind, text })

const inOrder = (one: BoundaryRow, other: BoundaryRow) =>
  compare(one.text.toLowerCase(), other.text.toLowerCase()) || compare(one.boundaryId, other.boundaryId)

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** An id with the time of the game, so that it does not reveal when the boundary was added. */
export const boundaryIdOf = ({ createdAt }: { createdAt: number }, random: RandomBytes) =>
  randomKsuid(createdAt, random)
