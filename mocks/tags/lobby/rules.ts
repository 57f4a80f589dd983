import type { Boundaries, Lobby, LobbyMember, Notes, Start } from '../../../src/contract/types.gen.ts'
import { boundariesShown } from '../../../src/rules/limits.ts'
import { type RandomBytes, randomKsuid } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import { isoTime } from '../../db/time.ts'
import { type PresenceOf, presencesIn } from '../../live/tables.ts'
import { inGame, memberships } from '../games/tables.ts'
import { personOf } from '../profile/tables.ts'
import { type BoundaryRow, boundaries, type NotesRow, notes, pauses, readiness, starts } from './tables.ts'

type Clock = { now: () => number }

/** The lobby of a game, within a step. */
export async function lobbyOf(rows: Step, gameId: string, clock: Clock): Promise<Lobby> {
  const presenceOf = await presencesIn(rows, gameId, clock.now())
  const members = (await rows(memberships).where({ gameId })).map(({ userId }) =>
    memberOf(rows, gameId, userId, presenceOf),
  )
  const pause = await rows(pauses).get(gameId)
  const start = await rows(starts).get(gameId)
  return {
    members: await Promise.all(members),
    ...(pause && { pausedAt: isoTime(pause.pausedAt) }),
    ...(start && start.goesAt > clock.now() && { start: startOf(start) }),
  }
}

/** The state of one member, within a step. */
export async function lobbyMemberOf(rows: Step, gameId: string, userId: string, { now }: Clock): Promise<LobbyMember> {
  return memberOf(rows, gameId, userId, await presencesIn(rows, gameId, now()))
}

async function memberOf(rows: Step, gameId: string, userId: string, presenceOf: PresenceOf): Promise<LobbyMember> {
  const ready = (await rows(readiness).get(inGame(gameId, userId))) !== undefined
  return { userId, presence: presenceOf(userId), ready }
}

/** The end of the countdown, as it is published. */
export const startOf = ({
  startId,
  goesAt,
  notReady,
}: {
  startId: string
  goesAt: number
  notReady: string[]
}): Start => ({
  startId,
  goesAt: isoTime(goesAt),
  notReady,
})

/** The notes of a game; empty ones if no one has written any. */
export async function notesOf(
  rows: Step,
  { gameId, createdAt }: { gameId: string; createdAt: number },
): Promise<NotesRow> {
  const none = { gameId, agenda: '', recap: '', rev: 1, updatedAt: createdAt }
  return (await rows(notes).get(gameId)) ?? none
}

/** The notes, as every member sees them. */
export const shownNotes = (rows: Step, { agenda, recap, rev, updatedAt, changedBy }: NotesRow): Notes => ({
  agenda,
  recap,
  rev,
  updatedAt: isoTime(updatedAt),
  ...(changedBy !== undefined && { changedBy: personOf(rows, changedBy) }),
})

/**
 * The boundaries of a game, as everyone sees them: their texts once there are enough of them, in alphabetical order, so
 * that nothing reveals who added which one when.
 */
export async function boundariesOf(rows: Step, gameId: string): Promise<Boundaries> {
  const all = await rows(boundaries).where({ gameId })
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
