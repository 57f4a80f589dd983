import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameEventsDown } from '../../src/contract/events.gen.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { zMemberLeft, zWaitOver } from '../../src/contract/schemas/live.gen.ts'
import type { Asked } from '../tags/test-member.ts'
import { createHubOfAll, fakeTime } from './test-line.ts'

type Who = 'host' | 'admin' | 'player' | 'waiting' | 'stranger'
type Line = Awaited<ReturnType<typeof table.join>>

let table: Awaited<ReturnType<typeof createHubOfAll>>
let lines: Record<'host' | 'admin' | 'player', Line>

beforeEach(async () => {
  fakeTime()
  table = await createHubOfAll()
  const { host, admin, player } = table.persons
  lines = { host: await table.join(host), admin: await table.join(admin), player: await table.join(player) }
  for (const line of Object.values(lines)) line.received.length = 0
})
afterEach(() => {
  table.hub.close()
  vi.useRealTimers()
})

/** Somebody does something; every event that comes of it is of the contract. */
async function act(who: Who, id: OperationId, { params, headers, ...asked }: Asked = {}) {
  const all = { params: { gameId: table.gameId, ...params }, headers: { 'If-Match': '*', ...headers }, ...asked }
  const reply = await table.persons[who].call(id, all)
  await table.settle()
  expect(reply.status).toBeLessThan(300)
  for (const { received } of Object.values(lines))
    for (const { type, payload } of received)
      expect(Object(gameEventsDown)[type].safeParse(payload)).toMatchObject({ success: true })
  return reply
}

const types = (who: keyof typeof lines) => lines[who].types()
const last = (who: keyof typeof lines, type: string) => lines[who].received.findLast((frame) => frame.type === type)

describe('the game', () => {
  test('is told to everybody when it changes, each as they see it', async () => {
    await act('host', 'changeGame', { body: { name: 'The Ember Throne' } })
    expect(last('host', 'game.changed')?.payload).toMatchObject({ name: 'The Ember Throne', role: 'host' })
    expect(last('host', 'game.changed')?.payload).toHaveProperty('requestsWaiting')
    expect(last('player', 'game.changed')?.payload).toMatchObject({ name: 'The Ember Throne', role: 'player', rev: 2 })
    expect(last('player', 'game.changed')?.payload).not.toHaveProperty('requestsWaiting')
  })

  test('is not told of where nothing has changed', async () => {
    await act('host', 'changeGame', { body: { name: 'The Ember Crown' } })
    await act('host', 'restoreGame')
    expect(types('player')).toEqual([])
  })

  test('is told of when it is put away and brought back', async () => {
    await act('host', 'archiveGame')
    expect(last('player', 'game.changed')?.payload).toMatchObject({ status: 'archived' })
    await act('host', 'restoreGame')
    expect(last('player', 'game.changed')?.payload).toMatchObject({ status: 'preparing' })
  })

  test('is told of when it is put away in play, with the end of the session', async () => {
    await act('host', 'startGame')
    await act('player', 'pauseGame')
    for (const { received } of Object.values(lines)) received.length = 0
    await act('host', 'archiveGame')
    expect(types('player')).toEqual(['pause.changed', 'game.changed', 'play.ended'])
  })

  test('is told of when it is handed over; both fetch anew what they may see', async () => {
    const { player, host } = table.persons
    await act('host', 'handOverGame', { body: { userId: player.userId } })
    expect(last('admin', 'game.changed')?.payload).toMatchObject({ host: { userId: player.userId } })
    expect(types('admin')).toEqual(['game.changed', 'member.changed', 'member.changed'])
    expect(types('host').at(-1)).toBe('resync')
    expect(types('player').at(-1)).toBe('resync')
    expect(last('admin', 'member.changed')?.payload).toMatchObject({ userId: player.userId, role: 'host' })
    expect(lines.admin.received[1]?.payload).toMatchObject({ userId: host.userId, role: 'admin' })
  })
})

test.each<[Who, OperationId, string, (at: typeof table) => Asked]>([
  ['host', 'changeMember', 'member.changed', ({ persons }) => of(persons.player, { body: { role: 'admin' } })],
  ['host', 'revokeInvitation', 'invitation.changed', ({ link }) => ({ params: { invitationId: link.invitationId } })],
  ['host', 'declineRequest', 'request.gone', ({ persons }) => of(persons.waiting)],
  ['stranger', 'acceptInvitation', 'request.changed', ({ adminLink }) => ({ body: { token: adminLink.token } })],
])('whatever %s does with %s says in %s who did it', async (who, id, type, ask) => {
  await act(who, id, ask(table))
  expect(last('admin', type)).toMatchObject({ actorId: table.persons[who].userId })
})
const of = ({ userId }: { userId: string }, asked: Asked = {}): Asked => ({ ...asked, params: { userId } })

