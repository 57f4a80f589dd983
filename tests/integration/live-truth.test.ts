import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { liveQueries } from '../../src/game/live-channel.tsx'
import type { LiveClient } from '../support/live-client.ts'
import { type Live, loadLive } from '../support/live-store.ts'
import { createLiveTable } from '../support/live-table.ts'

// LIVE_RUNS=1000 LIVE_STEPS=200 npm test -- unit live-truth   as often as that; LIVE_SEED=7 begins with that one

const runs = Number(process.env.LIVE_RUNS ?? 4)
const steps = Number(process.env.LIVE_STEPS ?? 100)
const first = Number(process.env.LIVE_SEED ?? 1)

let live: Live
beforeAll(async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-22T19:00:00Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  live = await loadLive()
})
afterAll(() => void vi.useRealTimers())

/** A client's cached answer, and the server's current one. */
const shown: Partial<Record<OperationId, string>> = {
  getGame: 'getGame',
  listGames: 'listMyGames',
  listMembers: 'listMembers',
  listRequests: 'listRequests',
  listInvitations: 'listAllInvitations',
  getLobby: 'getLobby',
  getNotes: 'getNotes',
  listBoundaries: 'listBoundaries',
  getSchedule: 'getSchedule',
  listLog: 'listWholeLog',
  getDice: 'getDice',
}

async function compare(client: LiveClient, gameId: string) {
  for (const [id, name] of Object.entries(shown)) {
    const query = { query: { limit: 50 } }
    const asked = id === 'listGames' ? query : { params: { gameId }, ...(id === 'listLog' && query) }
    const { status, body } = await client.person.call(id as OperationId, asked)
    const kept = client.kept(name) as { pages?: unknown[] } | undefined
    // A person without permission has no answer, or got it when they still had permission.
    if (status !== 200) continue
    const [mine, theirs] = [comparable(kept?.pages?.[0] ?? kept), comparable(body)]
    // Who has come or gone since: a commitment is told with a roll.
    keepCommon(mine, theirs)
    expect(mine, `${name} of ${client.person.userId}`).toEqual(theirs)
  }
}

/**
 * Without anything unordered, and without an expired countdown. The author of an entry or a last change is compared by id: the
 * name is that of the answer, and a conflict, which shows it, starts with a new one.
 */
function comparable(value: unknown): Shown {
  const thing = structuredClone((value ?? {}) as Shown)
  delete thing.start
  thing.members?.sort((a, b) => (a.userId < b.userId ? -1 : 1))
  for (const { changedBy } of [thing, ...(thing.items ?? [])]) if (changedBy) changedBy.displayName = ''
  for (const { author } of [...(thing.items ?? []), ...(thing.requests ?? [])]) if (author) author.displayName = ''
  thing.commitments?.sort((a, b) => (a.userId < b.userId ? -1 : 1))
  return thing
}

function keepCommon(one: Shown, other: Shown) {
  const isIn = (all: Shown) => (each: { userId: string }) =>
    all.commitments?.some(({ userId }) => userId === each.userId)
  const [ones, others] = [one.commitments?.filter(isIn(other)), other.commitments?.filter(isIn(one))]
  if (ones) one.commitments = ones
  if (others) other.commitments = others
}

type Named = { displayName: string }
type Changed = { changedBy?: Named; author?: Named }
type Shown = Changed & {
  start?: unknown
  members?: { userId: string }[]
  commitments?: { userId: string }[]
  items?: Changed[]
  requests?: Changed[]
}

test(`after ${runs} storms of ${steps} steps everyone shows the server's state, and no one has seen what is not for them`, {
  timeout: 60_000 + runs * steps * 60,
}, async () => {
  const heard = new Set<string>()
  for (let seed = first; seed < first + runs; seed++) {
    const table = await createLiveTable(live, seed)
    for (let step = 0; step < steps; step++) await table.step()
    await table.quiet()
    const where = `seed ${seed}`
    expect(
      table.clients.map((client) => client.connection()?.state),
      where,
    ).toEqual(Array(5).fill('live'))
    for (const client of table.clients) {
      await compare(client, table.gameId).catch((error: Error) => {
        error.message = `${where}: ${error.message}`
        throw error
      })
      const heard = client.heard.filter((type) => type === 'nudged').length
      expect(heard, `${where}: nudges heard`).toBeLessThanOrEqual(table.nudges.get(client.person.userId) ?? 0)
    }
    expect(table.leaks).toEqual([])
    for (const client of table.clients) {
      expect(client.malformed, where).toEqual([])
      for (const type of client.heard) heard.add(type)
    }
    table.close()
  }
  // A few storms may lack an event that takes several steps.
  if (runs < 20 || steps < 100) return
  expect([...heard].toSorted()).toEqual(
    Object.keys(liveQueries.updaters)
      .filter((type) => !type.startsWith('idea.'))
      .toSorted(),
  )
})
