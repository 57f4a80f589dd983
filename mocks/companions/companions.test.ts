import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../../tests/support/mock-hub.ts'
import { users } from '../db/people.ts'
import { type Crew, createCrew } from './companions.ts'

let group: Awaited<ReturnType<typeof createHubOfAll>>
let crew: Crew

beforeEach(async () => {
  fakeTime()
  group = await createHubOfAll()
  crew = createCrew(group.world, group.hub)
})
afterEach(() => {
  crew.close()
  group.hub.close()
  vi.useRealTimers()
})

const linkOf = ({ gameId, token }: { gameId: string; token: string }) => `https://example.com/join/${gameId}/${token}`
const ask = async (id: 'getLobby' | 'getSchedule' | 'listRequests') =>
  Object((await group.persons.host.call(id, { params: { gameId: group.gameId } })).body)
const areThere = () => crew.companions.map((companion) => companion.isThere())
const ids = () =>
  group.world.look((rows) =>
    rows(users)
      .where(({ contact }) => contact.endsWith('@companions.example'))
      .map(({ userId }) => userId),
  )
const mine = async () => {
  const here = await ids()
  const { members } = await ask('getLobby')
  return members.filter(({ userId }: { userId: string }) => here.includes(userId))
}

test('companions join by a link, enter the lobby, answer dates and get ready by themselves', async () => {
  const dates = [new Date(group.world.now() + 7 * 24 * 3600_000).toISOString()]
  await group.persons.host.call('offerDates', {
    params: { gameId: group.gameId },
    headers: { 'If-Match': '*' },
    body: { durationMinutes: 180, dates },
  })
  expect((await crew.invite(linkOf(group.link))).map(({ state }) => state)).toEqual(['member', 'member', 'member'])
  await group.pass(30_000)
  expect(areThere()).toEqual([true, true, true])
  expect((await mine()).map(({ presence, ready }: { presence: string; ready: boolean }) => [presence, ready])).toEqual(
    Array(3).fill(['here', true]),
  )
  const { offer } = await ask('getSchedule')
  expect(offer.dates[0].answers.map(({ answer }: { answer: string }) => answer)).toEqual(['yes', 'ifNeedBe', 'yes'])
})

test('where there is room for two, two join and act, and it is said why the third is not there', async () => {
  const host = group.persons.host
  const params = { gameId: group.gameId }
  const { body } = await host.call('listMembers', { params })
  const seats = Object(body).items.length + 2
  await host.call('changeGame', { params, headers: { 'If-Match': '*' }, body: { seats } })
  const states = (await crew.invite(linkOf(group.link))).map(({ state }) => state)
  expect(states).toEqual(['member', 'member', new Error('This game is full.')])
  await group.pass(30_000)
  expect(areThere()).toEqual([true, true, false])
})

test('companions roll when they are asked', async () => {
  await crew.invite(linkOf(group.link))
  const here = await ids()
  const params = { gameId: group.gameId }
  const body = { label: 'Perception', notation: '1d20+2', audience: 'everyone', to: here }
  await group.persons.host.call('askForRoll', { params, body })
  await group.pass(30_000)
  const { items } = Object((await group.persons.host.call('listLog', { params })).body)
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['roll', 'roll', 'roll', 'request'])
  expect(items.at(-1).request).toMatchObject({ isOpen: false, answered: expect.arrayContaining(here) })
})

test('a companion whose connection breaks returns, and a removed one does not', async () => {
  await crew.invite(linkOf(group.link))
  await group.pass(12_000)
  await group.hub.restart()
  await group.pass(8000)
  expect(areThere()).toEqual([true, true, true])
  const [userId = ''] = await ids()
  await group.persons.host.call('removeMember', { params: { gameId: group.gameId, userId } })
  await group.pass(12_000)
  expect(areThere()).toEqual([false, true, true])
})
