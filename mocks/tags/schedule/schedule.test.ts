import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game, Schedule } from '../../../src/contract/types.gen.ts'
import { createGameOfAll } from '../test-game.ts'
import type { Asked, Person } from '../test-member.ts'

let table: Awaited<ReturnType<typeof createGameOfAll>>
const now = Date.parse('2026-11-22T12:00:00Z')
const friday = '2026-11-27T19:00:00.000Z'
const saturday = '2026-11-28T19:00:00.000Z'
/** Within the hour that a session of the mock lasts. */
const soon = '2026-11-22T12:10:00.000Z'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  table = await createGameOfAll({ isPlanned: false })
})
afterEach(() => void vi.useRealTimers())

const ask = (who: Person, id: Parameters<Person['call']>[0], { params, ...rest }: Asked = {}) =>
  who.call(id, { params: { gameId: table.gameId, ...params }, ...rest })
const seen = async (who: Person = table.persons.player) => (await ask(who, 'getSchedule')).body as Schedule
const match = async () => ({ 'If-Match': `"${(await seen()).rev}"` })

/** A change by the host, of the version that there is. */
const change = async (id: Parameters<Person['call']>[0], asked: Asked = {}) =>
  ask(table.persons.host, id, { headers: await match(), ...asked })
const offer = (dates: string[], durationMinutes = 180) => change('offerDates', { body: { durationMinutes, dates } })
const datesOf = ({ offer: offered }: Schedule) => offered?.dates ?? []
const fix = async (startsAt: string) => {
  const dateId = datesOf(await seen()).find((date) => date.startsAt === startsAt)?.dateId ?? ''
  return change('fixDate', { params: { dateId } })
}

test('dates are offered in their order, and answers stay with a date that is offered again', async () => {
  const { player, host } = table.persons
  await offer([saturday, friday])
  const [first] = datesOf(await seen())
  expect(first?.startsAt).toBe(friday)
  for (const answer of ['no', 'ifNeedBe'])
    await ask(player, 'answerDate', { params: { dateId: first?.dateId ?? '' }, body: { answer } })
  await offer([friday])
  expect(datesOf(await seen(host))).toEqual([
    { dateId: first?.dateId, startsAt: friday, answers: [{ userId: player.userId, answer: 'ifNeedBe' }] },
  ])
})

test('an answer changes no version, and one to a date that is gone is refused', async () => {
  const { player } = table.persons
  await offer([friday])
  const { rev } = await seen()
  const [date] = datesOf(await seen())
  const params = { dateId: date?.dateId ?? '' }
  await ask(player, 'answerDate', { params, body: { answer: 'yes' } })
  expect((await seen()).rev).toBe(rev)
  await change('withdrawDates')
  expect((await ask(player, 'answerDate', { params, body: { answer: 'yes' } })).status).toBe(404)
  expect(await seen()).not.toHaveProperty('offer')
})

test('the game counts the dates that wait for its reader, and neither those that are over nor answered ones', async () => {
  const { player, host } = table.persons
  const counted = async (who: Person) => ((await ask(who, 'getGame')).body as Game).datesToAnswer
  expect(await counted(player)).toBeUndefined()
  await offer([soon, friday])
  const [, date] = datesOf(await seen())
  await ask(player, 'answerDate', { params: { dateId: date?.dateId ?? '' }, body: { answer: 'no' } })
  expect([await counted(player), await counted(host)]).toEqual([1, 2])
  vi.setSystemTime(new Date(soon))
  expect([await counted(player), await counted(host)]).toEqual([0, 1])
  await change('withdrawDates')
  expect(await counted(host)).toBeUndefined()
})

test.each([
  ['in the past', ['2026-11-22T11:59:59Z']],
  ['twice', [friday, '2026-11-27T20:00:00+01:00']],
  ['more than two years ahead', ['2029-01-01T00:00:00Z']],
])('dates %s are refused', async (_, dates) => {
  expect((await offer(dates)).status).toBe(400)
})

