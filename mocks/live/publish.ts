import type { GameEvents } from '../../src/contract/events.gen.ts'
import type { Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import { keptFrames, streamLifetime } from '../limits.ts'
import { inGame, type Membership, memberships } from '../tags/games/tables.ts'
import { type Frame, frameKey, frames, lastEvents, type StreamRow, streams, tabs } from './tables.ts'

/** The signals describe the channel. Every other event says how something in the game is now. */
export type Signal = 'welcome' | 'beat' | 'resync' | 'bye'
export type EventType = Exclude<keyof GameEvents['down'], Signal>

type EventOf<Type extends EventType> = {
  type: Type
  /** Who did it; absent if it is anonymous. */
  actorId?: string | undefined
  /** The members that receive it; all of them without it. */
  to?: (membership: Membership) => boolean
  /** The payload as this member may see it. */
  payload: (membership: Membership) => GameEvents['down'][Type]
}

/** An event of a game, before it is projected for each member. */
export type PublishedEvent = { [Type in EventType]: EventOf<Type> }[EventType]

/** The person who did something, to be spread into an event. */
export const doneBy = ({ userId }: { userId: string }): { actorId: string } => ({ actorId: userId })
export type Who = ReturnType<typeof doneBy>

/**
 * Publishes an event to the members of a game, within the step that causes it: call it after the rows are changed. One
 * frame is stored for each listening member, with what this member may see. A member who has not listened for ten
 * minutes fetches everything when they return, so nothing is stored for them.
 */
export function publish(rows: Step, gameId: string, event: PublishedEvent): void {
  const { type, actorId, to = () => true, payload } = event
  rows(lastEvents).put({ gameId, at: rows.now() })
  for (const stream of streamsHeard(rows, gameId)) {
    const membership = rows(memberships).get(inGame(gameId, stream.userId))
    if (!membership || !to(membership)) continue
    addFrame(rows, stream, {
      type,
      ...(actorId !== undefined && { actorId }),
      payload: payload(membership),
    })
  }
}

/**
 * Makes a member fetch everything, because what they may see has changed: within the step that changes it, and after
 * the events of that step. Their stored frames are deleted, because they may not see them any more.
 */
export function publishResync(rows: Step, gameId: string, userId: string): void {
  const stream = rows(streams).get(inGame(gameId, userId))
  if (!stream) return
  forgetFrames(rows, stream)
  addFrame(rows, stream, { type: 'resync', payload: { reason: 'role' } })
}

/**
 * Ends a member's stream, within the step that removes them. Their connections receive the reason, and their tabs no
 * longer count as present.
 */
export function endStream(
  rows: Step,
  { gameId, userId }: { gameId: string; userId: string },
  endReason: NonNullable<StreamRow['endReason']>,
): void {
  rows(tabs).deleteWhere({ gameId, userId })
  const stream = rows(streams).get(inGame(gameId, userId))
  if (!stream) return
  forgetFrames(rows, stream)
  rows(streams).put({ ...stream, endReason })
}

/** The streams of a game with a listener. Those without one for long are deleted. */
function streamsHeard(rows: Step, gameId: string): StreamRow[] {
  const oldest = rows.now() - streamLifetime
  const all = rows(streams).where({ gameId })
  for (const stream of all) if (stream.heardAt <= oldest) forgetStream(rows, stream)
  return all.filter(({ heardAt, endReason }) => heardAt > oldest && endReason === undefined)
}

/** Deletes a stream with its frames, within a step. */
export function forgetStream(rows: Step, stream: StreamRow): void {
  forgetFrames(rows, stream)
  rows(streams).delete(stream)
}

function forgetFrames(rows: Step, { stream }: StreamRow): void {
  rows(frames).deleteWhere({ stream })
}

/** Gives a frame the next number of a stream, and deletes the oldest frames. */
function addFrame(rows: Step, stream: StreamRow, what: Pick<Frame, 'type' | 'actorId'> & { payload: object }) {
  const seq = stream.seq + 1
  const { type, payload, ...who } = what
  const frame = { v: 1 as const, type, seq, at: isoTime(rows.now()), ...who, payload: { ...payload } }
  rows(streams).put({ ...stream, seq })
  rows(frames).put({ stream: stream.stream, frame })
  const oldest = rows(frames).get(frameKey(stream.stream, seq - keptFrames))
  if (oldest) rows(frames).delete(oldest)
}
