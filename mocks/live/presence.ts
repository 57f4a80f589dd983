import type { Presence } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { type TabRow, tabs } from './tables.ts'

/** The presence of whoever sits in a game. */
export type PresenceOf = (userId: string) => Presence

/**
 * Who is there, within a step.
 *
 * @param now Unix milliseconds
 */
export async function presencesIn(rows: Step, gameId: string, now = rows.now()): Promise<PresenceOf> {
  const all = await rows(tabs).where({ gameId })
  return presenceBy(all.filter(({ until }) => until > now))
}

/** How many are here, within a step. */
export async function countHere(rows: Step, gameId: string, now = rows.now()): Promise<number> {
  const all = await rows(tabs).where({ gameId })
  return new Set(all.flatMap(({ userId, presence, until }) => (until > now && presence === 'here' ? [userId] : [])))
    .size
}

/** Whoever has one tab that they look at is here, however many others are hidden. */
export function presenceBy(open: readonly TabRow[]): PresenceOf {
  const presences = new Map<string, Presence>()
  for (const { userId, presence } of open) if (presences.get(userId) !== 'here') presences.set(userId, presence)
  return (userId) => presences.get(userId) ?? 'offline'
}