test('a date that was fixed is the next session, and shows in the game and in a link', async () => {
  const { player, stranger } = table.persons
  await offer([friday, saturday])
  await fix(saturday)
  const { session, offer: offered } = await seen()
  expect([session, offered]).toMatchObject([{ startsAt: saturday, status: 'settled', sequence: 0 }, undefined])
  const nextSession = { startsAt: saturday, durationMinutes: 180 }
  expect(await ask(player, 'getGame')).toMatchObject({ body: { nextSession } })
  const headers = { 'Invitation-Token': table.link.token }
  expect(await ask(stranger, 'previewInvitation', { headers })).toMatchObject({ body: { game: { nextSession } } })
})

test('a session that is moved, by hand or by another date, stays the same one', async () => {
  await offer([friday])
  await fix(friday)
  const sessionId = (await seen()).session?.sessionId
  await change('moveSession', { body: { startsAt: '2026-11-27T20:00:00Z', reason: 'Late train.' } })
  expect((await seen()).session).toMatchObject({ sessionId, sequence: 1, reason: 'Late train.' })
  await offer([saturday])
  await fix(saturday)
  expect((await seen()).session).toMatchObject({ sessionId, sequence: 2, startsAt: saturday, reason: '' })
})

test('a session that is cancelled stays to be seen, and is no next session; the one after it is another', async () => {
  const { player } = table.persons
  await offer([friday])
  await fix(friday)
  const sessionId = (await seen()).session?.sessionId
  for (const _ of ['once', 'twice']) await change('cancelSession', { body: { reason: 'Ill.' } })
  expect((await seen()).session).toMatchObject({ status: 'cancelled', sequence: 1, reason: 'Ill.' })
  expect(await ask(player, 'getGame')).not.toHaveProperty('body.nextSession')
  await offer([saturday])
  await fix(saturday)
  expect((await seen()).session).toMatchObject({ status: 'settled', sequence: 0 })
  expect((await seen()).session?.sessionId).not.toBe(sessionId)
})

test('a session whose time is over is there no more, and cannot be moved', async () => {
  const { host, player } = table.persons
  await offer([soon], 15)
  await fix(soon)
  vi.setSystemTime(Date.parse(soon) + 15 * 60_000 - 1)
  expect(await seen(player)).toHaveProperty('session')
  vi.setSystemTime(Date.parse(soon) + 15 * 60_000)
  for (const person of [host, player]) expect(await seen(person)).toEqual({ rev: 3 })
  expect((await change('moveSession', { body: { startsAt: saturday } })).status).toBe(404)
})

test('a date that went by meanwhile cannot be fixed', async () => {
  await offer([soon])
  vi.setSystemTime(Date.parse(soon))
  expect((await fix(soon)).status).toBe(409)
})

test('every change but an answer names the version that it is for', async () => {
  await offer([friday])
  const [date] = datesOf(await seen())
  const headers = { 'If-Match': '"1"' }
  const body = { durationMinutes: 60, dates: [saturday] }
  const { host } = table.persons
  expect((await ask(host, 'offerDates', { headers, body })).status).toBe(412)
  expect((await ask(host, 'withdrawDates', { headers })).status).toBe(412)
  expect((await ask(host, 'fixDate', { headers, params: { dateId: date?.dateId ?? '' } })).status).toBe(412)
  await fix(friday)
  expect((await ask(host, 'moveSession', { headers, body: { durationMinutes: 60 } })).status).toBe(412)
  expect((await ask(host, 'cancelSession', { headers, body: {} })).status).toBe(412)
})

test('the answers of whoever leaves go with them', async () => {
  const { player, host } = table.persons
  await offer([friday])
  const [date] = datesOf(await seen())
  await ask(player, 'answerDate', { params: { dateId: date?.dateId ?? '' }, body: { answer: 'yes' } })
  await ask(player, 'leaveGame')
  expect(datesOf(await seen(host))[0]?.answers).toEqual([])
})
