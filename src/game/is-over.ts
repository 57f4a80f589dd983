import type { NextSession } from '../contract/types.gen.ts'

/**
 * Whether the time of a session is over: nobody tells when it is.
 *
 * @param now the server's time, Unix milliseconds
 */
export const isOver = ({ startsAt, durationMinutes }: NextSession, now: number): boolean =>
  Date.parse(startsAt) + durationMinutes * 60_000 <= now
