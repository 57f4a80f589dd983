import { expect, test } from 'vitest'
import { createWorld } from '../../db/world.ts'
import { profileOf, profiles } from './tables.ts'

const look = (userId: string) => createWorld().look((rows) => profileOf(rows, userId))

// A world is stored, exported and served on other machines: the same person has the same default name everywhere.
test.each([
  ['2VJ0mD8fWt1bSnG2zLv5AxP9eU3', 'Lucky Hare', 'stag', 'moss'],
  ['2VJ0kB6dUr8zQlE9xJt3YwM7cS1', 'Bright Fox', 'stag', 'slate'],
  ['rowan', 'Bold Marten', 'star', 'slate'],
  ['ash', 'Wry Lynx', 'flame', 'umber'],
])('%s is %s with the sigil %s in %s, in every world', async (userId, displayName, sigil, colour) => {
  expect(await look(userId)).toEqual({ userId, displayName, sigil, colour, chosen: false, rev: 1 })
})

test('chosen values stay, and the rest keeps its default', async () => {
  const world = createWorld()
  const { displayName, ...first } = await look('rowan')
  const [sigil, colour] = [first.sigil === 'owl' ? 'stag' : 'owl', first.colour === 'moss' ? 'plum' : 'moss'] as const
  await world.step((rows) => rows(profiles).put({ userId: 'rowan', sigil, colour, rev: 2 }))
  expect(await world.look((rows) => profileOf(rows, 'rowan'))).toEqual({
    userId: 'rowan',
    displayName,
    sigil,
    colour,
    chosen: false,
    rev: 2,
  })
  await world.step((rows) => rows(profiles).put({ userId: 'rowan', displayName: 'Rowan', sigil, colour, rev: 3 }))
  expect(await world.look((rows) => profileOf(rows, 'rowan'))).toMatchObject({ displayName: 'Rowan', chosen: true })
})
