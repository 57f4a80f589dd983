import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AddedBoundary } from '../../../src/contract/types.gen.ts'
import { type Asked, createGameOfAll, createPersonIn, type Person } from '../../../tests/support/mock-game.ts'

// What a lobby stores, which no client can see. tests/conformance tests its rules.

let group: Awaited<ReturnType<typeof createGameOfAll>>
let ask: (who: Person, id: Parameters<Person['call']>[0], asked?: Asked) => ReturnType<Person['call']>

beforeEach(async () => {
  group = await createGameOfAll({ isPlanned: false })
  ask = (who, id, { params, ...rest } = {}) => who.call(id, { params: { gameId: group.gameId, ...params }, ...rest })
})

const add = async (who: Person, text: string, headers?: Record<string, string>) =>
  (await ask(who, 'addBoundary', { body: { kind: 'line', text }, headers })).body as AddedBoundary

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The time of a KSUID: the part above its 128 random bits. */
const timeOf = (id: string) => [...id].reduce((sum, digit) => sum * 62n + BigInt(base62.indexOf(digit)), 0n) >> 128n

test('a pause is stored without a name', async () => {
  await ask(group.persons.player, 'pauseGame')
  const kept = group.world.everything().filter((row) => row.table === 'pauses')
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(group.persons.player.userId)
})

test('boundaries are stored without a name, also for their key, and without a time', async () => {
  const { player } = group.persons
  const before = group.world.everything().filter((row) => JSON.stringify(row).includes('Spiders')).length
  const added = await add(player, 'Spiders')
  const kept = group.world.everything().filter((row) => JSON.stringify(row).includes('Spiders'))
  expect(kept.length).toBeGreaterThan(before)
  expect(JSON.stringify(kept)).not.toContain(player.userId)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
  onTestFinished(() => void vi.useRealTimers())
  const later = await add(player, 'Deep water')
  // Here the time is that of the game.
  expect(timeOf(later.boundaryId)).toBe(timeOf(added.boundaryId))
})

test('withdrawn boundaries leave nothing in storage', async () => {
  const { player } = group.persons
  const { boundaryId, takeBackKey } = await add(player, 'Wax figures')
  await ask(player, 'takeBoundaryBack', { params: { boundaryId }, headers: { 'Take-Back-Key': takeBackKey } })
  const kept = JSON.stringify(group.world.everything())
  for (const secret of ['Wax figures', boundaryId, takeBackKey]) expect(kept).not.toContain(secret)
})

test('boundaries leave no time with their key, neither that of the clock nor that in the key', async () => {
  const { player } = group.persons
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 20, 17, 31) })
  onTestFinished(() => void vi.useRealTimers())
  const late = await createPersonIn(group.world, 'Wren')
  const headers = { 'Idempotency-Key': group.world.newId() }
  const before = new Set(group.world.everything().map((row) => JSON.stringify(row)))
  await add(late, 'Wax figures', headers)
  const kept = group.world
    .everything()
    .map((row) => JSON.stringify(row))
    .filter((row) => !before.has(row))
  expect(late.userId).toBe(player.userId)
  expect(kept.join()).toContain('Wax figures')
  for (const row of kept.filter((text) => text.includes('Wax figures'))) {
    expect(row).not.toContain(headers['Idempotency-Key'])
    for (const [time] of row.matchAll(/\b\d{13}\b/g)) expect(Number(time) % 86_400_000).toBe(0)
  }
})

test('everything in a lobby is deleted with its game', async () => {
  const { host, player } = group.persons
  await ask(player, 'setReady', { body: { ready: true } })
  await ask(player, 'pauseGame')
  await ask(player, 'addBoundary', { body: { kind: 'veil', text: 'Spiders' } })
  await ask(host, 'deleteGame')
  const names = group.world.everything().map((row) => row.table)
  for (const name of ['readiness', 'pauses', 'boundaries', 'starts', 'notes']) expect(names).not.toContain(name)
})
