import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import type { OperationsOf } from '../http/handle.ts'
import type { Reply } from '../http/test-client.ts'
import { ideaRows } from './ideas/who-may-what.ts'
import { createGameOfAll, type Who, whos } from './test-game.ts'
import type { Asked } from './test-member.ts'

type Id = Exclude<OperationId, OperationsOf<'auth'>>

/** What a call is made with, in a game with everybody in it. */
type Ask = (game: Awaited<ReturnType<typeof createGameOfAll>>) => Asked | Promise<Asked>

const ofGame: Ask = ({ gameId }) => ({ params: { gameId } })
const withBody =
  (body: object, headers?: Record<string, string>): Ask =>
  ({ gameId }) => ({ params: { gameId }, body, headers })
const onPerson =
  (who: Who, rest: Asked = {}): Ask =>
  ({ gameId, persons }) => ({ params: { gameId, userId: persons[who].userId }, ...rest })
const onLink: Ask = ({ gameId, link }) => ({ params: { gameId, invitationId: link.invitationId } })
const onAdminLink: Ask = ({ gameId, adminLink }) => ({ params: { gameId, invitationId: adminLink.invitationId } })
const version = { 'If-Match': '"1"' }
const newLink = (role: 'player' | 'admin'): Ask =>
  withBody({ role, approval: 'host', maxUses: 1, expiresAt: new Date(Date.now() + 86_400_000).toISOString() })

const onDate =
  (rest: Asked): Ask =>
  ({ gameId, dateId }) => ({ params: { gameId, dateId }, ...rest })
const offer = { durationMinutes: 60, dates: [new Date(Date.now() + 86_400_000).toISOString()] }

type Row = [what: string, id: Id, statuses: string, ask: Ask]

