import type { EventType } from '../api/cache-updaters.ts'
import { type GameEvents, gameEventsDown } from '../contract/events.gen.ts'
import { issuesOf } from '../contract/issues-of.ts'
import { readJson } from '../contract/read-json.ts'
import { zLiveFrame } from '../contract/schemas/live.gen.ts'
import type { Hello, LiveFrame } from '../contract/types.gen.ts'

type Down = GameEvents['down']

/** A frame of a known type, with the payload of its type. */
type KnownFrame = {
  [Type in keyof Down]: Omit<LiveFrame, 'type' | 'payload'> & { type: Type; payload: Down[Type] }
}[keyof Down]

/** A frame that says how something in the game is now. */
export type EventFrame = Extract<KnownFrame, { type: EventType }>

export const isEvent = (frame: KnownFrame): frame is EventFrame =>
  frame.type !== 'welcome' && frame.type !== 'beat' && frame.type !== 'resync' && frame.type !== 'bye'

/**
 * A parsed frame. `unknown`: a newer server has sent it. It is ignored, but its number counts. `broken`: its payload
 * breaks the contract, or, without a `frame`, it is no frame at all. `type`: a known one, or `unreadable`.
 */
export type ParsedFrame =
  | { kind: 'known'; frame: KnownFrame }
  | { kind: 'unknown'; frame: LiveFrame }
  | { kind: 'broken'; type: keyof Down | 'unreadable'; frame?: LiveFrame; issues: string[] }

/** Reads a text frame. Nothing else parses data of the channel. */
export function readFrame(text: unknown): ParsedFrame {
  const read = readJson(text)
  const envelope = zLiveFrame.safeParse(read)
  if (!envelope.success) {
    const { type } = Object(read)
    const issues = read === undefined ? ['it is not JSON'] : issuesOf(envelope.error, read)
    return { kind: 'broken', type: isKnown(type) ? type : 'unreadable', issues }
  }
  const frame: LiveFrame = { ...envelope.data, v: 1 }
  const { type } = frame
  if (!isKnown(type)) return { kind: 'unknown', frame }
  const payload = gameEventsDown[type].safeParse(frame.payload)
  if (!payload.success) return { kind: 'broken', type, frame, issues: issuesOf(payload.error, frame.payload) }
  // The cast is safe: `gameEventsDown` has for each type the schema of its payload.
  return { kind: 'known', frame: { ...frame, payload: payload.data } as KnownFrame }
}

const isKnown = (type: PropertyKey): type is keyof Down => Object.hasOwn(gameEventsDown, type)

/**
 * What the number of a frame means. `new`: the next event. `old`: a known event, or a signal. `resync`: events were
 * missed, and the server does not send them. `gap`: an earlier event is missing.
 */
type Meaning = 'new' | 'old' | 'resync' | 'gap'

type Position = Pick<Hello, 'stream' | 'seq'>

/** Counts the events of a stream, over all connections of a tab. */
export function createSequence() {
  let position: Position | undefined
  let isBegun = false
  /** How many frames could not be read. So many numbers may be missing without a gap. */
  let unreadable = 0

  /** Advances to a number, unless more numbers are missing than frames were unreadable. */
  const advance = (from: Position, seq: number, missing: number): boolean => {
    if (missing > unreadable) return false
    if (missing > 0) unreadable = 0
    from.seq = seq
    return true
  }

  return {
    /** Whether a connection was open at least once since it began or restarted. */
    isBegun: () => isBegun,
    /** The next connection continues from its ticket's number, as the first one does. */
    restart(): void {
      isBegun = false
    },
    /**
     * Where the next connection continues: after the last event, or, before the first connection, from the ticket's
     * number.
     */
    begin(ticket: Position): Position {
      if (!isBegun || !position) position = { stream: ticket.stream, seq: ticket.seq }
      return { ...position }
    },
    /** Counts a frame. One that could not be read at all counts as at most one event. */
    count(read: ParsedFrame): Meaning {
      const { frame } = read
      if (!position) return 'old'
      if (!frame) {
        unreadable += 1
        return 'resync'
      }
      if (read.kind === 'known' && read.frame.type === 'welcome') {
        const { stream } = read.frame.payload
        const isSame = stream === position.stream
        unreadable = 0
        isBegun = true
        if (!isSame) position = { stream, seq: frame.seq }
        return isSame ? 'old' : 'resync'
      }
      if (frame.type === 'resync') {
        position.seq = Math.max(position.seq, frame.seq)
        return 'resync'
      }
      if (frame.type === 'bye' || frame.seq <= position.seq) return 'old'
      if (frame.type === 'beat') return advance(position, frame.seq, frame.seq - position.seq) ? 'old' : 'gap'
      if (!advance(position, frame.seq, frame.seq - position.seq - 1)) return 'gap'
      return read.kind === 'broken' ? 'resync' : 'new'
    },
  }
}
