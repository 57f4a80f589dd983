import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AddedBoundary, Boundaries, Lobby, Notes, Start } from '../../../src/contract/types.gen.ts'
import { createGameOfAll } from '../test-game.ts'
import { type Asked, createPersonIn, type Person } from '../test-member.ts'

type Of = Awaited<ReturnType<typeof createGameOfAll>>
let table: Of
let ask: (who: Person, id: Parameters<Person['call']>[0], asked?: Asked) => ReturnType<Person['call']>

beforeEach(async () => {
  table = await createGameOfAll({ isPlanned: false })
  ask = (who, id, { params, ...rest } = {}) => who.call(id, { params: { gameId: table.gameId, ...params }, ...rest })
})

const readyOf = async ({ userId }: Person) => {
  const { members } = (await ask(table.persons.host, 'getLobby')).body as Lobby
  return members.find((member) => member.userId === userId)?.ready
}

describe('ready', () => {
  test('is mine to say, and to take back', async () => {
    const { player, admin } = table.persons
    await ask(player, 'setReady', { body: { ready: true } })
    expect([await readyOf(player), await readyOf(admin)]).toEqual([true, false])
    await ask(player, 'setReady', { body: { ready: false } })
    expect(await readyOf(player)).toBe(false)
  })

  test('goes with whoever leaves, and with nobody else', async () => {
    const { player, host, admin } = table.persons
    await ask(admin, 'setReady', { body: { ready: true } })
    await ask(player, 'setReady', { body: { ready: true } })
    await ask(player, 'leaveGame')
    expect(await readyOf(admin)).toBe(true)
    expect(((await ask(host, 'getLobby')).body as Lobby).members).not.toContainEqual(
      expect.objectContaining({ userId: player.userId }),
    )
  })
})

describe('a nudge', () => {
  const nudge = (whom: Person, by = table.persons.host) => ask(by, 'nudge', { body: { userId: whom.userId } })

  test('reaches the same person once a minute, whoever sends it', async () => {
    const { player, admin } = table.persons
    expect((await nudge(player)).status).toBe(204)
    const again = await nudge(player, admin)
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect((await nudge(admin)).status).toBe(204)
  })

  test('reaches neither who is ready, nor oneself, nor a stranger', async () => {
    const { player, host, stranger } = table.persons
    await ask(player, 'setReady', { body: { ready: true } })
    expect((await nudge(player)).status).toBe(409)
    expect((await nudge(host)).status).toBe(409)
    expect((await nudge(stranger)).status).toBe(404)
  })
})

describe('a pause', () => {
  const pausedAt = async () => ((await ask(table.persons.host, 'getLobby')).body as Lobby).pausedAt

  test('begins by anybody, once, and ends by host or admin', async () => {
    const { player, admin } = table.persons
    await ask(player, 'pauseGame')
    const since = await pausedAt()
    expect(since).toBeDefined()
    await ask(admin, 'pauseGame')
    expect(await pausedAt()).toBe(since)
    expect((await ask(player, 'resumeGame')).status).toBe(403)
    await ask(admin, 'resumeGame')
    expect(await pausedAt()).toBeUndefined()
  })

  test('ends the count to the start for everybody, also when it is over', async () => {
    const { host, player } = table.persons
    await ask(host, 'startGame')
    await ask(player, 'pauseGame')
    expect(await ask(host, 'getLobby')).not.toHaveProperty('body.start')
    await ask(host, 'resumeGame')
    expect(await ask(player, 'getLobby')).not.toHaveProperty('body.start')
    expect(await ask(player, 'getGame')).toMatchObject({ body: { status: 'playing' } })
  })

  test('is kept without a name', async () => {
    await ask(table.persons.player, 'pauseGame')
    const kept = (await table.world.everything()).filter((row) => row.table === 'pauses')
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(table.persons.player.userId)
  })
})

describe('start and end', () => {
  test('a start says when everybody goes and who is not ready, and ends a pause', async () => {
    const { host, player } = table.persons
    await ask(player, 'setReady', { body: { ready: true } })
    await ask(player, 'pauseGame')
    const start = (await ask(host, 'startGame')).body as Start
    expect(start.notReady).toContain(host.userId)
    expect(start.notReady).not.toContain(player.userId)
    expect(await ask(player, 'getLobby')).toMatchObject({ body: { start: { startId: start.startId } } })
    expect(await ask(player, 'getLobby')).not.toHaveProperty('body.pausedAt')
    expect(await ask(player, 'getGame')).toMatchObject({ body: { status: 'playing' } })
  })

  test('what is on cannot be started, what is over cannot be ended, what was put away neither', async () => {
    const { host } = table.persons
    expect((await ask(host, 'endGame')).status).toBe(409)
    await ask(host, 'startGame')
    expect((await ask(host, 'startGame')).status).toBe(409)
    await ask(host, 'archiveGame')
    expect((await ask(host, 'startGame')).status).toBe(409)
    expect((await ask(host, 'endGame')).status).toBe(409)
  })

  test('after the end nobody is ready', async () => {
    const { host, player } = table.persons
    await ask(player, 'setReady', { body: { ready: true } })
    await ask(host, 'startGame')
    await ask(host, 'endGame')
    expect(await readyOf(player)).toBe(false)
    expect(await ask(host, 'getGame')).toMatchObject({ body: { status: 'preparing' } })
  })
})

