import { createIds } from './random.ts'
import type { ClockAndIds } from './world.ts'

/** A moment as in the API (RFC 3339, in UTC). @param milliseconds Unix milliseconds */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()

export const hour = 3600 * 1000
export const day = 24 * hour

/** The clock and the ids of some days ago, for the past of a made-up world. */
export function daysAgo({ now, random }: ClockAndIds, days: number): ClockAndIds {
  const then = now() - days * day
  return { now: () => then, random, newId: createIds({ now: () => then, random }) }
}
