import { createIds } from './random.ts'
import type { Inside } from './world.ts'

/** A moment as the API tells it (RFC 3339, in UTC). @param milliseconds Unix milliseconds */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()

const day = 24 * 3600 * 1000

/** The clock and the ids of some days ago, for what a made-up world says was made then. */
export function daysAgo({ now, random }: Inside, days: number): Inside {
  const then = now() - days * day
  return { now: () => then, random, newId: createIds({ now: () => then, random }) }
}
