import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell, changing, openBox } from '../../../../../tests/support/open-box.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import type { Outcome } from './outbox.ts'

// A person with two devices, or two tabs: no text of the one is overwritten by the other unseen.

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => vi.unstubAllGlobals())

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks: navigator.locks })

const stale = (change: Partial<Idea>, rev = 7): Outcome => ({ is: 'stale', theirs: { ...bell, ...change, rev } })
const done = (change: Partial<Idea>, rev: number): Outcome => ({ is: 'done', idea: { ...bell, ...change, rev } })

/** An outbox that was asked for a change, whose answer comes when it is given. */
async function sending(...wish: Parameters<typeof changing>) {
  const { promise, resolve: answer } = Promise.withResolvers<Outcome>()
  const box = openBox({ answers: [() => promise] })
  await box.outbox.add(changing(...wish))
  await box.settle()
  const bodies = () => box.sent.map((entry) => 'body' in entry && entry.body)
  const first = () => box.outbox.get().entries[0]
  return { ...box, answer, bodies, first }
}

test('what was typed over a text that somebody has changed waits, though a change before it was put on top', async () => {
  const { outbox, answer, answers, bodies, first, settle } = await sending(bell, { title: 'The Bell' })
  await outbox.add(changing({ ...bell, title: 'The Bell' }, { body: 'Mine' }))
  answers.push(done({ title: 'The Bell', body: 'Theirs' }, 8))
  answer(stale({ body: 'Theirs' }))
  await settle()
  expect(bodies()).toEqual([{ title: 'The Bell' }, { title: 'The Bell' }])
  expect(first()).toMatchObject({ body: { body: 'Mine' }, theirs: { body: 'Theirs', rev: 8 } })
})

test('what was typed over my own text, or into another field, goes after it', async () => {
  const { outbox, answer, bodies, sent, left, settle } = await sending(bell, { body: 'One' })
  await outbox.add(changing({ ...bell, body: 'One' }, { body: 'One, two', title: 'Two' }))
  answer(done({ body: 'One', status: 'used' }, 2))
  await settle()
  expect(bodies()).toEqual([{ body: 'One' }, { body: 'One, two', title: 'Two' }])
  expect(sent[1]).toMatchObject({ idea: { rev: 2, status: 'used' } })
  expect(left()).toBe(0)
})

test('two tabs offline in one field: both texts are there to choose from', async () => {
  online(false)
  const { outbox, sent, answers, settle } = openBox({ answers: [done({ body: 'Of one tab' }, 2)] })
  await outbox.add(changing(bell, { body: 'Of one tab' }))
  await outbox.add(changing(bell, { body: 'Of the other', status: 'used' }))
  online(true)
  outbox.wake()
  await settle()
  expect(sent).toMatchObject([{ body: { body: 'Of one tab' } }])
  expect(outbox.get().entries).toMatchObject([{ body: { body: 'Of the other' }, theirs: { body: 'Of one tab' } }])
  expect(answers).toEqual([])
})

test('two tabs offline in two fields make one change, for the older of their versions', async () => {
  online(false)
  const { outbox, sent, settle } = openBox({ answers: [stale({ body: 'Theirs' })] })
  await outbox.add(changing({ ...bell, body: 'Theirs', rev: 7 }, { title: 'Of one tab' }))
  await outbox.add(changing(bell, { body: 'Of the other' }))
  online(true)
  outbox.wake()
  await settle()
  expect(sent).toMatchObject([{ idea: { rev: 1 }, body: { title: 'Of one tab', body: 'Of the other' } }])
  expect(outbox.get().entries).toMatchObject([{ theirs: { body: 'Theirs' } }])
})

test('what was typed while a conflict was on its way is part of it: where theirs is to stand, nothing is sent', async () => {
  const { outbox, answer, sent, first, left, settle } = await sending(bell, { body: 'Mine' })
  await outbox.add(changing({ ...bell, body: 'Mine' }, { body: 'Mine, longer', title: 'Mine' }))
  answer(stale({ body: 'Theirs' }))
  await settle()
  expect(left()).toBe(1)
  expect(first()).toMatchObject({ body: { body: 'Mine, longer', title: 'Mine' }, theirs: { body: 'Theirs' } })
  await outbox.add(changing({ ...bell, body: 'Mine, longer' }, { body: 'The longest' }))
  await outbox.decide(first()?.seq ?? 0, ['body', 'title'])
  await settle()
  expect(sent).toHaveLength(1)
  expect(left()).toBe(0)
})

test('where mine is to stand, the newest of it is sent, though it came while it was decided', async () => {
  const { outbox, answer, bodies, sent, first, left, settle } = await sending(bell, { title: 'Mine', status: 'used' })
  answer(stale({ title: 'Theirs', status: 'pinned' }))
  await settle()
  await outbox.add(changing({ ...bell, title: 'Mine' }, { title: 'Mine, longer' }))
  await outbox.decide(first()?.seq ?? 0, ['status'])
  await settle()
  expect(bodies()[1]).toEqual({ title: 'Mine, longer' })
  expect(sent[1]).toMatchObject({ idea: { rev: 7 } })
  expect(left()).toBe(0)
})

test('what another tab wrote into the same field is asked of after the first conflict', async () => {
  const { outbox, answer, first, settle, sent } = await sending(bell, { body: 'Mine' })
  await outbox.add(changing(bell, { body: 'Of the other tab' }))
  answer(stale({ body: 'Theirs' }))
  await settle()
  await outbox.decide(first()?.seq ?? 0, ['body'])
  await settle()
  expect(sent).toHaveLength(1)
  expect(first()).toMatchObject({ body: { body: 'Of the other tab' }, theirs: { body: 'Theirs' } })
})

test('what was put back as it was is no change: theirs stands, and nothing is asked', async () => {
  online(false)
  const { outbox, sent, settle, left } = openBox({
    answers: [stale({ status: 'used', visibility: 'everyone' }), stale({ status: 'used' })],
  })
  await outbox.add(changing(bell, { status: 'pinned', visibility: 'me', gameId: bell.gameId }))
  const seen: Idea = { ...bell, status: 'pinned', visibility: 'me' }
  await outbox.add(changing(seen, { status: 'draft', visibility: 'hosts', gameId: bell.gameId }))
  online(true)
  outbox.wake()
  await settle()
  expect(sent).toHaveLength(1)
  expect(left()).toBe(0)
})

test('a text that is put back while two versions wait leaves nothing to choose: theirs stands', async () => {
  const { outbox, answer, bodies, first, left, settle } = await sending(bell, { body: 'Mine', title: 'Mine' })
  answer(stale({ body: 'Theirs' }))
  await settle()
  expect(first()).toMatchObject({ theirs: { body: 'Theirs' } })
  await outbox.add(changing({ ...bell, body: 'Mine' }, { body: bell.body }))
  await settle()
  expect(bodies()[1]).toEqual({ title: 'Mine' })
  expect(left()).toBe(0)
})
