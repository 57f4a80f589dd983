import { expect, test } from 'vitest'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { openSession } from '../db/people.ts'
import { createWorld } from '../db/world.ts'
import { addGame } from '../tags/games/example.ts'
import { giveTicket, takeTicket } from './arrive.ts'
import { publish } from './publish.ts'

/** A world with a game of two, each of whom can get a ticket. */
async function createTable() {
  const clock = { now: Date.parse('2026-11-22T19:00:00Z') }
  const world = createWorld({ now: () => clock.now })
  const members = [{ userId: 'ash', role: 'player' as const }]
  const { gameId } = await world.step((rows) =>
    addGame(rows, world, { hostId: 'rowan', name: 'The Ember Crown', members }),
  )
  return {
    ...{ world, gameId, clock },
    give: (userId: string) =>
      world.step((rows) => giveTicket(rows, { gameId, session: openSession(rows, userId, world) }, world)),
    take: (ticket: string) => world.step((rows) => takeTicket(rows, ticket)),
  }
}

test('a ticket opens the channel once, until the last millisecond of half a minute', async () => {
  const { gameId, clock, give, take } = await createTable()
  const [first, second, third] = [await give('rowan'), await give('rowan'), await give('ash')]
  expect(first.until).toBe(clock.now + 30_000)
  expect(await take(first.ticket)).toMatchObject({ gameId, userId: 'rowan' })
  expect(await take(first.ticket)).toBeUndefined()
  clock.now += 29_999
  expect(await take(third.ticket)).toMatchObject({ userId: 'ash' })
  clock.now += 1
  expect(await take(second.ticket)).toBeUndefined()
})

test('a ticket says for how many whole seconds the game has had no event', async () => {
  const { world, gameId, clock, give } = await createTable()
  clock.now += 5000
  expect((await give('rowan')).quietSeconds).toBe(0)
  await world.step((rows) => publish(rows, gameId, { type: 'nudged', payload: () => eventExamples.nudged.rowan }))
  clock.now += 2999
  expect((await give('ash')).quietSeconds).toBe(2)
})
