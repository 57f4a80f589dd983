import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Idea } from '../../../src/contract/types.gen.ts'
import { createPersonIn, type Person } from '../../../tests/support/mock-game.ts'
import { change, keep, newIdea } from '../../../tests/support/mock-ideas.ts'
import { createWorld, type World } from '../../db/world.ts'
import { exportWorld } from '../world-file.ts'

const begin = new Date('2026-11-22T20:00:00.000Z')
const hour = 3_600_000
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function createRowan() {
  const world = createWorld()
  return { world, rowan: await createPersonIn(world, 'Rowan') }
}

test.each([
  ['another is kept', (person: Person) => keep(person, { title: 'The Lantern' })],
  [
    'some are imported',
    (person: Person) => person.call('importIdeas', { body: { ideas: [{ kind: 'clue', title: 'Ash' }] } }),
  ],
  ['another is changed', (person: Person, other: Idea) => change(person, other, { title: 'The Lantern' })],
  ['the world is exported', (_: Person, __: Idea, world: World) => exportWorld(world)],
])('a deleted idea leaves no trace after a day, once %s', async (_, happens) => {
  const { world, rowan } = await createRowan()
  const other = await keep(rowan, { title: 'The Mill' })
  const { ideaId } = await keep(rowan)
  await rowan.call('deleteIdea', { params: { ideaId } })
  vi.setSystemTime(begin.getTime() + 25 * hour)
  await happens(await createPersonIn(world, 'Rowan'), other, world)
  expect(JSON.stringify(world.everything())).not.toContain(newIdea.title)
})