/** The table of permissions, written out: who gets which status, in the order of `whos`. */
const table: Row[] = [
  // Who: host, admin, player, waiting, removed, stranger, nobody.
  // See the game and its members.
  ['see the game', 'getGame', '200 200 200 404 404 404 401', ofGame],
  ['see the members', 'listMembers', '200 200 200 404 404 404 401', ofGame],
  ['see one member', 'getMember', '200 200 200 404 404 404 401', onPerson('player')],
  // Edit the game.
  ['edit the game', 'changeGame', '200 200 403 404 404 404 401', withBody({ name: 'Embers' }, version)],
  // Invite, decide on requests, remove players.
  ['make a link', 'createInvitation', '201 201 403 404 404 404 401', newLink('player')],
  ['see the links', 'listInvitations', '200 200 403 404 404 404 401', ofGame],
  ['see a link', 'getInvitation', '200 200 403 404 404 404 401', onLink],
  ['revoke a link', 'revokeInvitation', '200 200 403 404 404 404 401', onLink],
  ['see a link for admins', 'getInvitation', '200 404 403 404 404 404 401', onAdminLink],
  ['revoke a link for admins', 'revokeInvitation', '200 404 403 404 404 404 401', onAdminLink],
  ['see who waits', 'listRequests', '200 200 403 404 404 404 401', ofGame],
  ['let somebody in', 'acceptRequest', '204 204 403 404 404 404 401', onPerson('waiting')],
  ['decline somebody', 'declineRequest', '204 204 403 404 404 404 401', onPerson('waiting')],
  ['remove a player', 'removeMember', '204 204 403 404 404 404 401', onPerson('player')],
  // Change roles, remove admins, let admins in, hand over, archive, delete.
  ['remove an admin', 'removeMember', '204 403 403 404 404 404 401', onPerson('otherAdmin')],
  ['remove the host', 'removeMember', '409 409 403 404 404 404 401', onPerson('host')],
  ['make a link for admins', 'createInvitation', '201 403 403 404 404 404 401', newLink('admin')],
  ['let an admin in', 'acceptRequest', '204 403 403 404 404 404 401', onPerson('waitingAdmin')],
  ['decline an admin', 'declineRequest', '204 403 403 404 404 404 401', onPerson('waitingAdmin')],
  [
    'change a role',
    'changeMember',
    '200 403 403 404 404 404 401',
    onPerson('player', { headers: version, body: { role: 'admin' } }),
  ],
  [
    'hand over',
    'handOverGame',
    '200 403 403 404 404 404 401',
    ({ gameId, persons }) => ({ params: { gameId }, body: { userId: persons.player.userId } }),
  ],
  ['archive', 'archiveGame', '200 403 403 404 404 404 401', ofGame],
  ['restore', 'restoreGame', '200 403 403 404 404 404 401', ofGame],
  ['delete', 'deleteGame', '204 403 403 404 404 404 401', ofGame],
  // Leave: the host after handing over.
  ['leave', 'leaveGame', '409 204 204 404 404 404 401', ofGame],
  // Edit the schedule, start and end play, end a pause, write the notes.
  ['offer dates', 'offerDates', '200 200 403 404 404 404 401', withBody(offer, version)],
  [
    'take dates back',
    'withdrawDates',
    '200 200 403 404 404 404 401',
    ({ gameId }) => ({ params: { gameId }, headers: version }),
  ],
  ['fix a date', 'fixDate', '200 200 403 404 404 404 401', onDate({ headers: version })],
  ['move the session', 'moveSession', '200 200 403 404 404 404 401', withBody({ durationMinutes: 60 }, version)],
  ['cancel the session', 'cancelSession', '200 200 403 404 404 404 401', withBody({}, version)],
  ['write the notes', 'changeNotes', '200 200 403 404 404 404 401', withBody({ agenda: 'The mill.' }, version)],
  ['start the game', 'startGame', '200 200 403 404 404 404 401', ofGame],
  ['end the session', 'endGame', '409 409 403 404 404 404 401', ofGame],
  ['end a pause', 'resumeGame', '204 204 403 404 404 404 401', ofGame],
  // Be there and ready, answer dates, pause, add boundaries.
  ['open the live channel', 'createLiveTicket', '200 200 200 404 404 404 401', ofGame],
  ['see the dates', 'getSchedule', '200 200 200 404 404 404 401', ofGame],
  ['answer a date', 'answerDate', '200 200 200 404 404 404 401', onDate({ body: { answer: 'yes' } })],
  ['see the lobby', 'getLobby', '200 200 200 404 404 404 401', ofGame],
  ['be ready', 'setReady', '200 200 200 404 404 404 401', withBody({ ready: true })],
  [
    'nudge',
    'nudge',
    '204 204 204 404 404 404 401',
    ({ gameId, persons }) => ({ params: { gameId }, body: { userId: persons.otherAdmin.userId } }),
  ],
  ['pause', 'pauseGame', '204 204 204 404 404 404 401', ofGame],
  ['see the notes', 'getNotes', '200 200 200 404 404 404 401', ofGame],
  ['see the boundaries', 'listBoundaries', '200 200 200 404 404 404 401', ofGame],
  ['add a boundary', 'addBoundary', '201 201 201 404 404 404 401', withBody({ kind: 'veil', text: 'Blood' })],
  [
    'take a boundary back',
    'takeBoundaryBack',
    '204 204 204 404 404 404 401',
    ({ gameId, boundary: { boundaryId, takeBackKey } }) => ({
      ...{ params: { gameId, boundaryId }, headers: { 'Take-Back-Key': takeBackKey } },
    }),
  ],
  // With a link, or for oneself.
  [
    'look at a link',
    'previewInvitation',
    '200 200 200 200 200 200 401',
    ({ gameId, link }) => ({ params: { gameId }, headers: { 'Invitation-Token': link.token } }),
  ],
  [
    'accept a link',
    'acceptInvitation',
    '200 200 200 200 403 200 401',
    ({ gameId, link }) => ({ params: { gameId }, body: { token: link.token } }),
  ],
  ['wait no longer', 'withdrawRequest', '204 204 204 204 204 204 401', ofGame],
  ['see my games', 'listGames', '200 200 200 200 200 200 401', () => ({})],
  [
    'make a game',
    'createGame',
    '201 201 201 201 201 201 401',
    () => ({ body: { name: 'Embers', seats: 3, timeZone: 'UTC' } }),
  ],
  ['see my profile', 'getProfile', '200 200 200 200 200 200 401', () => ({})],
  [
    'change my profile',
    'changeProfile',
    '200 200 200 200 200 200 401',
    () => ({ headers: version, body: { displayName: 'Rowan' } }),
  ],
  ['see my sessions', 'listSessions', '200 200 200 200 200 200 401', () => ({})],
  ['sign out elsewhere', 'endOtherSessions', '204 204 204 204 204 204 401', () => ({})],
  ...ideaRows,
]

