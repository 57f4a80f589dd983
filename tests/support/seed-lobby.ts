import type { World } from '../../mocks/db/world.ts'
import { tabs } from '../../mocks/live/tables.ts'
import { memberships } from '../../mocks/tags/games/tables.ts'
import { boundaries, notes, pauses, readiness, starts } from '../../mocks/tags/lobby/tables.ts'
import { profiles } from '../../mocks/tags/profile/tables.ts'
import { dateAnswers, type ScheduleRow, schedules } from '../../mocks/tags/schedule/tables.ts'
import type { AnswerToDate, BoundaryKind } from '../../src/contract/types.gen.ts'

/** People are given by their display names; `me` is the test's person. */
export type LobbySeed = {
  here?: string[]
  away?: string[]
  ready?: string[]
  offer?: { startsAt: number; answers?: Record<string, AnswerToDate> }[]
  session?: Partial<NonNullable<ScheduleRow['session']>> & { startsAt: number }
  agenda?: string
  recap?: string
  boundaries?: [kind: BoundaryKind, text: string][]
  isPaused?: boolean
  /** Milliseconds from now. */
  goesIn?: number
}

const dayMs = 24 * 3600 * 1000

/** An evening so many days from now, at this hour of UTC; Unix milliseconds. */
export const evening = (days: number, hour = 19): number =>
  new Date(Date.now() + days * dayMs).setUTCHours(hour, 0, 0, 0)

/** Adds a lobby to a game of a mocked world. `userId` is the test's person. */
export async function seedLobby(world: World, userId: string, gameId: string, seed: LobbySeed): Promise<void> {
  const now = world.now()
  await world.step(async (rows) => {
    const ids = new Map([['me', userId]])
    for (const member of await rows(memberships).where({ gameId })) {
      const profile = await rows(profiles).get(member.userId)
      if (profile?.displayName) ids.set(profile.displayName, member.userId)
    }
    const idOf = (name: string) => {
      const found = ids.get(name)
      if (found === undefined) throw new Error(`No one called ${name} sits there.`)
      return found
    }
    for (const presence of ['here', 'away'] as const)
      for (const name of seed[presence] ?? [])
        rows(tabs).put({ tabId: world.newId(), gameId, userId: idOf(name), presence, until: now + dayMs })
    for (const name of seed.ready ?? []) rows(readiness).put({ gameId, userId: idOf(name) })
    const offered = seed.offer?.map((date) => ({ ...date, dateId: world.newId() }))
    for (const { dateId, answers = {} } of offered ?? [])
      for (const [name, answer] of Object.entries(answers))
        rows(dateAnswers).put({ gameId, dateId, userId: idOf(name), answer })
    const session = seed.session && {
      sessionId: world.newId(),
      durationMinutes: 180,
      status: 'settled' as const,
      reason: '',
      sequence: 0,
      updatedAt: now,
      ...seed.session,
    }
    const dates = offered?.map(({ dateId, startsAt }) => ({ dateId, startsAt }))
    rows(schedules).put({ gameId, rev: 1, session, offer: dates && { durationMinutes: 180, dates } })
    const { agenda = '', recap = '' } = seed
    rows(notes).put({ gameId, agenda, recap, rev: 1, updatedAt: now })
    for (const [kind, text] of seed.boundaries ?? [])
      rows(boundaries).put({ boundaryId: world.newId(), gameId, kind, text, takeBackKey: 'Zk3WcR8pQy0uTn5vLx7sBa' })
    if (seed.isPaused) rows(pauses).put({ gameId, pausedAt: now })
    if (seed.goesIn) rows(starts).put({ gameId, startId: world.newId(), goesAt: now + seed.goesIn, notReady: [] })
  })
}
