import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { Asked } from '../tags/test-member.ts'
import { createHubOfAll, fakeTime } from './test-line.ts'

type Table = Awaited<ReturnType<typeof createHubOfAll>>
type Who = 'host' | 'player' | 'waiting' | 'stranger'

const onWaiting = ({ persons }: Table): Asked => ({ params: { userId: persons.waiting.userId } })
const onAdmin = ({ persons }: Table) => ({ params: { userId: persons.otherAdmin.userId } })
const onDate = ({ dateId }: Table): Asked => ({ params: { dateId } })

/** What is done, and by whom, for each row of the table in docs/live.md. */
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

test('each row of the table in docs/live.md is tried', () => {
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(done))
})

test.each(rows)('$id tells whom docs/live.md says', async ({ id, cells }) => {
  fakeTime()
  const table = await createHubOfAll()
  const { persons, gameId, hub } = table
  const lines = [await table.join(persons.host), await table.join(persons.admin), await table.join(persons.player)]
  for (const { received } of lines) received.length = 0
  const [who, ask = (): Asked => ({})] = done[id] ?? ['host']
  const { params, ...asked } = ask(table)
  const headers = { 'If-Match': '*' }
  const reply = await persons[who].call(id, { params: { gameId, ...params }, headers, ...asked })
  await table.settle()
  hub.close()
  expect(reply.status).toBeLessThan(300)
  expect(lines.map((line) => line.types())).toEqual(cells)
})
