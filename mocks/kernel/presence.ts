import type { Presence } from '../../src/contract/types.gen.ts'
import { tabs } from './live-tables.ts'
import type { Step } from './rows.ts'

/** The presence of whoever sits in a game. */
export type PresenceOf = (userId: string) => Presence

/**
 * Who is there, within a step: whoever has one tab that they look at is here, however many others are hidden.
 *
 * @param now Unix milliseconds
 */
export async function presencesIn(rows: Step, gameId: string, now = rows.now()): Promise<PresenceOf> {
  const presences = new Map<string, Presence>()
  for (const { userId, presence, until } of await rows(tabs).where('game', gameId))
    if (until > now && presences.get(userId) !== 'here') presences.set(userId, presence)
  return (userId) => presences.get(userId) ?? 'offline'
}
