import { framesAtOnce, framesPerSecond } from './limits.ts'

/** Lets so many frames through at once, and from then on so many a second. @param now Unix milliseconds */
export function createBucket(now: () => number) {
  let left = framesAtOnce
  let at = now()
  return {
    /** Whether one more may pass. */
    take(): boolean {
      left = Math.min(framesAtOnce, left + ((now() - at) / 1000) * framesPerSecond)
      at = now()
      if (left < 1) return false
      left--
      return true
    },
  }
}
