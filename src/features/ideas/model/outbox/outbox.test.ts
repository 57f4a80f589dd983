import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell, changing, openBox } from '../../../../../tests/support/open-box.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import { applyEntries } from './apply-entries.ts'
import type { Wish } from './entry.ts'
import type { Outcome } from './outbox.ts'

// What is sent when, and what becomes of it. The storage of a browser is in stored-entries.test.tsx.

const stair: Idea = { ...bell, ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', title: 'The Salt Stair' }

const create = (idea: Idea, title = idea.title): Wish => ({
  operation: 'create',
  ideaId: idea.ideaId,
  body: { kind: 'place', title },
})
const retitle = (idea: Idea, title: string) => changing(idea, { title })

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => vi.unstubAllGlobals())

/** Says whether there is a network. Node has one lock manager for all. */
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks: navigator.locks })

const rev = (idea: Idea, rev: number): Outcome => ({ is: 'done', idea: { ...idea, rev } })

test('what is wanted offline waits, and is sent in order and once when the network is back', async () => {
  online(false)
  const { outbox, titles, settle, left } = openBox()
  await outbox.add(create(bell))
  await outbox.add(create(stair))
  await outbox.add(retitle(bell, 'The Bell'))
  await settle()
  expect(titles()).toEqual([])
  expect(outbox.get().waitsFor).toBe('network')
  expect(left()).toBe(3)

  online(true)
  outbox.wake()
  outbox.wake()
  await settle()
  expect(titles()).toEqual(['The Drowned Bell', 'The Salt Stair', 'The Bell'])
  expect(left()).toBe(0)
  expect(outbox.get().waitsFor).toBeUndefined()
})

test('changes of one idea that wait are one change, and taking a deletion back sends nothing', async () => {
  online(false)
  const { outbox, sent, settle, left } = openBox()
  await outbox.add(retitle(bell, 'The B'))
  await outbox.add(changing({ ...bell, title: 'The B' }, { title: 'The Bell', status: 'used' }))
  await outbox.add({ operation: 'delete', ideaId: stair.ideaId, idea: stair })
  await outbox.add({ operation: 'restore', ideaId: stair.ideaId, idea: stair })
  expect(left()).toBe(1)
  online(true)
  outbox.wake()
  await settle()
  expect(sent).toMatchObject([{ operation: 'change', body: { title: 'The Bell', status: 'used' } }])
})

test('a change is made on top of the version that the change before it gave', async () => {
  online(false)
  const { outbox, sent, settle } = openBox({ answers: [rev(bell, 4), rev(bell, 5)] })
  await outbox.add({ operation: 'restore', ideaId: bell.ideaId, idea: bell })
  await outbox.add(retitle(bell, 'The Bell'))
  await outbox.add({ operation: 'delete', ideaId: bell.ideaId, idea: bell })
  online(true)
  outbox.wake()
  await settle()
  expect(sent[1]).toMatchObject({ operation: 'change', idea: { rev: 4 } })
  expect(sent[2]).toMatchObject({ operation: 'delete' })
})

test('what failed is sent again as it was, with its key, ever more rarely, and at once when woken', async () => {
  const later: Outcome = { is: 'later' }
  const { outbox, sent, settle, left } = openBox({ answers: [later, later, later, later] })
  await outbox.add(create(bell))
  await settle()
  expect(sent).toHaveLength(1)
  expect(outbox.get().waitsFor).toBe('server')
  await vi.advanceTimersByTimeAsync(1250)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1250)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1250)
  expect(sent).toHaveLength(3)
  outbox.wake()
  await settle()
  expect(sent).toHaveLength(4)
  outbox.wake()
  await settle()
  expect(sent).toHaveLength(5)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(left()).toBe(0)
})

test('what has begun is not changed any more: what is typed then is a change of its own', async () => {
  const { outbox, titles, settle } = openBox({ answers: [{ is: 'later' }] })
  await outbox.add(retitle(bell, 'The Bell'))
  await settle()
  await outbox.add(retitle(bell, 'The Loud Bell'))
  outbox.wake()
  await settle()
  expect(titles()).toEqual(['The Bell', 'The Bell', 'The Loud Bell'])
})

test('a server that asks for patience is not asked before, whoever wakes the outbox', async () => {
  const { outbox, sent, settle } = openBox({ answers: [{ is: 'later', retryAt: Date.now() + 60_000 }] })
  await outbox.add(create(bell))
  await settle()
  outbox.wake()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(2)
})

