import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell, changing, openBox } from '../../../../../tests/support/open-box.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import { applyEntries } from './apply-entries.ts'
import type { Wish } from './entry.ts'
import { isStuck } from './is-stuck.ts'
import type { Outcome } from './outbox.ts'
import { standingOf } from './standing-of.ts'

// An idea is deleted while something of it is not saved: what was typed is there for whoever brings the idea back.

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => vi.unstubAllGlobals())

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks: navigator.locks })

const { ideaId } = bell
const deletion: Wish = { operation: 'delete', ideaId, idea: bell }
const restoring: Wish = { operation: 'restore', ideaId, idea: { ...bell, body: 'Mine' } }
const stale = (body: string, rev = 7): Outcome => ({ is: 'stale', theirs: { ...bell, body, rev } })
const done = (body: string, rev: number): Outcome => ({ is: 'done', idea: { ...bell, body, rev } })

/** An outbox with two versions of a text, and what is seen of it where the server has these ideas. */
async function openConflict(...answers: Outcome[]) {
  const box = openBox({ answers: [stale('Theirs'), ...answers] })
  await box.outbox.add(changing(bell, { body: 'Mine' }))
  await box.settle()
  const add = async (wish: Wish) => {
    await box.outbox.add(wish)
    await box.settle()
  }
  const standings = (ideas: readonly Idea[]) => {
    const { entries } = box.outbox.get()
    return entries.filter(isStuck).map((entry) => standingOf(entry, entries, applyEntries(ideas, entries)))
  }
  const operations = () => box.sent.map(({ operation }) => operation)
  return { ...box, add, standings, operations }
}

test('whoever deletes an idea is asked no more which version is to stand', async () => {
  const { add, operations, standings } = await openConflict({ is: 'done' })
  expect(standings([bell])).toEqual(['asked'])
  await add(deletion)
  expect(operations()).toEqual(['change', 'delete'])
  expect(standings([])).toEqual(['quiet'])
})

test('brought back, an idea has both versions again', async () => {
  const { add, outbox, standings } = await openConflict({ is: 'done' }, done('Theirs', 8))
  await add(deletion)
  await add(restoring)
  expect(outbox.get().entries).toMatchObject([{ body: { body: 'Mine' }, theirs: { body: 'Theirs', rev: 8 } }])
  expect(standings([{ ...bell, body: 'Theirs', rev: 8 }])).toEqual(['asked'])
  await outbox.decide(outbox.get().entries[0]?.seq ?? 0, [])
  expect(outbox.get().entries).toMatchObject([{ body: { body: 'Mine' }, idea: { rev: 8 }, gone: undefined }])
})

test('what was typed into an idea that is not taken back is asked for, and not the coming back any more', async () => {
  const { add, outbox, standings } = await openConflict({ is: 'done' }, { is: 'refused', message: 'It is too late.' })
  await add(deletion)
  await add(restoring)
  const typed = { body: { body: 'Mine' }, theirs: { body: 'Theirs' }, gone: 'elsewhere', refused: 'It is too late.' }
  expect(outbox.get().entries).toMatchObject([typed])
  expect(standings([])).toEqual(['gone'])
  expect(standings([bell])).toEqual(['back'])
})

test('where nothing was typed, an idea that is not taken back waits for its person', async () => {
  const { outbox, settle } = openBox({ answers: [{ is: 'refused', message: 'It is too late.' }] })
  await outbox.add(restoring)
  await settle()
  expect(outbox.get().entries).toMatchObject([{ operation: 'restore', refused: 'It is too late.' }])
})

