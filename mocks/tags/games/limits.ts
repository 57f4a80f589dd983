import type { Step } from '../../db/rows.ts'
import { games } from './tables.ts'

/** How many games that are not archived somebody may host. */
const maxGames = 50

/** Whether a user may host one more game, within a step. */
export const hasRoomFor = (rows: Step, userId: string): boolean =>
  rows(games).where(({ hostId, status }) => hostId === userId && status !== 'archived').length < maxGames

/**
 * A time zone as the IANA database spells it; nothing if it is none of it. An offset such as `+01`, which `Intl` knows as
 * well, is none. A zone that has two names keeps the one that was sent, since engines differ in which of them they
 * prefer; they tell the spelling of that one alone, so that the other keeps the capitals that it came in.
 */
export function timeZoneOf(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    if (!/^[A-Za-z]/.test(name)) return undefined
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}
