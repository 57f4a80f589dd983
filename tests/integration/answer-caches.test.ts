import { expect, test, vi } from 'vitest'
import type { Call, RawAnswer } from '../../src/api/call.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { loadLive, type Send } from '../support/live-store.ts'

// The answer to a mutation is shown at once. The query that shows it is refetched, which is never answered here.

const live = await loadLive()
const endpoints: Record<string, { initiate: (arg?: object) => never }> = Object(live.api.endpoints)

const gameId = '2VJ0gxZqCq3o9mFZSWkMGvI9vXx'
const params = { gameId }
const ofGame = { params }
const headers = { 'If-Match': '"1"' }

const [rowan, ash] = ['rowan', 'ash'].map((userId) => ({ userId, presence: 'here', ready: false })) as [object, object]
const lobby = { members: [rowan, ash] }
const start = { startId: 'one', goesAt: '2026-11-22T19:00:05Z', notReady: ['ash'] }
const { crown: game } = examples.getGame.answers[200]
const { ash: member } = examples.getMember.answers[200]
const { rowan: profile } = examples.getProfile.answers[200]
const link = { invitationId: 'one', label: '', rev: 1 }
const bell = { ...examples.getIdea.answers[200].bell, rev: 1 }
const stair = { ...bell, ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', title: 'The Salt Stair' }
const ofIdea = { params: { ideaId: bell.ideaId } }
const table = { tableId: 'one', name: 'Ships', rev: 1 }
const ofTable = { params: { tableId: table.tableId } }

type Row = {
  change: string
  arg: object
  answer: object | null
  /** The query that shows it, its argument, and its cached answer before and afterwards. */
  query: string
  of?: object
  before: object
  after: object
}

/** The rows of one query. Each: the change, the rest of its argument, its answer, and what is cached before and after. */
const rowsOf = (
  query: string,
  of: object | undefined,
  rows: [change: string, arg: object, answer: object | null, before: object, after: object][],
): Row[] =>
  rows.map(([change, arg, answer, before, after]) => {
    return { query, ...(of && { of }), change, arg: { ...of, ...arg }, answer, before, after }
  })

const ready = { body: { ready: true } }
const ashReady = { ...ash, ready: true }
/** A schedule with a date for each list of answers. */
const offered = (...said: string[][]) => ({
  rev: 2,
  offer: { dates: said.map((answers, at) => ({ dateId: `${at}`, answers })) },
})
const toFirst = { params: { gameId, dateId: '0' }, body: {} }
const list = (...items: object[]) => ({ items })
const pages = (...items: object[]) => ({ pages: [{ items }], pageParams: [undefined] })
const renamed = { ...game, name: 'The Ash Crown', rev: game.rev + 1 }
const saved = { ...bell, title: 'The Sunken Bell', rev: 2 }
const boats = { ...table, name: 'Boats', rev: 2 }

const rows: Row[] = [
  ...rowsOf('getGame', ofGame, [
    ...['changeGame', 'archiveGame', 'restoreGame', 'handOverGame'].map(
      (change) => [change, { headers, body: {} }, renamed, game, renamed] as [string, object, object, object, object],
    ),
  ]),
  ...rowsOf('listMembers', ofGame, [
    [
      'changeMember',
      { params: { gameId, userId: member.userId }, headers, body: { role: 'admin' } },
      { ...member, role: 'admin', rev: member.rev + 1 },
      list(member),
      list({ ...member, role: 'admin', rev: member.rev + 1 }),
    ],
  ]),
  ...rowsOf('listAllInvitations', ofGame, [
    [
      'createInvitation',
      { body: {} },
      { ...link, invitationId: 'two' },
      list(link),
      pages({ ...link, invitationId: 'two' }, link),
    ],
    [
      'revokeInvitation',
      { params: { gameId, invitationId: 'one' } },
      { ...link, rev: 2 },
      list(link),
      pages({ ...link, rev: 2 }),
    ],
  ]),
  ...rowsOf('getLobby', ofGame, [
    ['setReady', ready, ashReady, lobby, { members: [rowan, ashReady] }],
    // The answer is older than an event's presence.
    [
      'setReady',
      ready,
      ashReady,
      { members: [{ ...ash, presence: 'away' }] },
      { members: [{ ...ashReady, presence: 'away' }] },
    ],
    // A member who has left meanwhile is not restored.
    ['setReady', ready, ashReady, { members: [rowan] }, { members: [rowan] }],
    ['startGame', {}, start, lobby, { ...lobby, start }],
    ['startGame', {}, start, { ...lobby, pausedAt: 'now' }, { ...lobby, pausedAt: 'now' }],
    ['pauseGame', {}, null, { ...lobby, start }, lobby],
  ]),
  ...rowsOf('getNotes', ofGame, [
    [
      'changeNotes',
      { headers, body: {} },
      { agenda: 'The stair.', rev: 3 },
      { agenda: '', rev: 2 },
      { agenda: 'The stair.', rev: 3 },
    ],
  ]),
  ...rowsOf('getSchedule', ofGame, [
    ...['offerDates', 'withdrawDates', 'answerDate', 'fixDate', 'moveSession', 'cancelSession'].map(
      (change) =>
        [change, { headers, body: {} }, { rev: 2 }, { rev: 1 }, { rev: 2 }] as [string, object, object, object, object],
    ),
    ['offerDates', { headers, body: {} }, offered([]), { rev: 3 }, { rev: 3 }],
    // The answers to two dates arrive out of order: each concerns its own date alone.
    ['answerDate', toFirst, offered(['yes'], []), offered([], ['no']), offered(['yes'], ['no'])],
    // The dates were withdrawn meanwhile, or proposed again.
    ['answerDate', toFirst, offered(['yes']), { rev: 2 }, { rev: 2 }],
    ['answerDate', toFirst, offered(['yes']), { ...offered(['no']), rev: 3 }, { ...offered(['no']), rev: 3 }],
  ]),
  ...rowsOf('getProfile', undefined, [
    [
      'changeProfile',
      { body: {} },
      { ...profile, displayName: 'Ro', rev: 9 },
      profile,
      { ...profile, displayName: 'Ro', rev: 9 },
    ],
  ]),
  ...rowsOf('previewInvitation', live.previewArg({ gameId, token: 'a token' }), [
    [
      'acceptInvitation',
      { headers: undefined, body: {} },
      { state: 'waiting' },
      { state: 'open' },
      { state: 'waiting' },
    ],
  ]),
  ...rowsOf('listMyIdeas', undefined, [
    ['createIdea', { body: {} }, stair, list(bell), pages(stair, bell)],
    ['restoreIdea', ofIdea, bell, list(stair), pages(bell, stair)],
    ['changeIdea', ofIdea, saved, list(stair, bell), pages(stair, saved)],
    ['deleteIdea', ofIdea, null, list(bell, stair), pages(stair)],
  ]),
  ...rowsOf('getIdea', ofIdea, [['changeIdea', {}, saved, bell, saved]]),
  ...rowsOf('listIdeaTables', live.myTables, [
    [
      'createIdeaTable',
      { body: {} },
      { ...table, tableId: 'two' },
      list(table),
      list({ ...table, tableId: 'two' }, table),
    ],
    ['changeIdeaTable', ofTable, boats, list(table), list(boats)],
  ]),
  ...rowsOf('getIdeaTable', ofTable, [['changeIdeaTable', {}, boats, table, boats]]),
]

/** The cached answer of the query before and after the change. */
async function shown({ change, arg, query, of, before }: Row, answer: Awaited<ReturnType<Send>>) {
  const { promise: never } = Promise.withResolvers<never>()
  let isRead = false
  const store = live.openStore(async ({ operation }: Call) => {
    if (operation.method !== 'GET') return answer
    if (isRead) return never
    isRead = true
    return { data: { status: 200, headers: {}, body: before } as RawAnswer }
  })
  const call = (name: string, its?: object): Promise<unknown> => Object(store).dispatch(endpoints[name]?.initiate(its))
  const cached = () =>
    Object.values(store.getState().api.queries).find((found) => found?.endpointName === query)?.data as object
  await call(query, of)
  const was = cached()
  await call(change, arg)
  await new Promise((next) => setTimeout(next))
  return { was, is: cached() }
}

const named = rows.map((row) => [row.change, row.query, row] as const)

test.each(named)('%s is shown in %s', async (_, __, row) => {
  const { is } = await shown(row, { data: { status: 200, headers: {}, body: row.answer } as RawAnswer })
  expect(is).toEqual(row.after)
})

test.each(named)('%s that fails leaves %s as it is', async (_, __, row) => {
  // An unhandled error belongs to the page. Vitest reports it for the run, not for the test.
  const uncaught = vi.fn()
  process.on('unhandledRejection', uncaught)
  const { was, is } = await shown(row, { error: { kind: 'no-network' } })
  process.off('unhandledRejection', uncaught)
  expect(was).toBeDefined()
  expect(is).toEqual(was)
  expect(uncaught).not.toHaveBeenCalled()
})

test.each([
  ['is done', 1, { data: { status: 204, headers: {}, body: undefined } }],
  ['fails', 2, { error: { kind: 'no-network' } }],
] as const)('a deletion that %s leaves the game asked for %i times', async (_, times, answer) => {
  const asked = vi.fn()
  const store = live.openStore(async ({ operation }: Call) => {
    if (operation.method !== 'GET') return answer as Awaited<ReturnType<Send>>
    asked(operation.id)
    return { data: { status: 200, headers: {}, body: { gameId } } as RawAnswer }
  })
  for (const name of ['getGame', 'deleteGame'])
    await Object(store).dispatch(endpoints[name]?.initiate({ params: { gameId }, headers: {} }))
  await new Promise((next) => setTimeout(next))
  expect(asked.mock.calls).toEqual(Array(times).fill(['getGame']))
})
