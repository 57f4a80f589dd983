import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { examples } from '../contract/examples.gen.ts'
import type { Dice, Idea, Lobby, LogEntry, Member } from '../contract/types.gen.ts'
import { applyAnswer } from './cache-updaters.ts'
import { gamesCache } from './games-cache.ts'
import { ideasCache } from './ideas-cache.ts'
import { invitationsCache } from './invitations-cache.ts'
import { lobbyCache } from './lobby-cache.ts'
import { logApi } from './log-api.ts'
import { logCache } from './log-cache.ts'

const [gameId, otherId] = ['2VJ0i2FvWq9sLkB3xTn6YcR8mZ4', '2VJ0nE9gXu2cToH3aMw6ByQ0fV4']
const scope = { gameId, me: 'rowan', isAnswer: false }
const person = (userId: string) => ({ userId, displayName: userId, sigil: 'owl', colour: 'teal' })
const idea = (ideaId: string, rest: Partial<Idea> = {}): Idea => ({
  ideaId,
  kind: 'place',
  title: ideaId,
  body: '',
  tags: [],
  status: 'draft',
  visibility: 'everyone',
  gameId,
  author: person('rowan'),
  rev: 1,
  createdAt: '2026-11-19T18:00:00Z',
  updatedAt: '2026-11-19T18:00:00Z',
  changedBy: person('rowan'),
  ...rest,
})
const { 'idea.changed': changed, 'idea.removed': removed } = ideasCache
const ids = (list: { items: Idea[] }) => list.items.map(({ ideaId, rev }) => `${ideaId}${rev}`)

test('an idea is kept in its newest version', () => {
  const cached = idea('a', { rev: 2 })
  expect(changed.getIdea(cached, idea('a', { rev: 3 }), scope)).toMatchObject({ rev: 3 })
  expect(changed.getIdea(cached, idea('a'), scope)).toBe(cached)
  expect(changed.getIdea(cached, idea('b', { rev: 9 }), scope)).toBe(cached)
})

test('my list takes changes from my other devices on every page, and none from other people', () => {
  const page = (one: Idea) => ({ items: [one], mark: 'm' })
  const list = { pages: [page(idea('a')), page(idea('b'))], pageParams: [undefined, 'x'] }
  changed.listMyIdeas(list, idea('b', { rev: 2 }), scope)
  changed.listMyIdeas(list, idea('c'), scope)
  changed.listMyIdeas(list, idea('d', { author: person('ash') }), scope)
  removed.listMyIdeas(list, { ideaId: 'a' })
  expect(list.pages.map(ids)).toEqual([['c1'], ['b2']])
})

test('the list of a game takes each visible idea once and drops the others', () => {
  const list = { pages: [{ items: [idea('a')] }, { items: [idea('z')] }], pageParams: [undefined, 'x'] }
  const change = (next: Idea) => changed.listAllGameIdeas(list, next, scope)
  change(idea('b'))
  change(idea('b', { rev: 2 }))
  change(idea('z', { rev: 2 }))
  change(idea('c', { gameId: otherId }))
  expect(list.pages.map(ids)).toEqual([['b2', 'a1'], ['z2']])
  change(idea('a', { rev: 2, gameId: otherId }))
  change(idea('z', { rev: 3, gameId: undefined }))
  removed.listAllGameIdeas(list, { ideaId: 'b' })
  change(idea('d'))
  expect(list.pages.map(ids)).toEqual([['d1'], []])
})

test('a pause cancels the countdown, and the end of the pause does not restart it', () => {
  const start = { startId: '2VJ0hQmYp2Tz8uN4rWc5Xb7Kd1E', goesAt: '2026-11-27T19:00:05Z', notReady: [] }
  const lobby: Lobby = { members: [], start }
  lobbyCache['pause.changed'].getLobby(lobby, { paused: true, pausedAt: '2026-11-27T19:00:02Z' })
  expect(lobby).toEqual({ members: [], pausedAt: '2026-11-27T19:00:02Z' })
  lobbyCache['pause.changed'].getLobby(lobby, { paused: false })
  expect(lobby).toEqual({ members: [] })
})

test('the end of a session sets everyone to not ready', () => {
  const lobby: Lobby = {
    members: [{ userId: 'rowan', presence: 'here', ready: true }],
    pausedAt: '2026-11-27T19:00:02Z',
  }
  lobbyCache['play.ended'].getLobby(lobby)
  expect(lobby).toEqual({ members: [{ userId: 'rowan', presence: 'here', ready: false }] })
})

