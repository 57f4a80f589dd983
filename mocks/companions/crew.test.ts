import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../live/test-hub.ts'
import { type Crew, createCrew } from './crew.ts'

let table: Awaited<ReturnType<typeof createHubOfAll>>
let crew: Crew

beforeEach(async () => {
  fakeTime()
  table = await createHubOfAll()
  crew = createCrew(table.world, table.hub)
})
afterEach(() => {
  crew.close()
  table.hub.close()
  vi.useRealTimers()
})

const linkOf = ({ gameId, token }: { gameId: string; token: string }) => `https://example.com/join/${gameId}/${token}`
const ask = async (id: 'getLobby' | 'listMembers' | 'getSchedule' | 'listRequests') =>
  Object((await table.persons.host.call(id, { params: { gameId: table.gameId } })).body)
const names = async () =>
  (await ask('listMembers')).items.map(({ displayName }: { displayName: string }) => displayName)
const first = () => crew.companions[0] ?? expect.fail('There is nobody.')
const mine = async () => {
  const { items } = await ask('listMembers')
  const { userId } = items.find(({ displayName }: { displayName: string }) => displayName === 'Ash')
  return (await ask('getLobby')).members.find((member: { userId: string }) => member.userId === userId)
}

test('a companion joins by a link, comes, gets ready, and goes', async () => {
  expect(await first().join(linkOf(table.link))).toBe('member')
  expect(await names()).toContain('Ash')
  await first().come()
  await table.settle()
  expect([first().isThere(), await mine()]).toMatchObject([true, { presence: 'here', ready: false }])
  await first().ready()
  expect(await mine()).toMatchObject({ ready: true })
  await table.pass(60_000)
  expect(await mine()).toMatchObject({ presence: 'here' })
  first().go()
  await table.pass(11_000)
  expect([first().isThere(), await mine()]).toMatchObject([false, { presence: 'offline' }])
})

test('a companion waits where the host decides, and is refused as everybody is', async () => {
  expect(await first().join(linkOf(table.adminLink))).toBe('waiting')
  expect((await ask('listRequests')).items).toHaveLength(3)
  await expect(first().join('https://example.com/home/')).rejects.toThrow('This is no invitation link.')
  await expect(first().join(linkOf({ ...table.link, token: 'a'.repeat(32) }))).rejects.toThrow()
  await expect(first().ready()).rejects.toThrow('They sit at no table yet.')
})

test('a companion who is nudged gets ready', async () => {
  await first().join(linkOf(table.link))
  await first().come()
  await table.settle()
  const { userId } = await mine()
  await table.persons.host.call('nudge', { params: { gameId: table.gameId }, body: { userId } })
  await table.settle()
  expect(await mine()).toMatchObject({ ready: true })
})

test('a companion whose line breaks comes back, and one who is removed does not', async () => {
  await first().join(linkOf(table.link))
  await first().come()
  await table.settle()
  await table.hub.restart()
  await table.pass(3000)
  expect([first().isThere(), await mine()]).toMatchObject([true, { presence: 'here' }])
  const { userId } = await mine()
  await table.persons.host.call('removeMember', { params: { gameId: table.gameId, userId } })
  await table.pass(3000)
  expect(first().isThere()).toBe(false)
})

test.each(['whose line has broken', 'who is on the way'])('a companion %s stays away when told so', async (how) => {
  await first().join(linkOf(table.link))
  const coming = first().come()
  if (how === 'whose line has broken') {
    await coming
    await table.settle()
    table.hub.drop()
  }
  first().go()
  await coming
  await table.pass(3000)
  expect(first().isThere()).toBe(false)
})

test('each answers the dates, and answers none twice', async () => {
  const dates = ['2099-01-01T19:00:00Z'].map(() => new Date(table.world.now() + 7 * 24 * 3600_000).toISOString())
  const headers = { 'If-Match': '*' }
  const offered = await table.persons.host.call('offerDates', {
    ...{ params: { gameId: table.gameId }, headers },
    body: { durationMinutes: 180, dates },
  })
  expect(offered.status).toBe(200)
  for (const companion of crew.companions) {
    await companion.join(linkOf(table.link))
    expect([await companion.answer(), await companion.answer()]).toEqual([1, 0])
  }
  const { offer } = await ask('getSchedule')
  expect(offer.dates[0].answers.map(({ answer }: { answer: string }) => answer)).toEqual(['yes', 'ifNeedBe', 'yes'])
})

test('on autopilot all three join, come and get ready by themselves, and stay as they are without it', async () => {
  crew.setAutopilot(true)
  await table.pass(30_000)
  expect(await names()).toEqual(expect.arrayContaining(['Ash', 'Juniper', 'Wren']))
  expect(crew.companions.every((companion) => companion.isThere())).toBe(true)
  const readied = (await ask('getLobby')).members.filter(({ ready }: { ready: boolean }) => ready)
  expect(readied.length).toBe(3)
  crew.setAutopilot(false)
  crew.companions[2]?.go()
  await table.pass(20_000)
  expect(crew.companions.map((companion) => companion.isThere())).toEqual([true, true, false])
})
