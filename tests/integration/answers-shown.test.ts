import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Call, RawAnswer } from '../../src/api/call.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { loadLive, type Send } from '../support/live-store.ts'

// What the answer to a change says is shown at once: reading it anew may take a while, and never happens here. Where the
// change fails, or a fact has told of it and what came after, the answer changes nothing.

const live = await loadLive()
const endpoints: Record<string, { initiate: (arg?: object) => never }> = Object(live.api.endpoints)

// What nobody catches is an error of the page. Vitest tells it of the run, and not of the test that causes it.
const uncaught = vi.fn()
beforeAll(() => void process.on('unhandledRejection', uncaught))
afterAll(() => void process.off('unhandledRejection', uncaught))

type Row = {
  /** The change, its argument, and the body that answers it. */
  change: string
  arg: object
  answer: object
  /** The query that shows it, its argument, and what it keeps before and afterwards. */
  query: string
  of?: object | undefined
  before: object
  after: object
}

const gameId = '2VJ0gxZqCq3o9mFZSWkMGvI9vXx'
const params = { gameId }
const ofGame = { params }

const [rowan, ash] = ['rowan', 'ash'].map((userId) => ({ userId, presence: 'here', ready: false })) as [object, object]
const lobby = { members: [rowan, ash] }
const start = { startId: 'one', goesAt: '2026-11-22T19:00:05Z', notReady: ['ash'] }
const notes = { agenda: 'The salt stair.', recap: '', rev: 3 }
const schedule = { rev: 2, session: { sessionId: 'one' } }
const { rowan: profile } = examples.getProfile.answers[200]
const link = { gameId, token: '8d7sGq2nT4vKx0PzR6mWcY' }
const preview = { state: 'open', role: 'player' }
const { bell } = examples.getIdea.answers[200]
const [idea, saved] = [bell, { ...bell, title: 'The Salt Stair', rev: bell.rev + 1 }]
const ofIdea = { params: { ideaId: idea.ideaId } }
const table = { tableId: 'one', name: 'Ships', rev: 1 }
const ofTable = { params: { tableId: table.tableId } }

const headers = { 'If-Match': '"1"' }
const inLobby = { query: 'getLobby', of: ofGame, before: lobby }
const told: Row[] = [
  {
    ...{ ...inLobby, change: 'setReady', arg: { params, body: { ready: true } }, answer: { ...rowan, ready: true } },
    after: { members: [{ ...rowan, ready: true }, ash] },
  },
  {
    ...{ ...inLobby, change: 'setReady', arg: { params, body: { ready: true } }, answer: { ...ash, ready: true } },
    after: { members: [rowan, { ...ash, ready: true }] },
  },
  { ...inLobby, change: 'startGame', arg: { params, body: {} }, answer: start, after: { ...lobby, start } },
  {
    ...{ change: 'changeNotes', arg: { params, headers, body: { agenda: notes.agenda } }, answer: notes },
    ...{ query: 'getNotes', of: ofGame, before: { ...notes, agenda: '', rev: 2 }, after: notes },
  },
  ...['offerDates', 'withdrawDates', 'answerDate', 'fixDate', 'moveSession', 'cancelSession'].map((change) => ({
    ...{ change, arg: { params, ...(change !== 'answerDate' && { headers }), body: {} }, answer: schedule },
    ...{ query: 'getSchedule', of: ofGame, before: { rev: 1 }, after: schedule },
  })),
]

/** A schedule that offers two dates, and what I have said to each. */
const offered = (...said: string[][]) => ({
  ...{ rev: 2, offer: { dates: said.map((answers, at) => ({ dateId: `${at}`, answers })) } },
})
const answering = { change: 'answerDate', query: 'getSchedule', of: ofGame }

