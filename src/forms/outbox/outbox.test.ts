import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell, changing, openOutbox } from '../../../tests/support/open-outbox.ts'
import type { Idea } from '../../contract/types.gen.ts'
import type { IdeaMutation } from '../../features/ideas/model/idea-mutations.ts'
import type { Outcome } from './outbox.ts'

// When the outbox sends, with ideas as an example. pending-storage.test.tsx tests what a browser stores.

const stair: Idea = { ...bell, ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', title: 'The Salt Stair' }
const create = (idea: Idea): IdeaMutation => ({
  operation: 'create',
  ideaId: idea.ideaId,
  body: { kind: 'place', title: idea.title },
})
const later: Outcome<Idea> = { is: 'later' }

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => vi.unstubAllGlobals())

/** Sets whether there is a network. Node has one lock manager for all tabs. */
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks: navigator.locks })

test('offline, mutations wait; once online they are sent in order, each once', async () => {
  online(false)
  const { outbox, titles, settle, left } = openOutbox()
  await outbox.add(create(bell))
  await outbox.add(create(stair))
  await outbox.add(changing(bell, { title: 'The Bell' }))
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

test('a failed mutation is sent again with its key, ever more rarely, and at once when woken', async () => {
  const { outbox, sent, settle, left } = openOutbox({ answers: [later, later, later, later] })
  await outbox.add(create(bell))
  await settle()
  expect(outbox.get().waitsFor).toBe('server')
  for (const count of [2, 2, 3]) {
    await vi.advanceTimersByTimeAsync(1250)
    expect(sent).toHaveLength(count)
  }
  for (const count of [4, 5]) {
    outbox.wake()
    await settle()
    expect(sent).toHaveLength(count)
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(left()).toBe(0)
})

test('a mutation that has begun is not changed: a later edit is sent after it', async () => {
  const { outbox, titles, settle } = openOutbox({ answers: [later] })
  await outbox.add(changing(bell, { title: 'The Bell' }))
  await settle()
  await outbox.add(changing(bell, { title: 'The Loud Bell' }))
  outbox.wake()
  await settle()
  expect(titles()).toEqual(['The Bell', 'The Bell', 'The Loud Bell'])
})

test('the outbox does not retry before the time that the server set, even when woken', async () => {
  const { outbox, sent, settle } = openOutbox({ answers: [{ is: 'later', retryAt: Date.now() + 60_000 }] })
  await outbox.add(create(bell))
  await settle()
  expect(outbox.get().waitsFor).toBe('rateLimit')
  outbox.wake()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(2)
})

test('a refused mutation stays with its reason, blocks nothing, and is retried with another key or dropped', async () => {
  const refused: Outcome<Idea> = { is: 'refused', message: 'You keep 2,000 ideas.' }
  const { outbox, sent, titles, settle, left } = openOutbox({ answers: [refused, { is: 'done' }, refused] })
  await outbox.add(create(bell))
  await outbox.add(create(stair))
  await settle()
  expect(titles()).toEqual(['The Drowned Bell', 'The Salt Stair'])
  const [first] = outbox.get().entries
  expect(first).toMatchObject({ refused: 'You keep 2,000 ideas.', body: { title: 'The Drowned Bell' } })
  const seq = first?.seq ?? 0
  await Promise.all([outbox.retry(seq), outbox.retry(seq)])
  await settle()
  expect(sent).toHaveLength(3)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
  await outbox.drop(seq)
  expect(left()).toBe(0)
})

test('without locks, an answer that comes late in another tab ends nothing that was added since', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  let answer: (late: Outcome<Idea>) => void = () => {}
  const slow = openOutbox({ answers: [() => new Promise((resolve) => (answer = resolve)), later] })
  await slow.outbox.add(create(bell))
  await slow.settle()
  // The other tab sends the same mutation, and ends it. The next one gets its number.
  const other = openOutbox({ storage: slow.storage, answers: [{ is: 'done' }, later] })
  await other.settle()
  await other.outbox.add(create(stair))
  await other.settle()
  answer({ is: 'done' })
  await slow.settle()
  expect(other.titles()).toEqual(['The Drowned Bell', 'The Salt Stair'])
  expect(await other.storage.read('rowan')).toMatchObject([{ body: { title: 'The Salt Stair' } }])
})

test('where storage is blocked, which refuses locks and channels, mutations are sent', async () => {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request: async () => refuse() } })
  vi.stubGlobal('BroadcastChannel', refuse)
  const { outbox, titles, settle } = openOutbox()
  await outbox.add(create(bell))
  await settle()
  expect(titles()).toEqual(['The Drowned Bell'])
})

test('a copy of a conflict is stored together with the end of the mutation, is sent once, and is reported', async () => {
  const theirs = { ...bell, title: 'Their Bell', rev: 7 }
  const refused: Outcome<Idea> = { is: 'refused', message: 'You keep 2,000 ideas.' }
  const { outbox, sent, conflicts, settle } = openOutbox({ answers: [{ is: 'conflict', theirs }, refused] })
  await outbox.add(changing(bell, { title: 'My Bell' }))
  await settle()
  expect(sent.map(({ operation }) => operation)).toEqual(['change', 'create'])
  expect(outbox.get().entries).toMatchObject([{ operation: 'create', refused: 'You keep 2,000 ideas.' }])
  expect(conflicts).toMatchObject([{ title: 'Their Bell', copy: expect.stringMatching(/^My Bell \(yours, /) }])
})

test('nothing is sent while its person is signed out, or by anyone else', async () => {
  const { outbox, sent, settle, asks, storage, left } = openOutbox({ answers: [{ is: 'stopped' }] })
  await outbox.add(create(bell))
  await settle()
  asks.isSignedIn = false
  const wren = openOutbox({ person: 'wren', storage })
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
