import * as z from 'zod/mini'
import { zOwnPresence } from '../../src/contract/schemas/live.gen.ts'
import type { Presence } from '../../src/contract/types.gen.ts'
import { defineTable, type RowOf, type Step } from '../db/rows.ts'
import { tableOfGames, tableOfMembers } from '../tags/games/tables.ts'

/**
 * The state of the mocked live channel. It belongs to the running server, not to the world: a restarted server loses
 * it. Times are Unix milliseconds.
 */

/** Why a person's channel has ended. */
const zEndReason = z.enum(['removed', 'left', 'gameDeleted'])

/**
 * The events for one person in one game, whatever the number of their tabs. `seq` counts them; `heardAt` is when they
 * last requested a ticket or were connected.
 */
export const streams = tableOfMembers('liveStreams', {
  stream: z.string(),
  seq: z.number(),
  heardAt: z.number(),
  endReason: z.optional(zEndReason),
})
export type StreamRow = RowOf<typeof streams>

/** When the last event of a game was published, to anyone. */
export const lastEvents = tableOfGames('liveLastEvents', { at: z.number() })

const zFrame = z.object({
  v: z.literal(1),
  type: z.string(),
  seq: z.number(),
  at: z.string(),
  actorId: z.optional(z.string()),
  payload: z.record(z.string(), z.unknown()),
})

/** A frame as it is sent. */
export type Frame = z.infer<typeof zFrame>

/** The last frames of each stream. */
export const frames = defineTable('liveFrames', {
  row: z.object({ stream: z.string(), frame: zFrame }),
  key: ({ stream, frame }) => frameKey(stream, frame.seq),
})

export const frameKey = (stream: string, seq: number): string => JSON.stringify([stream, seq])

/**
 * The tabs that show a game. `until`: the time up to which a tab counts. Its server renews it while it is open, so that a
 * tab that ends silently expires.
 */
export const tabs = defineTable('liveTabs', {
  row: z.object({
    tabId: z.string(),
    gameId: z.string(),
    userId: z.string(),
    presence: zOwnPresence,
    until: z.number(),
    /** It has closed, and counts for a little longer. */
    isClosed: z.optional(z.boolean()),
  }),
  key: ({ tabId }) => tabId,
})
export type TabRow = RowOf<typeof tabs>

/** The one-use tickets of channels. `token` is that of the session. */
export const tickets = defineTable('liveTickets', {
  row: z.object({
    ticket: z.string(),
    gameId: z.string(),
    userId: z.string(),
    token: z.string(),
    until: z.number(),
  }),
  key: ({ ticket }) => ticket,
})

/** All tables of the live channel. */
export const liveTables = [streams, lastEvents, frames, tabs, tickets] as const

/** The presence of the members of a game. */
export type PresenceOf = (userId: string) => Presence

/**
 * Who is here, within a step.
 * @param now Unix milliseconds
 */
export function presencesIn(rows: Step, gameId: string, now = rows.now()): PresenceOf {
  const all = rows(tabs).where({ gameId })
  return presenceBy(all.filter(({ until }) => until > now))
}

/** The number of other members who are here, within a step. */
export function countHere(rows: Step, { gameId, userId: me }: Pick<TabRow, 'gameId' | 'userId'>): number {
  const here = rows(tabs)
    .where({ gameId })
    .filter(({ userId, presence, until }) => userId !== me && presence === 'here' && until > rows.now())
  return new Set(here.map(({ userId }) => userId)).size
}

/** A person with one visible tab is here, however many others are hidden. */
export function presenceBy(open: readonly TabRow[]): PresenceOf {
  const presences = new Map<string, Presence>()
  for (const { userId, presence } of open) if (presences.get(userId) !== 'here') presences.set(userId, presence)
  return (userId) => presences.get(userId) ?? 'offline'
}