const others: Row[] = [
  // The answers to two dates cross: the later one says nothing of the other date.
  {
    ...{ ...answering, arg: { params: { gameId, dateId: '0' }, body: {} }, answer: offered(['yes'], []) },
    ...{ before: offered([], ['no']), after: offered(['yes'], ['no']) },
  },
  // A date that is offered no more.
  {
    ...{ ...answering, arg: { params: { gameId, dateId: '0' }, body: {} }, answer: offered(['yes']) },
    ...{ before: { rev: 3 }, after: { rev: 3 } },
  },
  // No date is offered any more, and no new version tells of it.
  {
    ...{ ...answering, arg: { params: { gameId, dateId: '0' }, body: {} }, answer: offered(['yes']) },
    ...{ before: { rev: offered([]).rev }, after: { rev: offered([]).rev } },
  },
  // The same date, offered anew meanwhile.
  {
    ...{ ...answering, arg: { params: { gameId, dateId: '0' }, body: {} }, answer: offered(['yes']) },
    ...{ before: { ...offered(['no']), rev: 3 }, after: { ...offered(['no']), rev: 3 } },
  },
  // What has come meanwhile is newer.
  {
    ...{ ...answering, change: 'offerDates', arg: { params, headers, body: {} }, answer: offered([]) },
    ...{ before: { ...schedule, rev: 3 }, after: { ...schedule, rev: 3 } },
  },
  { ...inLobby, change: 'pauseGame', arg: { params }, answer: {}, before: { ...lobby, start }, after: lobby },
  // Who has left meanwhile is not put back.
  {
    ...{ ...inLobby, change: 'setReady', arg: { params, body: {} }, answer: { ...ash, ready: true } },
    ...{ before: { members: [rowan] }, after: { members: [rowan] } },
  },
  {
    ...{ change: 'changeProfile', arg: { body: { displayName: 'Ro' } }, answer: { ...profile, displayName: 'Ro' } },
    ...{ query: 'getProfile', before: profile, after: { ...profile, displayName: 'Ro' } },
  },
  {
    ...{ change: 'acceptInvitation', arg: { params, body: { token: link.token } }, answer: { state: 'waiting' } },
    ...{ query: 'previewInvitation', of: live.previewArg(link), before: preview },
    after: { ...preview, state: 'waiting' },
  },
  {
    ...{ change: 'createIdea', arg: { body: {} }, answer: idea, query: 'listMyIdeas' },
    ...{ before: { items: [] }, after: { pages: [{ items: [idea] }], pageParams: [undefined] } },
  },
  { change: 'changeIdea', arg: ofIdea, answer: saved, query: 'getIdea', of: ofIdea, before: idea, after: saved },
  { change: 'restoreIdea', arg: ofIdea, answer: saved, query: 'getIdea', of: ofIdea, before: idea, after: saved },
  ...[[], [{ ...table, tableId: 'two' }]].map((items) => ({
    ...{ change: 'createIdeaTable', arg: { body: {} }, answer: table },
    ...{ query: 'listIdeaTables', of: live.myTables, before: { items }, after: { items: [table, ...items] } },
  })),
  ...[0, 1].map((at) => {
    const items = [table, { ...table, tableId: 'two' }]
    const answer = { ...table, ...items[at], name: 'Boats', rev: 2 }
    return {
      ...{ change: 'changeIdeaTable', arg: { params: { tableId: answer.tableId } }, answer },
      ...{ query: 'listIdeaTables', of: live.myTables, before: { items }, after: { items: items.with(at, answer) } },
    }
  }),
  {
    ...{ change: 'changeIdeaTable', arg: ofTable, answer: { ...table, rev: 2 } },
    ...{ query: 'getIdeaTable', of: ofTable, before: table, after: { ...table, rev: 2 } },
  },
]

/** What the query keeps before and after the change, which is answered so, once its fact has been told or not. */
async function shown({ change, arg, query, of, before }: Row, answer: Awaited<ReturnType<Send>>, isTold = false) {
  const { promise: never } = Promise.withResolvers<never>()
  let isRead = false
  const send = async ({ operation, input }: Call) => {
    if (operation.method !== 'GET') {
      const id = live.withCommandId(operation, input)?.['Command-Id']
      if (isTold) live.noteTold(id as string)
      return answer
    }
    if (isRead) return never
    isRead = true
    return { data: { status: 200, headers: {}, body: before } as RawAnswer }
  }
  const store = live.openStore(send)
  const begin = (name: string, its?: object): Promise<unknown> => Object(store).dispatch(endpoints[name]?.initiate(its))
  const kept = () =>
    Object.values(store.getState().api.queries).find((found) => found?.endpointName === query)?.data as object
  await begin(query, of)
  const was = kept()
  await begin(change, arg)
  await new Promise((next) => setTimeout(next))
  expect(uncaught).not.toHaveBeenCalled()
  return { was, is: kept() }
}

const nameOf = ({ change, query }: Row) => [change, query] as const
const rows = [...told, ...others].map((row) => [...nameOf(row), row] as const)

test.each(rows)('%s is shown in %s', async (_, __, row) => {
  const { is } = await shown(row, { data: { status: 200, headers: {}, body: row.answer } as RawAnswer })
  expect(is).toEqual(row.after)
})

test.each(rows)('%s that fails leaves %s as it is', async (_, __, row) => {
  const { was, is } = await shown(row, { error: { kind: 'no-network' } })
  expect(was).toBeDefined()
  expect(is).toEqual(was)
})

test.each(told.map((row) => [...nameOf(row), row] as const))(
  '%s that a fact has told of is not set back',
  async (_, __, row) => {
    const { was, is } = await shown(row, { data: { status: 200, headers: {}, body: row.answer } as RawAnswer }, true)
    expect(is).toEqual(was)
  },
)

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
