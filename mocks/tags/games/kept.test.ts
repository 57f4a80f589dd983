import { expect, test } from 'vitest'
import { createGameOfAll } from '../../../tests/support/mock-game.ts'

test('a deleted game is gone with everything that belongs to it, for everyone', async () => {
  const { world, gameId, persons } = await createGameOfAll()
  await persons.host.call('declineRequest', { params: { gameId, userId: persons.waiting.userId } })
  const before = world.everything().filter(({ row }) => Object(row).gameId === gameId)
  expect(new Set(before.map(({ table }) => table)).size).toBe(9)
  await persons.host.call('deleteGame', { params: { gameId } })
  expect(world.everything().filter(({ row }) => Object(row).gameId === gameId)).toEqual([])
})
