import { expect, test } from 'vitest'
import type { Dice, LogEntry } from '../../../src/contract/types.gen.ts'
import { createGameOfAll } from '../../../tests/support/mock-game.ts'

test('a deleted game is gone with everything that belongs to it, for everyone', async () => {
  const { world, gameId, persons } = await createGameOfAll()
  await persons.host.call('declineRequest', { params: { gameId, userId: persons.waiting.userId } })
  const before = world.everything().filter(({ row }) => Object(row).gameId === gameId)
  expect(new Set(before.map(({ table }) => table)).size).toBe(9)
  await persons.host.call('deleteGame', { params: { gameId } })
  expect(world.everything().filter(({ row }) => Object(row).gameId === gameId)).toEqual([])
})

test('a roll request closes once nobody is left who has not answered it', async () => {
  const { gameId, persons } = await createGameOfAll()
  const { host, player, admin } = persons
  const params = { gameId }
  const ask = async (...to: string[]) => {
    const body = { label: 'Climb', audience: 'everyone', to }
    return (await host.call('askForRoll', { params, body })).body as LogEntry
  }
  const open = async () => ((await host.call('getDice', { params })).body as Dice).requests.map((one) => one.entryId)
  const theirs = await ask(admin.userId)
  const both = await ask(admin.userId, player.userId)
  const body = { answers: both.entryId, label: '', audience: 'everyone', total: 7 }
  await player.call('leaveGame', { params })
  expect(await open()).toEqual([theirs.entryId, both.entryId])
  expect((await admin.call('enterRoll', { params, body })).status).toBe(201)
  expect(await open()).toEqual([theirs.entryId])
  await admin.call('leaveGame', { params })
  expect(await open()).toEqual([])
})