describe('requests', () => {
  test('of somebody who comes by a link are told to host and admin, with the link', async () => {
    const { link, adminLink } = table
    await act('stranger', 'acceptInvitation', { body: { token: adminLink.token } })
    expect(types('host')).toEqual(['invitation.changed', 'request.changed', 'game.changed'])
    expect(types('admin')).toEqual(['request.changed', 'game.changed'])
    expect(types('player')).toEqual([])
    await act('stranger', 'withdrawRequest')
    expect(last('admin', 'request.gone')?.payload).toMatchObject({ how: 'takenBack' })
    await act('stranger', 'acceptInvitation', { body: { token: link.token } })
    const { userId } = table.persons.stranger
    expect(types('player')).toEqual(['member.changed', 'game.changed'])
    expect(last('player', 'member.changed')?.payload).toMatchObject({ userId, role: 'player' })
    expect(last('admin', 'invitation.changed')?.payload).toMatchObject({ uses: 1 })
  })

  test.each([
    ['acceptRequest', 'letIn', ['member.changed', 'game.changed']],
    ['declineRequest', 'declined', []],
  ] as const)('that host or admin decide on with %s are gone', async (id, how, forPlayers) => {
    const { userId } = table.persons.waiting
    await act('admin', id, { params: { userId } })
    expect(last('host', 'request.gone')?.payload).toEqual({ userId, how })
    expect(last('host', 'game.changed')?.payload).toMatchObject({ requestsWaiting: 1 })
    expect(types('player')).toEqual(forPlayers)
  })
})

test('how a wait or a seat ends is told in each of the ways that the contract names', async () => {
  const { waiting, waitingAdmin, otherAdmin } = table.persons
  await act('host', 'acceptRequest', { params: { userId: waiting.userId } })
  await act('host', 'declineRequest', { params: { userId: waitingAdmin.userId } })
  await act('stranger', 'acceptInvitation', { body: { token: table.adminLink.token } })
  await act('stranger', 'withdrawRequest')
  await act('host', 'removeMember', { params: { userId: otherAdmin.userId } })
  await act('player', 'leaveGame')
  const told = (type: string) =>
    lines.host.received.flatMap((frame) => (frame.type === type ? [Object(frame.payload).how] : []))
  expect(told('request.gone').toSorted()).toEqual(zWaitOver.shape.how.options.toSorted())
  expect(told('member.left').toSorted()).toEqual(zMemberLeft.shape.how.options.toSorted())
})

describe('links', () => {
  test('are told to those who may see them', async () => {
    const body = {
      role: 'admin',
      approval: 'host',
      maxUses: 1,
      expiresAt: new Date(Date.now() + 7200_000).toISOString(),
    }
    const { invitationId } = Object((await act('host', 'createInvitation', { body })).body)
    expect([types('host'), types('admin'), types('player')]).toEqual([['invitation.changed'], [], []])
    await act('host', 'revokeInvitation', { params: { invitationId } })
    await act('host', 'revokeInvitation', { params: { invitationId } })
    expect(types('host')).toEqual(['invitation.changed', 'invitation.changed'])
    expect(last('host', 'invitation.changed')?.payload).toHaveProperty('revokedAt')
  })
})

describe('a person', () => {
  test('is told of at their tables when they change', async () => {
    await act('host', 'changeProfile', { body: { displayName: 'Rowan the Bold' } })
    expect(types('player')).toEqual(['member.changed', 'game.changed'])
    expect(last('player', 'game.changed')?.payload).toMatchObject({ host: { displayName: 'Rowan the Bold' } })
  })

  test('is told of where they wait when they change', async () => {
    await act('waiting', 'changeProfile', { body: { displayName: 'Juniper' } })
    expect([types('host'), types('player')]).toEqual([['request.changed'], []])
    expect(last('host', 'request.changed')?.payload).toMatchObject({ person: { displayName: 'Juniper' } })
  })
})

test('a pause says nothing of who asked for it', async () => {
  await act('player', 'pauseGame')
  const told = Object.values(lines).map(({ received }) => received.at(-1))
  for (const frame of told) expect(Object.keys(frame ?? {})).toEqual(['v', 'type', 'seq', 'at', 'payload'])
})

test('dates to answer are told to everybody; an answer makes the game another one to whoever gave it', async () => {
  const dates = [new Date(Date.now() + 86_400_000).toISOString()]
  const { body } = await act('host', 'offerDates', { body: { durationMinutes: 60, dates } })
  expect(last('player', 'game.changed')?.payload).toMatchObject({ datesToAnswer: 1 })
  lines.host.received.length = 0
  const { dateId } = Object(body).offer.dates[0]
  await act('player', 'answerDate', { params: { dateId }, body: { answer: 'yes' } })
  expect(last('player', 'game.changed')?.payload).toMatchObject({ datesToAnswer: 0 })
  expect(types('host')).toEqual(['schedule.changed'])
})