describe('notes', () => {
  test('are written by host and admin, for the version that they saw', async () => {
    const { host, admin, player } = table.persons
    const before = await ask(host, 'getNotes')
    expect(before.body).toMatchObject({ agenda: '', recap: '', rev: 1 })
    const headers = { 'If-Match': before.headers.get('ETag') ?? '' }
    const changed = await ask(host, 'changeNotes', { headers, body: { agenda: 'The mill.' } })
    expect((changed.body as Notes).rev).toBe(2)
    expect((await ask(admin, 'changeNotes', { headers, body: { recap: 'Lost.' } })).status).toBe(412)
    expect(await ask(player, 'getNotes')).toMatchObject({ body: { agenda: 'The mill.', recap: '' } })
  })
})

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The time of a KSUID: what stands above its 128 random bits. */
const timeOf = (id: string) => [...id].reduce((sum, digit) => sum * 62n + BigInt(base62.indexOf(digit)), 0n) >> 128n

describe('boundaries', () => {
  const add = async (who: Person, text: string, headers?: Record<string, string>) =>
    (await ask(who, 'addBoundary', { body: { kind: 'line', text }, headers })).body as AddedBoundary
  const listed = async () => (await ask(table.persons.host, 'listBoundaries')).body as Boundaries

  test('are counted until there are three, and then told, in the order of the alphabet', async () => {
    const { player, host, admin } = table.persons
    await add(player, 'Spiders')
    await add(host, 'harm to animals')
    expect(await listed()).toEqual({ count: 2, shown: false, items: [] })
    await add(admin, 'Blood')
    const { items, shown } = await listed()
    expect([shown, items.map(({ text }) => text)]).toEqual([true, ['Blood', 'harm to animals', 'Spiders']])
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['boundaryId', 'kind', 'text'])
  })

  test('are taken back with their key alone, by whoever has it', async () => {
    const { player, host } = table.persons
    const { boundaryId, takeBackKey } = await add(player, 'Spiders')
    const takeBack = (who: Person, key: string) =>
      ask(who, 'takeBoundaryBack', { params: { boundaryId }, headers: { 'Take-Back-Key': key } })
    expect((await takeBack(player, `${takeBackKey.slice(0, -1)}~`)).status).toBe(404)
    expect((await takeBack(host, takeBackKey)).status).toBe(204)
    expect((await listed()).count).toBe(0)
  })

  test('are kept without a name, also for their key, and without a time', async () => {
    const { player } = table.persons
    const before = (await table.world.everything()).filter((row) => JSON.stringify(row).includes('Spiders')).length
    const added = await add(player, 'Spiders')
    const kept = (await table.world.everything()).filter((row) => JSON.stringify(row).includes('Spiders'))
    expect(kept.length).toBeGreaterThan(before)
    expect(JSON.stringify(kept)).not.toContain(player.userId)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const later = await add(player, 'Deep water')
    // Here the time is that of the game.
    expect(timeOf(later.boundaryId)).toBe(timeOf(added.boundaryId))
  })

  test('and a pause leave no name of whoever sent it', async () => {
    const { player, host } = table.persons
    for (const who of [player, host]) await ask(who, 'createLiveTicket')
    await ask(player, 'pauseGame')
    const { boundaryId, takeBackKey } = await add(player, 'Spiders')
    const params = { boundaryId }
    await ask(player, 'takeBoundaryBack', { params, headers: { 'Take-Back-Key': takeBackKey } })
    const told = (await table.world.everything()).filter((row) => row.table === 'liveFrames')
    expect(told).toHaveLength(6)
    expect(JSON.stringify(told)).not.toContain(player.userId)
  })

  test('one key makes one boundary', async () => {
    const { player } = table.persons
    const headers = { 'Idempotency-Key': table.world.newId() }
    const [one, other] = [await add(player, 'Spiders', headers), await add(player, 'Spiders', headers)]
    expect(other).toEqual(one)
    expect((await listed()).count).toBe(1)
  })

  test('are in nothing that is kept once they are taken back', async () => {
    const { player } = table.persons
    const { boundaryId, takeBackKey } = await add(player, 'Wax figures')
    await ask(player, 'takeBoundaryBack', { params: { boundaryId }, headers: { 'Take-Back-Key': takeBackKey } })
    const kept = JSON.stringify(await table.world.everything())
    for (const secret of ['Wax figures', boundaryId, takeBackKey]) expect(kept).not.toContain(secret)
  })

  test('leave no time with their key, neither that of the clock nor that in the key', async () => {
    const { player } = table.persons
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 20, 17, 31) })
    onTestFinished(() => void vi.useRealTimers())
    const late = await createPersonIn(table.world, 'Wren')
    const headers = { 'Idempotency-Key': table.world.newId() }
    const before = new Set((await table.world.everything()).map((row) => JSON.stringify(row)))
    await add(late, 'Wax figures', headers)
    const kept = (await table.world.everything()).map((row) => JSON.stringify(row)).filter((row) => !before.has(row))
    expect(late.userId).toBe(player.userId)
    expect(kept.join()).toContain('Wax figures')
    for (const row of kept.filter((text) => text.includes('Wax figures'))) {
      expect(row).not.toContain(headers['Idempotency-Key'])
      for (const [time] of row.matchAll(/\b\d{13}\b/g)) expect(Number(time) % 86_400_000).toBe(0)
    }
  })

  test('there are sixty at most', async () => {
    const { player } = table.persons
    for (let at = 0; at < 60; at++) await add(player, `Number ${at}`)
    expect((await ask(player, 'addBoundary', { body: { kind: 'veil', text: 'One more' } })).status).toBe(409)
    expect((await listed()).count).toBe(60)
  })
})

test('all of it goes with the game', async () => {
  const { host, player } = table.persons
  await ask(player, 'setReady', { body: { ready: true } })
  await ask(player, 'pauseGame')
  await ask(player, 'addBoundary', { body: { kind: 'veil', text: 'Spiders' } })
  await ask(host, 'deleteGame')
  const names = (await table.world.everything()).map((row) => row.table)
  for (const name of ['readiness', 'pauses', 'boundaries', 'starts', 'notes']) expect(names).not.toContain(name)
})
