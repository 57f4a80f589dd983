import { expect, test } from 'vitest'
import { examples } from '../../../../contract/examples.gen.ts'
import { zIdea } from '../../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import { applyEntries } from './apply-entries.ts'
import type { Entry, Wish } from './entry.ts'
import { added, dropped, nextOf, replaced, retried, withoutDone } from './queue.ts'

// What becomes of wishes that follow each other, whatever has happened to the first of them in between.

const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 1 })
const { ideaId } = bell
const stairId = '2VJ0pG1iZw4eVqK5cPy8DaS2hX6'

const create: Wish = { operation: 'create', ideaId, body: { kind: 'place', title: bell.title } }
const retitle = (title: string): Wish => ({ operation: 'change', ideaId, idea: bell, body: { title } })
const remove: Wish = { operation: 'delete', ideaId, idea: bell }
const restore: Wish = { operation: 'restore', ideaId, idea: bell }

let keys = 0
const queueOf = (...wishes: Wish[]) => wishes.reduce<Entry[]>(add, [])
const add = (entries: Entry[], wish: Wish) => added(entries, wish, { person: 'rowan', now: 0, key: `key ${keys++}` })
/** The first as it is once it is under way, and its answer was not heard. */
const begun = ([first, ...others]: Entry[]) => (first ? [{ ...first, begun: true }, ...others] : [])
const done = (entries: Entry[], rev?: number) => {
  const next = nextOf(entries)
  return next ? withoutDone(entries, next, rev === undefined ? undefined : { ...bell, rev }) : entries
}
const operations = (entries: Entry[]) => entries.map(({ operation }) => operation)

test('an idea is deleted once, however often that is asked for: brought back, it is there again', () => {
  const sending = begun(queueOf(remove))
  expect(operations(add(sending, remove))).toEqual(['delete'])
  expect(operations(add(add(sending, remove), restore))).toEqual(['delete', 'restore'])
  expect(operations(add(add(add(sending, restore), remove), remove))).toEqual(['delete', 'restore', 'delete'])
})

test('what is typed while an idea is being kept is sent after it, for the version that it gave', () => {
  const sending = begun(queueOf(create))
  const typed = add(sending, retitle('The Loud Bell'))
  expect(operations(typed)).toEqual(['create', 'change'])
  expect(typed[0]).toMatchObject({ begun: true, body: { title: bell.title }, key: sending[0]?.key })
  expect(nextOf(done(typed, 4))).toMatchObject({
    operation: 'change',
    idea: { rev: 4 },
    body: { title: 'The Loud Bell' },
  })
})

test('an idea that is deleted before it was sent is kept first: an answer that was lost leaves nothing behind', () => {
  for (const first of [queueOf(create), begun(queueOf(create))]) {
    const queue = add(first, remove)
    expect(operations(queue)).toEqual(['create', 'delete'])
    expect(applyEntries([], queue)).toEqual([])
    expect(applyEntries([], add(queue, restore))).toMatchObject([{ ideaId, title: bell.title }])
  }
})

test('a deletion that may have reached the server is not taken out: the idea is brought back', () => {
  const queue = add(begun(queueOf(remove)), restore)
  expect(operations(queue)).toEqual(['delete', 'restore'])
  expect(applyEntries([bell], queue)).toMatchObject([{ ideaId }])
  expect(operations(done(queue))).toEqual(['restore'])
})

test('a deletion that did not is taken out, and what was changed before it stays', () => {
  expect(operations(queueOf(retitle('One'), remove, restore))).toEqual(['change'])
})

test('with an idea that is never kept goes what was to happen to it; the rest stays', () => {
  const other: Wish = { operation: 'create', ideaId: stairId, body: { kind: 'place', title: 'The Salt Stair' } }
  const [first, ...rest] = queueOf(create, retitle('Two'), other)
  const refused = [{ ...first, refused: 'No.' } as Entry, ...rest]
  expect(nextOf(refused)).toMatchObject({ ideaId: stairId })
  expect(dropped(refused, 1).map((entry) => entry.ideaId)).toEqual([stairId])
})

test('dropping a change drops that change alone', () => {
  const [change, ...rest] = queueOf(retitle('Two'), remove)
  expect(operations(dropped([{ ...change, refused: 'No.' } as Entry, ...rest], 1))).toEqual(['delete'])
})

test('what is tried again has another key, because under the first one nothing was done', () => {
  const [entry] = queueOf(create)
  if (!entry) throw new Error('There is no entry.')
  const refused = replaced([entry], { ...entry, refused: 'No.', begun: true })
  expect(nextOf(refused)).toBeUndefined()
  expect(nextOf(retried(refused, 1, 'another'))).toMatchObject({
    key: 'another',
    begun: false,
    body: { title: bell.title },
  })
})
