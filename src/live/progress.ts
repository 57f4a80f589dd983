import type { Hello } from '../contract/types.gen.ts'
import type { Read } from './read-frame.ts'

/**
 * What a frame means for the count. `fresh`: the next fact. `known`: it was there before, or it is a signal. `anew`:
 * what was missed is not told any more. `gap`: something before it is missing.
 */
type Meaning = 'fresh' | 'known' | 'anew' | 'gap'

type Position = Pick<Hello, 'stream' | 'seq'>

/** How far the events have come for this tab. */
export function createProgress() {
  let position: Position | undefined
  let isBegun = false
  /** Frames that could not be read, whose numbers are missing for that reason. */
  let unread = 0

  /** Goes on to a number, unless more is missing than could not be read. */
  const reach = (at: Position, seq: number, missing: number): boolean => {
    if (missing > unread) return false
    if (missing > 0) unread = 0
    at.seq = seq
    return true
  }

  return {
    /** Whether a line was open at least once. */
    isBegun: () => isBegun,
    /** Where the next line goes on: where the last one was left, or else where the ticket says. */
    begin(ticket: Position): Position {
      if (!isBegun || !position) position = { stream: ticket.stream, seq: ticket.seq }
      return { ...position }
    },
    /** Counts a frame. One that could not be read at all counts as at most one fact. */
    heed(read: Read): Meaning {
      const { frame } = read
      if (!position) return 'known'
      if (!frame) {
        unread += 1
        return 'anew'
      }
      if (read.kind === 'known' && read.frame.type === 'welcome') {
        const { stream } = read.frame.payload
        const isSame = stream === position.stream
        unread = 0
        isBegun = true
        if (!isSame) position = { stream, seq: frame.seq }
        return isSame ? 'known' : 'anew'
      }
      if (frame.type === 'resync') {
        position.seq = Math.max(position.seq, frame.seq)
        return 'anew'
      }
      if (frame.type === 'bye' || frame.seq <= position.seq) return 'known'
      if (frame.type === 'beat') return reach(position, frame.seq, frame.seq - position.seq) ? 'known' : 'gap'
      if (!reach(position, frame.seq, frame.seq - position.seq - 1)) return 'gap'
      return read.kind === 'broken' ? 'anew' : 'fresh'
    },
  }
}
