import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { statusOf } from '../../src/api/api-error.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { ChangeList, WholeCharacter } from '../../src/contract/types.gen.ts'
import { liveQueries } from '../../src/game/live-channel.tsx'
import type { LiveClient } from '../support/live-client.ts'
import { createLiveGroup } from '../support/live-group.ts'
import { type Live, loadLive } from '../support/live-store.ts'

// LIVE_RUNS=1000 LIVE_STEPS=200 npm test -- unit live-storms   as often as that; LIVE_SEED=7 begins with that one
// LIVE_MINUTES=10 npm test -- unit live-storms   each storm over sheets takes so long, by its own clock

const minutes = Number(process.env.LIVE_MINUTES ?? 0)
const runs = Number(process.env.LIVE_RUNS ?? 4)
const steps = Number(process.env.LIVE_STEPS ?? 100)
/** A storm over sheets takes four times as long as another one. */
const sheetRuns = Math.ceil(runs / 4)
const first = Number(process.env.LIVE_SEED ?? 1)

let live: Live
beforeAll(async () => {
  live = await loadLive()
})
beforeEach(() => {
  // As on plain http in a local network, there are no locks: two tabs of a person may send one change at once.
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({
    now: Date.parse('2026-11-22T19:00:00Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

const readSheets = { listCharacters: 'listAllCharacters', getConditions: 'getConditions' } as const

async function compareSheets(client: LiveClient, gameId: string) {
  for (const [id, name] of Object.entries(readSheets)) {
    const asked = { params: { gameId }, ...(id === 'listCharacters' && { query: { limit: 100 } }) }
    const { body } = await client.person.call(id as OperationId, asked)
    const kept = client.kept(name) as { pages?: unknown[] } | undefined
    expect(comparable(kept?.pages?.[0] ?? kept), `${name} of ${client.person.userId}`).toEqual(comparable(body))
  }
  // Private notes have no event: another tab of their person asks for them when it is looked at.
  for (const { arg, data, error } of client.keptAll('getCharacter')) {
    const { status, body } = await client.person.call('getCharacter', { params: arg.params })
    if (status === 200) expect(data, `getCharacter of ${client.person.userId}`).toEqual(body)
    // Without a new answer, the screen says that it is gone.
    else if (statusOf(error) !== status) expect(data).not.toHaveProperty('blocks')
  }
  const kept = client.kept('listAllChanges') as { pages: ChangeList[] }
  const { body } = await client.person.call('listChanges', { params: { gameId }, query: { limit: 100 } })
  const now = new Map((body as ChangeList).items.map((one) => [one.changeId, one]))
  const items = kept.pages.flatMap((page) => page.items)
  expect(items.filter(({ changeId }) => now.has(changeId))).toEqual(
    items.flatMap(({ changeId }) => now.get(changeId) ?? []),
  )
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

const heard = new Set<string>()

test(`after ${sheetRuns} storms over sheets ten tabs show the server's state, and no difference is lost`, {
  timeout: 60_000 + sheetRuns * (steps + minutes * 400) * 200,
}, async () => {
  for (let seed = first; seed < first + sheetRuns; seed++) {
    const table = await createLiveGroup(live, seed, 'sheets')
    const end = Date.now() + minutes * 60_000
    for (let step = 0; step < steps || Date.now() < end; step++) await table.step()
    await table.quiet()
    const { clients, gameId, sheets, leaks } = table
    const failed = (error: Error) => {
      error.message = `seed ${seed}: ${error.message}`
      throw error
    }
    expect(
      clients.map((client) => client.connection()?.state),
      `seed ${seed}`,
    ).toEqual(Array(10).fill('live'))
    for (const client of clients) await compareSheets(client, gameId).catch(failed)
    const { characterId = '', blockId, sum } = sheets?.counted ?? {}
    const { body } = { ...(await clients[0]?.person.call('getCharacter', { params: { gameId, characterId } })) }
    const block = (body as WholeCharacter).blocks.find((one) => one.blockId === blockId)
    expect([sheets?.isWaiting(), sheets?.refused(), block], `seed ${seed}`).toMatchObject([false, [], { value: sum }])
    expect(leaks).toEqual([])
    for (const client of clients) {
      // Somebody else may have removed the block that a refill or the health names.
      expect(
        client.malformed.filter((id) => id !== 'changeCharacter'),
        `seed ${seed}`,
      ).toEqual([])
      for (const type of client.heard) heard.add(type)
    }
    table.close()
  }
})

test(`after ${runs} storms of ${steps} steps everyone shows the server's state, and no one has seen what is not for them`, {
  timeout: 60_000 + runs * steps * 60,
}, async () => {
  for (let seed = first; seed < first + runs; seed++) {
    const table = await createLiveGroup(live, seed)
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
