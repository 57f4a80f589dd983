import { readFileSync } from 'node:fs'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { zMemberLeft, zWaitOver } from '../../src/contract/schemas/live.gen.ts'
import type { Asked } from '../tags/test-game.ts'
import { createHubOfAll, fakeTime } from './test-hub.ts'

type Table = Awaited<ReturnType<typeof createHubOfAll>>
type Who = 'host' | 'player' | 'waiting' | 'stranger'

const onWaiting = ({ persons }: Table): Asked => ({ params: { userId: persons.waiting.userId } })
const onAdmin = ({ persons }: Table) => ({ params: { userId: persons.otherAdmin.userId } })
const onDate = ({ dateId }: Table): Asked => ({ params: { dateId } })

/** An action and its actor for each row of the table in docs/live.md. */
const done: { [Id in OperationId]?: [who: Who, ask?: (table: Table) => Asked] } = {
  changeGame: ['host', () => ({ body: { pitch: 'Another' } })],
  archiveGame: ['host'],
  handOverGame: ['host', (table) => ({ body: onAdmin(table).params })],
  changeMember: ['host', (table) => ({ ...onAdmin(table), body: { role: 'player' } })],
  removeMember: ['host', onAdmin],
  revokeInvitation: ['host', ({ link }) => ({ params: { invitationId: link.invitationId } })],
  acceptInvitation: ['stranger', ({ link }) => ({ body: { token: link.token } })],
  withdrawRequest: ['waiting'],
  acceptRequest: ['host', onWaiting],
  declineRequest: ['host', onWaiting],
  changeProfile: ['player', () => ({ body: { displayName: 'Wren of the mill' } })],
  setReady: ['player', () => ({ body: { ready: true } })],
  nudge: ['host', ({ persons }) => ({ body: { userId: persons.player.userId } })],
  pauseGame: ['player'],
  startGame: ['host'],
  changeNotes: ['host', () => ({ body: { agenda: 'The mill.' } })],
  addBoundary: ['player', () => ({ body: { kind: 'veil', text: 'Blood' } })],
  offerDates: [
    'host',
    ({ world }) => ({ body: { durationMinutes: 60, dates: [new Date(world.now() + 9e7).toISOString()] } }),
  ],
  answerDate: ['player', (table) => ({ ...onDate(table), body: { answer: 'yes' } })],
  fixDate: ['host', onDate],
  moveSession: ['host', () => ({ body: { durationMinutes: 60 } })],
}

const page = readFileSync('docs/live.md', 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)`[^|]* \| (.*) \| (.*) \| (.*) \|$/gm)].map(([, id = '', ...cells]) => ({
  id: id as OperationId,
  cells: cells.map(namesIn),
}))
function namesIn(cell: string) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
}

afterEach(() => void vi.useRealTimers())

test('each row of the table in docs/live.md is tested', () => {
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(done))
})

/** A game in which the host, an admin and a player listen. */
async function listen() {
  fakeTime()
  const table = await createHubOfAll()
  const { persons, gameId } = table
  onTestFinished(() => table.hub.close())
  const lines = [await table.join(persons.host), await table.join(persons.admin), await table.join(persons.player)]
  for (const { received } of lines) received.length = 0
  const act = async (who: keyof typeof persons, id: OperationId, { params, ...asked }: Asked = {}) => {
    const all = { params: { gameId, ...params }, headers: { 'If-Match': '*' }, ...asked }
    expect((await persons[who].call(id, all)).status).toBeLessThan(300)
    await table.settle()
  }
  return { ...table, act, types: () => lines.map((line) => line.types()), host: lines[0]?.received ?? [] }
}

test.each(rows)('$id notifies whom docs/live.md says', async ({ id, cells }) => {
  const table = await listen()
  const [who, ask = (): Asked => ({})] = done[id] ?? ['host']
  await table.act(who, id, ask(table))
  expect(table.types()).toEqual(cells)
})

test('a change without effect is not published', async () => {
  const { act, types } = await listen()
  await act('host', 'changeGame', { body: { name: 'The Ember Crown' } })
  await act('host', 'restoreGame')
  expect(types()).toEqual([[], [], []])
})

test('links for admins, and requests by them, are published only to those who may see them', async () => {
  const { act, types, adminLink } = await listen()
  await act('stranger', 'acceptInvitation', { body: { token: adminLink.token } })
  expect(types()).toEqual([
    ['invitation.changed', 'request.changed', 'game.changed'],
    ['request.changed', 'game.changed'],
    [],
  ])
})

test('the end of a request or a membership is published in each way that the contract names', async () => {
  const { act, host, adminLink, persons } = await listen()
  await act('host', 'acceptRequest', { params: { userId: persons.waiting.userId } })
  await act('host', 'declineRequest', { params: { userId: persons.waitingAdmin.userId } })
  await act('stranger', 'acceptInvitation', { body: { token: adminLink.token } })
  await act('stranger', 'withdrawRequest')
  await act('host', 'removeMember', { params: { userId: persons.otherAdmin.userId } })
  await act('player', 'leaveGame')
  const ways = (type: string) => host.flatMap((frame) => (frame.type === type ? [Object(frame.payload).how] : []))
  expect(ways('request.gone').toSorted()).toEqual(zWaitOver.shape.how.options.toSorted())
  expect(ways('member.left').toSorted()).toEqual(zMemberLeft.shape.how.options.toSorted())
})

test("a waiting person's profile change is published to host and admins", async () => {
  const { act, types, host } = await listen()
  await act('waiting', 'changeProfile', { body: { displayName: 'Juniper' } })
  expect(types()).toEqual([['request.changed'], ['request.changed'], []])
  expect(host.at(-1)?.payload).toMatchObject({ person: { displayName: 'Juniper' } })
})
