import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import type { OperationsOf } from '../kernel/handle.ts'
import { memoryStorage } from '../kernel/memory-storage.ts'
import { type Storage, tablesOf } from '../kernel/storage.ts'
import type { Reply } from '../kernel/test-client.ts'
import { createGameOfAll, type Who, whos } from './test-game.ts'
import type { Asked } from './test-member.ts'

type Tag = 'profile' | 'games' | 'invitations'
type Id = OperationsOf<Tag>

/** What a call is made with, in a game with everybody in it. */
type Ask = (game: Awaited<ReturnType<typeof createGameOfAll>>) => Asked

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
]

const ids = (Object.keys(operations) as Id[]).filter((id) =>
  ['profile', 'games', 'invitations'].includes(operations[id].tag),
)

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
      const answer = await game.persons[who].call(id, ask(game))
      expect(answer).toMatchObject({ status })
      if (status >= 400) expect(messagesOf(id, status)).toContainEqual(answer.body)
    },
  )
})

/** A game that nobody ever made. */
const nowhere = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
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

/** A storage that counts what is asked of it, table by table. */
function countingStorage() {
  const inner = memoryStorage()
  let asked: string[] = []
  const storage: Storage = {
    ...inner,
    get: (table, key) => {
      asked.push(`one of ${table}`)
      return inner.get(table, key)
    },
    find: (table, range) => {
      asked.push(`some of ${table}`)
      return inner.find(table, range)
    },
    commit: (changes) => {
      asked.push(`a change of ${tablesOf(changes)}`)
      return inner.commit(changes)
    },
  }
  /** What `work` asked, and its answer. */
  const count = async (work: () => Promise<Reply>) => {
    asked = []
    const { status, body, headers } = await work()
    return { status, body, headers: [...headers], asked }
  }
  return { storage, count }
}

// An answer that takes more work takes more time, which tells as much as a word does.
test.each([...closed, ...guessed])(
  '%s (%s): a stranger gets the answer, after the same work, that they get of a game that does not exist',
  async (_, id, __, ask) => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { storage, count } = countingStorage()
    const game = await createGameOfAll({ storage })
    const { stranger } = game.persons
    const asked = ask(game)
    const here = await count(() => stranger.call(id, asked))
    const there = await count(() => stranger.call(id, { ...asked, params: { ...asked.params, gameId: nowhere } }))
    expect(here.status).toBe(404)
    expect(here.asked.length).toBeGreaterThan(1)
    expect(here).toEqual(there)
  },
)

test.each(closed)('%s (%s): a stranger is not told what is wrong with the call', async (_, id, __, ask) => {
  const game = await createGameOfAll()
  const { method, path } = operations[id]
  const { params } = ask(game)
  const url = (path as string).replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name]))
  const { client } = game.persons.stranger
  const answer = await client.send(`${basePath}${url}?no=such`, { method, ...(method !== 'GET' && { body: '{"no":' }) })
  expect(answer).toMatchObject({ status: 404, body: messagesOf(id, 404)[0] })
})
