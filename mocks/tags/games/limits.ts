import { games } from '../../kernel/game-tables.ts'
import type { Step } from '../../kernel/rows.ts'

/** How many games that are not archived somebody may host. */
const maxGames = 50

/** Whether a user may host one more game, within a step. */
export const hasRoomFor = async (rows: Step, userId: string) =>
  (await rows(games).where('inUse', userId)).length < maxGames

/** Whether it is a time zone of the IANA database. An offset such as `+01`, which `Intl` knows as well, is none. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