const ids = (Object.keys(operations) as Id[]).filter((id) => (operations[id] as { tag: string }).tag !== 'auth')

/** Every sentence that the contract has for an answer. */
const messagesOf = (id: Id, status: number) => {
  const answers: Record<string, Record<string, unknown>> = examples[id].answers
  return Object.values(answers[status] ?? {})
}

test.each(ids)('%s is in the table', (id) => {
  expect(table.map(([, of]) => of)).toContain(id)
})

test.each(ids)('%s is open to the roles of the contract, and to no others', (id) => {
  const may: readonly string[] | undefined = (operations[id] as { may?: readonly string[] }).may
  if (!may) return
  const allowed = table
    .filter(([, of]) => of === id)
    .flatMap(([, , statuses]) => whos.filter((_, at) => !/40[134]/.test(statuses.split(' ')[at] ?? '')))
  expect([...new Set(allowed)].toSorted()).toEqual(may.toSorted())
})

describe.each(table)('%s (%s)', (_, id, statuses, ask) => {
  test.each(whos.map((who, at) => ({ who, status: Number(statuses.split(' ')[at]) })))(
    '$who: $status',
    async ({ who, status }) => {
      const game = await createGameOfAll()
      const answer = await game.persons[who].call(id, await ask(game))
      expect(answer).toMatchObject({ status })
      if (status >= 400) expect(messagesOf(id, status)).toContainEqual(answer.body)
    },
  )
})

/** A game, an idea, a table that nobody ever made. */
const nowhere = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const isOfGame = (id: Id) => operations[id].path.includes('{gameId}')
/** The same address where nothing is: in another game, or without one of another thing. */
const elsewhere = (id: Id, params: Asked['params']) =>
  isOfGame(id)
    ? { ...params, gameId: nowhere }
    : Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, nowhere]))
const closed = table.filter(([, , statuses]) => statuses.includes('404'))

const noToken = 'q0Jw3nE8c5TnYx2vRk7LdA'
const guessed: Row[] = [
  [
    'guess a link',
    'previewInvitation',
    '',
    ({ gameId }) => ({ params: { gameId }, headers: { 'Invitation-Token': noToken } }),
  ],
  ['take a guessed link', 'acceptInvitation', '', withBody({ token: noToken })],
]

test.each([...closed, ...guessed])(
  '%s (%s): a stranger gets the answer that they get of what does not exist',
  async (_, id, __, ask) => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const game = await createGameOfAll()
    const { stranger } = game.persons
    const asked = await ask(game)
    const seen = ({ status, body, headers }: Reply) => ({ status, body, headers: [...headers] })
    const here = seen(await stranger.call(id, asked))
    expect(here).toEqual(seen(await stranger.call(id, { ...asked, params: elsewhere(id, asked.params) })))
    expect(here.status).toBe(404)
  },
)

const closedGames = closed.filter(([, id]) => isOfGame(id))

test.each(closedGames)('%s (%s): a stranger is not told what is wrong with the call', async (_, id, __, ask) => {
  const game = await createGameOfAll()
  const { method, path } = operations[id]
  const { params } = await ask(game)
  const url = (path as string).replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name]))
  const { client } = game.persons.stranger
  const answer = await client.send(`${basePath}${url}?no=such`, { method, ...(method !== 'GET' && { body: '{"no":' }) })
  expect(answer).toMatchObject({ status: 404, body: messagesOf(id, 404)[0] })
})
