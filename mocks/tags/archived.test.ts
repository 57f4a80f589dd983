import { expect, test } from 'vitest'
import { examples } from '../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createGameOfAll } from './test-game.ts'
import type { Asked } from './test-member.ts'

type Table = Awaited<ReturnType<typeof createGameOfAll>>

/** What is still done in an archived game, and what it answers: who sits there, and what is taken back. */
const stillDone: { [Id in OperationId]?: [status: number, ask: (table: Table) => Asked] } = {
  createLiveTicket: [200, () => ({})],
  archiveGame: [200, () => ({})],
  restoreGame: [200, () => ({})],
  deleteGame: [204, () => ({})],
  // The host gives the game away first.
  leaveGame: [409, () => ({})],
  handOverGame: [200, ({ persons }) => ({ body: { userId: persons.player.userId } })],
  changeMember: [200, (table) => ({ ...onPlayer(table), headers: { 'If-Match': '"1"' }, body: { role: 'admin' } })],
  removeMember: [204, (table) => onPlayer(table)],
  revokeInvitation: [200, ({ link }) => ({ params: { invitationId: link.invitationId } })],
  declineRequest: [204, ({ persons }) => ({ params: { userId: persons.waiting.userId } })],
  resumeGame: [204, () => ({})],
  takeBoundaryBack: [
    204,
    ({ boundary: { boundaryId, takeBackKey } }) => ({
      ...{ params: { boundaryId }, headers: { 'Take-Back-Key': takeBackKey } },
    }),
  ],
  // There is no such idea and no such table.
  removeGameIdea: [404, ({ gameId }) => ({ params: { ideaId: gameId } })],
  removeGameIdeaTable: [404, ({ gameId }) => ({ params: { tableId: gameId } })],
}

const onPlayer = ({ persons }: Table): Asked => ({ params: { userId: persons.player.userId } })

const changes = (Object.keys(operations) as OperationId[]).filter(
  (id) => 'may' in operations[id] && operations[id].method !== 'GET',
)

/** A game of everybody that was put away, and its host asking for something there. */
async function archivedGame() {
  const table = await createGameOfAll()
  const { gameId, persons } = table
  await persons.host.call('archiveGame', { params: { gameId } })
  return {
    ...table,
    kept: async () => (await table.world.everything()).filter((row) => row.table !== 'sessions'),
    ask: (id: OperationId, { params, ...asked }: Asked) =>
      persons.host.call(id, { params: { gameId, ...params }, ...asked }),
  }
}

test.each(changes.filter((id) => !(id in stillDone)))('%s changes nothing in an archived game', async (id) => {
  const { kept, ask, dateId, persons } = await archivedGame()
  const before = await kept()
  const [body] = Object.values(examples[id].request)
  const reply = await ask(id, {
    params: { dateId, userId: persons.waiting.userId },
    headers: { 'If-Match': '*' },
    body,
  })
  expect(reply.status).toBe(409)
  expect(reply.body).toEqual(Object(examples[id].answers)[409].archived)
  expect(await kept()).toEqual(before)
})

test.each(Object.entries(stillDone))('%s is answered in an archived game as in another', async (id, [status, ask]) => {
  const table = await archivedGame()
  expect((await table.ask(id as OperationId, ask(table))).status).toBe(status)
})