test('a change whose answer was lost is done, once the server says the same', async () => {
  const { outbox, sent, settle, left } = openBox({
    answers: [{ is: 'stale', theirs: { ...bell, title: 'The Bell', rev: 2 } }],
  })
  await outbox.add(retitle(bell, 'The Bell'))
  await settle()
  expect(sent).toHaveLength(1)
  expect(left()).toBe(0)
})

test('what somebody changed elsewhere in another field stands beside mine', async () => {
  const { outbox, sent, settle } = openBox({
    answers: [{ is: 'stale', theirs: { ...bell, status: 'used', rev: 7 } }],
  })
  await outbox.add(retitle(bell, 'The Bell'))
  await settle()
  expect(sent[1]).toMatchObject({ body: { title: 'The Bell' }, idea: { rev: 7, status: 'used' } })
})

test('two versions of a field wait for a decision, and hold up their own idea alone', async () => {
  const theirs = { ...bell, title: 'Their Bell', rev: 7 }
  const { outbox, titles, settle, left } = openBox({ answers: [{ is: 'stale', theirs }] })
  await outbox.add(retitle(bell, 'My Bell'))
  await settle()
  await outbox.add(create(stair))
  await settle()
  expect(titles()).toEqual(['My Bell', 'The Salt Stair'])
  const [conflict] = outbox.get().entries
  expect(conflict).toMatchObject({ body: { title: 'My Bell' }, theirs: { title: 'Their Bell' } })

  await outbox.decide(conflict?.seq ?? 0, [])
  await settle()
  expect(titles()).toEqual(['My Bell', 'The Salt Stair', 'My Bell'])
  expect(left()).toBe(0)
})

test('where theirs is to stand, nothing is sent', async () => {
  const { outbox, sent, settle, left } = openBox({ answers: [{ is: 'stale', theirs: { ...bell, title: 'Theirs' } }] })
  await outbox.add(retitle(bell, 'Mine'))
  await settle()
  await outbox.decide(outbox.get().entries[0]?.seq ?? 0, ['title'])
  await settle()
  expect(sent).toHaveLength(1)
  expect(left()).toBe(0)
})

test('what the server refuses stays, with its text, until its person drops it', async () => {
  const { outbox, titles, settle, left } = openBox({ answers: [{ is: 'refused', message: 'You keep 2,000 ideas.' }] })
  await outbox.add(create(bell))
  await outbox.add(create(stair))
  await settle()
  expect(titles()).toEqual(['The Drowned Bell', 'The Salt Stair'])
  const [refused] = outbox.get().entries
  expect(refused).toMatchObject({ refused: 'You keep 2,000 ideas.', body: { title: 'The Drowned Bell' } })
  await outbox.drop(refused?.seq ?? 0)
  expect(left()).toBe(0)
})

test('nothing is sent while its person is not signed in, nor by anybody else', async () => {
  const { outbox, sent, settle, asks, storage, left } = openBox({ answers: [{ is: 'stopped' }] })
  await outbox.add(create(bell))
  await settle()
  asks.isSignedIn = false
  const wren = openBox({ person: 'wren', storage })
  outbox.wake()
  await settle()
  expect(sent).toHaveLength(1)
  expect(wren.sent).toEqual([])
  expect(wren.left()).toBe(0)
  asks.isSignedIn = true
  outbox.wake()
  await settle()
  expect(left()).toBe(0)
})

test('what waits is seen at once, on top of whatever was fetched', async () => {
  online(false)
  const { outbox } = openBox()
  const seen = () => applyEntries([bell], outbox.get().entries).map(({ title }) => title)
  await outbox.add(create(stair))
  await outbox.add(retitle(stair, 'The Stair'))
  await outbox.add({ operation: 'delete', ideaId: bell.ideaId, idea: bell })
  expect(seen()).toEqual(['The Stair'])
  expect(applyEntries([stair, bell], outbox.get().entries).map(({ title }) => title)).toEqual(['The Stair'])
})

test('a browser without a channel between its tabs sends as well', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { outbox, titles, settle, left } = openBox()
  await outbox.add(create(bell))
  await settle()
  expect(titles()).toEqual(['The Drowned Bell'])
  expect(left()).toBe(0)
})
