import { describe, expect, test } from 'vitest'
import type { WholeCharacter } from '../../src/contract/types.gen.ts'
import { createGameOfAll } from '../../tests/support/mock-game.ts'
import { createWorld } from '../db/world.ts'
import { streamLifetime } from '../limits.ts'
import { addGame } from '../tags/games/example.ts'
import { doneBy, type PublishedEvent, publish } from './publish.ts'
import { frames, streams } from './tables.ts'

const start = Date.parse('2026-11-22T19:00:00Z')
const left: PublishedEvent = { type: 'member.left', payload: () => ({ userId: 'linden', how: 'left' }) }

test('an event is stored for the members who listen, each with their own count, and for nobody else', async () => {
  const world = createWorld({ now: () => start })
  const stored = await world.step((rows) => {
    const players = ['ash', 'wren'].map((userId) => ({ userId, role: 'player' as const }))
    const { gameId } = addGame(rows, world, { hostId: 'rowan', name: 'The Ember Crown', members: players })
    const heard = { rowan: start, ash: start, wren: start - streamLifetime, stranger: start }
    for (const [userId, heardAt] of Object.entries(heard))
      rows(streams).put({ gameId, userId, stream: `of ${userId}`, seq: 0, heardAt })
    publish(rows, gameId, { ...left, ...doneBy({ userId: 'ash' }) })
    publish(rows, gameId, { ...left, to: ({ role }) => role === 'host' })
    return rows(frames).all()
  })
  const frame = { v: 1, type: 'member.left', at: '2026-11-22T19:00:00.000Z', payload: left.payload({} as never) }
  // An anonymous event stores no name.
  expect(stored).toEqual([
    { stream: 'of rowan', frame: { ...frame, seq: 1, actorId: 'ash' } },
    { stream: 'of ash', frame: { ...frame, seq: 1, actorId: 'ash' } },
    { stream: 'of rowan', frame: { ...frame, seq: 2 } },
  ])
})

test('where a page of the log ends is named by an entry that I see, not by how many there are', async () => {
  const { gameId, persons } = await createGameOfAll()
  const { host, player, admin } = persons
  const params = { gameId }
  const say = (body: object) => host.call('sendMessage', { params, body: { text: 'Hush', ...body } })
  const page = async (cursor?: string) =>
    Object((await player.call('listLog', { params, query: { limit: 1, cursor } })).body)
  const everyone = { audience: 'everyone' }
  for (const body of [everyone, { to: admin.userId, audience: 'me' }, everyone]) await say(body)
  const { items, nextCursor } = await page()
  expect(JSON.parse(atob(nextCursor))).toEqual([expect.any(String), items[0].entryId])
  const next = await page(nextCursor)
  expect([next.items.length, next.nextCursor]).toEqual([1, undefined])
})

describe('of two tracks with one label the first is the health', () => {
  const track = (value: number) => ({ kind: 'track', label: 'Health', value, max: 12, shape: 'boxes', isPinned: false })

  async function twoTracks() {
    const { world, gameId, persons } = await createGameOfAll()
    const { host } = persons
    await world.step((rows) =>
      rows(streams).put({ gameId, userId: host.userId, stream: 'of host', seq: 0, heardAt: world.now() }),
    )
    const body = { name: 'Mira', health: 'Health', blocks: [track(9), track(4)] }
    const made = await host.call('createCharacter', { params: { gameId }, body })
    const { characterId, order } = made.body as WholeCharacter
    const [one = '', two = ''] = order.blockIds
    const params = { gameId, characterId }
    const rename = (blockId: string) =>
      host.call('changeBlock', {
        params: { ...params, blockId },
        headers: { 'If-Match': '"1"' },
        body: { label: 'Wounds' },
      })
    const health = async () => ((await host.call('getCharacter', { params })).body as WholeCharacter).health
    const reverse = () =>
      host.call('orderBlocks', { params, headers: { 'If-Match': '"1"' }, body: { blockIds: [two, one] } })
    const lastFrame = () => world.step((rows) => rows(frames).all().at(-1)?.frame.payload)
    return { one, two, rename, health, reverse, lastFrame }
  }

  test('a new order makes the other track the health, which is sent', async () => {
    const { two, reverse, lastFrame } = await twoTracks()
    expect((await reverse()).status).toBe(200)
    expect(await lastFrame()).toMatchObject({ blocks: [{ blockId: two, value: 4 }] })
  })

  test('the health stays the health under a new label', async () => {
    const { one, rename, health } = await twoTracks()
    expect((await rename(one)).status).toBe(200)
    expect(await health()).toBe('Wounds')
  })

  test('a new label of the other track changes nothing', async () => {
    const { two, rename, health } = await twoTracks()
    expect((await rename(two)).status).toBe(200)
    expect(await health()).toBe('Health')
  })
})