test('requests are listed in the order they came, each once', () => {
  const request = (userId: string, createdAt: string) => ({
    person: { ...person(userId), sigil: 'owl' as const, colour: 'teal' as const },
    role: 'player' as const,
    label: '',
    createdAt,
  })
  const list = { items: [request('b', '2026-11-02T00:00:00Z')] }
  const { 'request.changed': put, 'request.gone': gone } = invitationsCache
  put.listRequests(list, request('a', '2026-11-01T00:00:00Z'))
  put.listRequests(list, request('a', '2026-11-01T00:00:00Z'))
  expect(list.items.map((one) => one.person.userId)).toEqual(['a', 'b'])
  gone.listRequests(list, { userId: 'b', how: 'declined' })
  expect(list.items.map((one) => one.person.userId)).toEqual(['a'])
})

test('members are listed in the order they joined, the host first, and a new name replaces the host’s everywhere', () => {
  const member = (userId: string, joinedAt: string, role: Member['role'] = 'player'): Member => ({
    ...person(userId),
    sigil: 'owl',
    colour: 'teal',
    joinedAt,
    role,
    rev: 1,
  })
  const { 'member.changed': put } = gamesCache
  const list = { items: [member('b', '2026-11-02T00:00:00Z'), member('host', '2026-11-03T00:00:00Z', 'host')] }
  put.listMembers(list, member('a', '2026-11-01T00:00:00Z'), scope)
  expect(list.items.map(({ userId }) => userId)).toEqual(['host', 'a', 'b'])
  const game = structuredClone(examples.getGame.answers[200].crown)
  const host = { ...member(game.host.userId, '2026-11-01T18:00:00Z', 'host'), displayName: 'Rowan the Bold' }
  put.getGame(game, host)
  put.getGame(game, member('a', '2026-11-01T00:00:00Z'))
  expect(game.host).toMatchObject({ userId: host.userId, displayName: 'Rowan the Bold' })
})

test('a roll request waits until it is closed', () => {
  const request = (isOpen: boolean): LogEntry => ({
    entryId: 'ask',
    at: '2026-11-19T18:00:00Z',
    kind: 'request',
    audience: 'everyone',
    state: 'shown',
    author: { ...person('rowan'), sigil: 'owl', colour: 'teal' },
    request: { audience: 'everyone', asked: ['ash'], answered: [], isOpen },
  })
  const dice: Dice = { commitments: [], requests: [] }
  logCache['log.added'].getDice(dice, request(true))
  expect(dice.requests).toEqual([request(true)])
  logCache['log.changed'].getDice(dice, request(false))
  expect(dice.requests).toEqual([])
})

test('a roll brings its member’s next commitment; showing or removing it later brings none', () => {
  const roll = (commitment: string, next: string): LogEntry => ({
    entryId: commitment,
    at: '2026-11-19T18:00:00Z',
    kind: 'roll',
    audience: 'everyone',
    state: 'shown',
    author: { ...person('rowan'), sigil: 'owl', colour: 'teal' },
    commitment,
    next,
  })
  const dice: Dice = { commitments: [], requests: [] }
  // The member came back after the page had asked.
  logCache['log.changed'].getDice(dice, roll('first', 'second'))
  logCache['log.added'].getDice(dice, roll('third', 'fourth'))
  logCache['log.added'].getDice(dice, roll('fourth', 'fifth'))
  logCache['log.added'].getDice(dice, roll('third', 'fourth'))
  expect(dice.commitments).toEqual([{ userId: 'rowan', commitment: 'fifth' }])
})

test('an entry that arrives leaves all other entries the same objects, and twice the same changes nothing', async () => {
  const said = (at: number): LogEntry => ({
    entryId: `entry ${at}`,
    at: `2026-11-19T18:00:0${at}Z`,
    kind: 'message',
    audience: 'everyone',
    state: 'shown',
    author: { ...person('rowan'), sigil: 'owl', colour: 'teal' },
    text: 'Hello.',
  })
  const store = configureStore({
    reducer: { api: logApi.reducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(logApi.middleware),
  })
  const arg = { params: { gameId } }
  const pages = [{ items: [said(4), said(3)], nextCursor: 'x' }, { items: [said(2), said(1)] }]
  await store.dispatch(logApi.util.upsertQueryData('listWholeLog', arg, { pages, pageParams: [undefined, 'x'] }))
  const listed = () => logApi.endpoints.listWholeLog.select(arg)(store.getState()).data?.pages ?? []
  const before = listed()
  const arrive = (entry: LogEntry) => store.dispatch(applyAnswer(logCache['log.added'], entry, gameId))
  arrive(said(5))
  const after = listed()
  expect(after[0]?.items.map(({ entryId }) => entryId)).toEqual(['entry 5', 'entry 4', 'entry 3'])
  expect(after[0]?.items[1]).toBe(before[0]?.items[0])
  expect(after[1]).toBe(before[1])
  arrive(said(5))
  expect(listed()).toBe(after)
  arrive({ ...said(2), text: 'Hello!' })
  expect(listed()[1]?.items[0]).toMatchObject({ text: 'Hello!' })
  expect(listed()[0]).toBe(after[0])
})
