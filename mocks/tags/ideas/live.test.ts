import { expect, test } from 'vitest'
import { frames, streams } from '../../live/tables.ts'
import { inGame } from '../games/tables.ts'
import { createGameOfAll } from '../test-game.ts'
import type { Person } from '../test-member.ts'
import { change, keep, newIdea } from './test-ideas.ts'

/** A game whose host, admin and player listen, and what each of them has been told. */
async function createListening() {
  const all = await createGameOfAll()
  const { world, gameId, persons } = all
  const { host, admin, player } = persons
  for (const person of [host, admin, player]) await person.call('createLiveTicket', { params: { gameId } })
  const framesOf = (person: Person) =>
    world.look(async (rows) => {
      const stream = await rows(streams).get(inGame(gameId, person.userId))
      return stream ? (await rows(frames).where({ stream: stream.stream })).map(({ frame }) => frame) : []
    })
  const told = async (person: Person) =>
    (await framesOf(person)).filter(({ type }) => type.startsWith('idea.')).map(({ type }) => type)
  return { ...all, ...{ host, admin, player }, framesOf, told }
}
const [changed, removed] = ['idea.changed', 'idea.removed']

test('an idea is told to whom it is shown, and is gone for whom it is shown no more', async () => {
  const { host, admin, player, gameId, told } = await createListening()
  const idea = await keep(host, { gameId })
  expect([await told(host), await told(admin), await told(player)]).toEqual([[changed], [], []])
  await change(host, idea, { visibility: 'everyone' })
  expect([await told(admin), await told(player)]).toEqual([[changed], [changed]])
  await change(host, { ...idea, rev: 2 }, { visibility: 'hosts' })
  expect([await told(admin), await told(player)]).toEqual([
    [changed, changed],
    [changed, removed],
  ])
  await change(host, { ...idea, rev: 3 }, { title: 'For hosts alone' })
  await change(host, { ...idea, rev: 4 }, { gameId: null })
  expect([await told(host), await told(admin), await told(player)]).toEqual([
    Array(5).fill(changed),
    [changed, changed, changed, removed],
    [changed, removed],
  ])
})

test('what is told is the idea as its members see it, and who did it', async () => {
  const { host, player, gameId, framesOf } = await createListening()
  const body = { ...newIdea, gameId, visibility: 'everyone' }
  const made = await host.call('createIdea', { body })
  const frame = { type: changed, actorId: host.userId, payload: made.body }
  expect((await framesOf(host)).at(-1)).toMatchObject(frame)
  expect((await framesOf(player)).at(-1)).toMatchObject(frame)
})

test('deleting is told, and bringing back, and taking out', async () => {
  const { host, admin, player, gameId, told } = await createListening()
  const { ideaId } = await keep(player, { gameId, visibility: 'everyone' })
  await player.call('deleteIdea', { params: { ideaId } })
  await player.call('restoreIdea', { params: { ideaId } })
  await player.call('restoreIdea', { params: { ideaId } })
  await host.call('removeGameIdea', { params: { gameId, ideaId } })
  expect(await told(admin)).toEqual([changed, removed, changed, removed])
  expect(await told(player)).toEqual([changed, removed, changed, changed])
})

test('that an idea is gone is told with its id alone, and who did it', async () => {
  const { host, player, gameId, framesOf } = await createListening()
  const { ideaId } = await keep(host, { gameId, visibility: 'everyone' })
  await host.call('removeGameIdea', { params: { gameId, ideaId } })
  const frame = (await framesOf(player)).at(-1)
  expect(frame).toMatchObject({ type: removed, actorId: host.userId })
  expect(frame?.payload).toEqual({ ideaId })
})

test('the ideas of whoever leaves are gone for the others', async () => {
  const { host, player, gameId, told } = await createListening()
  await keep(player, { gameId, visibility: 'everyone' })
  await keep(player, { gameId })
  await player.call('leaveGame', { params: { gameId } })
  expect(await told(host)).toEqual([changed, removed])
})

test('a change that changes nothing is not told', async () => {
  const { host, player, gameId, told } = await createListening()
  const idea = await keep(host, { gameId, visibility: 'everyone' })
  await change(host, idea, { visibility: 'everyone' })
  expect(await told(player)).toEqual([changed])
})
