import { expect, test } from 'vitest'
import { createWorld, type World } from '../db/world.ts'
import { addGame } from '../tags/games/example.ts'
import { inGame, memberships } from '../tags/games/tables.ts'
import { doneBy, endStream, type PublishedEvent, publish } from './publish.ts'
import { frames, streams } from './tables.ts'

const start = Date.parse('2026-11-22T19:00:00Z')

/** A game of three, of whom the first two listen. */
async function createTable() {
  let now = start
  const world = createWorld({ now: () => now })
  const { gameId } = await world.step((rows) => {
    const members = [
      { userId: 'ash', role: 'player' as const },
      { userId: 'wren', role: 'player' as const },
    ]
    const game = addGame(rows, world, { hostId: 'rowan', name: 'The Ember Crown', members })
    for (const userId of ['rowan', 'ash']) rows(streams).put(streamOf(userId, game.gameId, now))
    return game
  })
  return {
    world,
    gameId,
    listen: (userId: string) => world.step((rows) => rows(streams).put(streamOf(userId, gameId, now))),
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

const streamOf = (userId: string, gameId: string, heardAt: number) => ({
  gameId,
  userId,
  stream: `of ${userId}`,
  seq: 0,
  heardAt,
})

const keptFor = (world: World, userId: string) =>
  world.look((rows) =>
    rows(frames)
      .where({ stream: `of ${userId}` })
      .map(({ frame }) => frame),
  )

const left: PublishedEvent = { type: 'member.left', payload: () => ({ userId: 'linden', how: 'left' }) }

test('an event is kept for everyone who listens, each stream with its own count', async () => {
  const { world, gameId } = await createTable()
  await world.step((rows) => {
    publish(rows, gameId, left)
    publish(rows, gameId, { ...left, to: ({ role }) => role === 'host' })
  })
  const frame = {
    v: 1,
    type: 'member.left',
    at: '2026-11-22T19:00:00.000Z',
    payload: { userId: 'linden', how: 'left' },
  }
  expect(await keptFor(world, 'rowan')).toEqual([
    { ...frame, seq: 1 },
    { ...frame, seq: 2 },
  ])
  expect(await keptFor(world, 'ash')).toEqual([{ ...frame, seq: 1 }])
  expect(await keptFor(world, 'wren')).toEqual([])
})

test('everyone learns who did it; an anonymous event stores no name', async () => {
  const { world, gameId } = await createTable()
  await world.step((rows) => {
    publish(rows, gameId, { ...left, ...doneBy({ userId: 'ash' }) })
    publish(rows, gameId, left)
  })
  for (const who of ['ash', 'rowan']) {
    const [named, anonymous] = await keptFor(world, who)
    expect(named).toMatchObject({ actorId: 'ash' })
    expect(Object.keys(anonymous ?? {})).toEqual(['v', 'type', 'seq', 'at', 'payload'])
  }
})
test('a failed step publishes nothing', async () => {
  const { world, gameId } = await createTable()
  const failed = world.step((rows) => {
    publish(rows, gameId, left)
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(await keptFor(world, 'rowan')).toEqual([])
})

test('a former member receives nothing more', async () => {
  const { world, gameId } = await createTable()
  await world.step((rows) => publish(rows, gameId, left))
  await world.step((rows) => {
    const seat = rows(memberships).get(inGame(gameId, 'ash'))
    if (seat) rows(memberships).delete(seat)
    endStream(rows, { gameId, userId: 'ash' }, 'removed')
    publish(rows, gameId, left)
  })
  expect(await keptFor(world, 'ash')).toEqual([])
  const stream = await world.look((rows) => rows(streams).get(inGame(gameId, 'ash')))
  expect(stream).toMatchObject({ seq: 1, farewell: 'removed' })
})
