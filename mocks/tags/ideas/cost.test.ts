import { expect, test } from 'vitest'
import { memoryStorage } from '../../db/memory-storage.ts'
import { createWorld } from '../../db/world.ts'
import { createPersonIn } from '../test-member.ts'
import { keep, newIdea } from './test-ideas.ts'

/** A world of ten thousand ideas, and how many rows have been read of it since the count was last taken. */
async function createFull() {
  const storage = memoryStorage()
  let found = 0
  const world = createWorld({
    storage: {
      ...storage,
      find: async (table, range) => {
        const rows = await storage.find(table, range)
        found += rows.length
        return rows
      },
    },
  })
  const persons = await Promise.all(
    ['Rowan', 'Ash', 'Wren', 'Sorrel', 'Bryony'].map((name) => createPersonIn(world, name)),
  )
  const ideas = Array.from({ length: 1990 }, (_, at) => ({ ...newIdea, title: `Idea ${at}` }))
  for (const person of persons) await person.call('importIdeas', { body: { ideas } })
  const [rowan] = persons
  if (!rowan) throw new Error()
  const rowsReadBy = async (call: () => Promise<unknown>) => {
    found = 0
    await call()
    return found
  }
  return { rowan, rowsReadBy }
}

test('in a world of ten thousand ideas a call reads what it tells, and no more', async () => {
  const { rowan, rowsReadBy } = await createFull()
  const { mark, nextCursor: cursor } = Object((await rowan.call('listIdeas', { query: { limit: 100 } })).body)
  const few = 10
  expect(await rowsReadBy(() => rowan.call('listIdeas', { query: { limit: 100, cursor } }))).toBeLessThan(100 + few)
  expect(await rowsReadBy(() => keep(rowan))).toBeLessThan(few)
  expect(await rowsReadBy(() => rowan.call('listIdeaChanges', { query: { since: mark } }))).toBeLessThan(few)
})
