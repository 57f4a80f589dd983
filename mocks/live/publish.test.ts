import { expect, test } from 'vitest'
import { createWorld } from '../db/world.ts'
import { addGame } from '../tags/games/example.ts'
import { doneBy, type PublishedEvent, publish, streamLifetime } from './publish.ts'
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