test('what clashes only once the deletion is wanted is there again as well, with what waited behind it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Outcome>()
  const { outbox, settle, answers } = openBox({ answers: [() => promise, { is: 'done' }, done('Theirs', 8)] })
  await outbox.add(changing(bell, { body: 'Mine' }))
  await settle()
  await outbox.add(changing({ ...bell, body: 'Mine' }, { body: 'Mine, longer' }))
  await outbox.add(deletion)
  answer(stale('Theirs'))
  await settle()
  await outbox.add(restoring)
  await settle()
  expect(answers).toEqual([])
  expect(outbox.get().entries).toMatchObject([{ body: { body: 'Mine, longer' }, theirs: { body: 'Theirs' } }])
})

test('a deletion that is taken back before it is sent leaves the choice as it was', async () => {
  const { add, operations, outbox, standings } = await openConflict()
  online(false)
  await add(deletion)
  expect(standings([bell])).toEqual(['quiet'])
  await add(restoring)
  online(true)
  expect(operations()).toEqual(['change'])
  expect(outbox.get().entries).toMatchObject([{ body: { body: 'Mine' }, theirs: { body: 'Theirs' } }])
  expect(standings([bell])).toEqual(['asked'])
})

test('what the server refused is sent again once its idea is brought back', async () => {
  const answers: Outcome[] = [{ is: 'refused', message: 'No.' }, { is: 'done' }, done(bell.body, 8), done('Mine', 9)]
  const { outbox, settle, sent, left } = openBox({ answers })
  for (const wish of [changing(bell, { body: 'Mine' }), deletion, restoring]) {
    await outbox.add(wish)
    await settle()
  }
  expect(sent.map(({ operation }) => operation)).toEqual(['change', 'delete', 'restore', 'change'])
  expect(left()).toBe(0)
})

test('what was typed into an idea that is gone does not hold up its coming back, and is saved after it', async () => {
  const { outbox, settle, sent, left } = openBox({
    answers: [{ is: 'done' }, { is: 'gone' }, done(bell.body, 8), done('Mine', 9)],
  })
  await outbox.add(deletion)
  // The form in another tab is closed by the deletion, and saves what was typed.
  await outbox.add(changing(bell, { body: 'Mine' }))
  await settle()
  const { entries } = outbox.get()
  expect(entries).toMatchObject([{ gone: 'elsewhere', body: { body: 'Mine' } }])
  expect(standingOf(entries[0] as (typeof entries)[0], entries, [])).toBe('gone')
  await outbox.add(restoring)
  await settle()
  expect(sent.map(({ operation }) => operation)).toEqual(['delete', 'change', 'restore', 'change'])
  expect(sent[3]).toMatchObject({ idea: { rev: 8 }, body: { body: 'Mine' } })
  expect(left()).toBe(0)
})

test('two texts of an idea that is gone are both there', async () => {
  const { outbox, settle } = openBox({ answers: [{ is: 'gone' }, { is: 'gone' }] })
  await outbox.add(changing(bell, { body: 'Of one tab' }))
  await settle()
  await outbox.add(changing(bell, { body: 'Of the other' }))
  await settle()
  expect(outbox.get().entries).toMatchObject([{ gone: 'elsewhere' }, { gone: 'elsewhere' }])
})

test('a conflict of an idea that another device has deleted is none any more; back again, it is', async () => {
  const { standings, outbox } = await openConflict()
  expect(standings([])).toEqual(['gone'])
  expect(standings([bell])).toEqual(['asked'])
  const { entries } = outbox.get()
  expect(entries.map((entry) => standingOf(entry, entries, undefined))).toEqual(['asked'])
})

test('what was typed into an idea that another device brings back is sent again, once', async () => {
  const { outbox, settle, sent, left } = openBox({ answers: [{ is: 'gone' }, done('Mine', 9)] })
  await outbox.add(changing(bell, { body: 'Mine' }))
  await settle()
  const { entries } = outbox.get()
  expect(standingOf(entries[0] as (typeof entries)[0], entries, [bell])).toBe('back')
  await Promise.all([outbox.retry(1), outbox.retry(1)])
  await settle()
  expect(sent).toHaveLength(2)
  expect(left()).toBe(0)
})
