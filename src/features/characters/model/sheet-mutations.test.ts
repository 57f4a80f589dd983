import { describe, expect, test, vi } from 'vitest'
import type { CharacterBlock } from '../../../contract/types.gen.ts'
import {
  blockWithPending,
  conditionsWithPending,
  type PendingChange,
  readPendingChange,
  type SheetMutation,
  sheetRules,
} from './sheet-mutations.ts'
import { sendChange } from './use-outbox.ts'

const ids = {
  gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4',
  characterId: '2VJ0pE2jWx5gXsL0eQa3FbTuJ8p',
  blockId: '2VJ0pF3kXy6hYtM1fRb4GcUvK9q',
}
const health: CharacterBlock = {
  blockId: ids.blockId,
  kind: 'track',
  label: 'Health',
  isPinned: true,
  value: 5,
  max: 12,
  shape: 'boxes',
  rev: 3,
}
const about: CharacterBlock = { blockId: ids.blockId, kind: 'text', label: 'About', isPinned: false, text: 'A', rev: 3 }

const add = (by: number): SheetMutation => ({ ...ids, operation: 'add', add: by })
const write = (text: string, base = 'A'): SheetMutation => ({
  ...ids,
  operation: 'set',
  rev: 3,
  base: { text: base },
  body: { text },
})
const mark = (body: { add?: string[]; remove?: string[] }): SheetMutation => ({
  gameId: ids.gameId,
  characterId: ids.characterId,
  operation: 'mark',
  body,
})

let keys = 0
const creation = { person: 'me', now: 1, newKey: () => `2VJ0pF3kXy6hYtM1fRb4GcU${String(++keys).padStart(4, '0')}` }
const queueOf = (...wanted: SheetMutation[]) =>
  wanted.reduce<PendingChange[]>((queue, one) => sheetRules.added(queue, one, creation), [])
const begin = (queue: PendingChange[]): [PendingChange[], PendingChange] => {
  const next = sheetRules.next(queue) ?? expect.fail('Nothing waits.')
  const begun = { ...next, begun: true }
  return [queue.map((one) => (one.seq === next.seq ? begun : one)), begun]
}

describe('differences', () => {
  test('that are larger than the contract allows are sent as several', () => {
    const adds = (...by: number[]) => queueOf(...by.map(add)).map((one) => one.operation === 'add' && one.add)
    expect(adds(-1_000_001)).toEqual([-1_000_000, -1])
    expect(adds(900_000, 900_000)).toEqual([900_000, 900_000])
  })

  test('that are sent as several say together where they stopped', async () => {
    const answers = [-5, 0].map((applied) => ({ data: { applied, block: { ...health, value: 0 } } }))
    const dispatch = vi.fn((action: unknown) => (typeof action === 'function' ? answers.shift() : undefined))
    const send = sendChange(dispatch as never)
    for (const part of queueOf(add(-2_000_000))) await send(part)
    expect(dispatch).toHaveBeenLastCalledWith(
      expect.objectContaining({ payload: expect.objectContaining({ add: -2_000_000, applied: -5, value: 0 }) }),
    )
  })

  test('are sent one by one: each that is no step is undone by itself, and each stops at its own bound', () => {
    const all = queueOf(add(-5), add(-1), add(-1), add(9), add(-4))
    expect(all.map((one) => one.operation === 'add' && one.add)).toEqual([-5, -1, -1, 9, -4])
    expect(blockWithPending(ids.characterId, health, queueOf(add(9), add(-4)))).toMatchObject({ value: 8 })
  })

  test('are sent unchanged once they have begun', () => {
    const [queue, begun] = begin(queueOf(add(-3)))
    const more = sheetRules.added(queue, add(-4), creation)
    expect(more).toHaveLength(2)
    expect(more[0]).toEqual(begun)
  })

  test('under way count once, whether or not an event has them', () => {
    const [queue] = begin(queueOf(add(-3)))
    const more = sheetRules.added(queue, add(-1), creation)
    expect(blockWithPending(ids.characterId, { ...health, value: 2, rev: 4 }, more, health)).toMatchObject({ value: 1 })
    const { queue: left } = sheetRules.ended(more, more[0] as PendingChange, { is: 'done' }, creation)
    expect(blockWithPending(ids.characterId, { ...health, value: 2, rev: 4 }, left, health)).toMatchObject({ value: 1 })
  })

  test('are of one sheet: a copy of the character has blocks with the same ids', () => {
    const copy = '2VJ0pE2jWx5gXsL0eQa3FbTuJ9q'
    expect(blockWithPending(copy, health, queueOf(add(-3)))).toEqual(health)
  })

  test('that were refused count no more', () => {
    const queue = queueOf(add(-3)).map((one) => ({ ...one, refused: 'Gone.' }))
    expect(blockWithPending(ids.characterId, health, queue)).toEqual(health)
  })
})

test('a number that is set on top of another version is the decision', () => {
  const set = (value: number, base: number, rev: number): SheetMutation => ({
    ...ids,
    operation: 'set',
    rev,
    base: { value: base },
    body: { value },
  })
  const [queue, begun] = begin(queueOf(set(7, 5, 3)))
  const theirs = { ...health, value: 9, rev: 4 }
  const { queue: met } = sheetRules.ended(queue, begun, { is: 'conflict', theirs }, creation)
  expect(met).toMatchObject([{ met: theirs, body: { value: 7 } }])
  const decided = sheetRules.added(met, set(4, 9, 4), creation)
  expect(decided).toMatchObject([{ base: { value: 9 }, body: { value: 4 }, rev: 4 }])
  expect(sheetRules.next(decided)).toBe(decided[0])
})

describe('a text', () => {
  test('that was typed on is sent once, as it is last', () => {
    expect(queueOf(write('B'), write('C', 'B'))).toMatchObject([{ body: { text: 'C' }, base: { text: 'A' } }])
  })

  test('that somebody else has changed waits for a decision, with what was typed since, and holds up no difference', () => {
    const [queue, begun] = begin(queueOf(write('B')))
    const more = sheetRules.added(queue, write('C', 'B'), creation)
    const theirs = { ...about, text: 'Z', rev: 4 }
    const { queue: met } = sheetRules.ended(more, begun, { is: 'conflict', theirs }, creation)
    expect(met).toMatchObject([{ met: theirs, body: { text: 'C' }, rev: 4, begun: false }])
    expect(sheetRules.next(met)).toBeUndefined()
    expect(blockWithPending(ids.characterId, theirs, met)).toEqual(theirs)
    expect(sheetRules.next(sheetRules.added(met, add(1), creation))).toMatchObject({ operation: 'add' })
    const pinned = sheetRules.added(met, { ...write('', ''), body: { isPinned: true } } as SheetMutation, creation)
    expect(pinned).toHaveLength(2)
    expect(sheetRules.next(pinned)).toBeUndefined()
    const typedOn = sheetRules.added(met, write('CD', 'C'), creation)
    expect(typedOn).toMatchObject([{ met: theirs, base: { text: 'A' }, body: { text: 'CD' }, rev: 4 }])
    const keep = { ...write('', 'Z'), body: {}, rev: 4 } as SheetMutation
    expect(sheetRules.added([], keep, creation)).toEqual([])
    const decided = sheetRules.added(met, keep, creation)
    expect(decided).toMatchObject([{ body: { text: 'C' }, base: { text: 'Z' }, rev: 4 }])
    expect(decided[0]?.met).toBeUndefined()
  })

  test('of another tab is a change of its own, and is not held up by what waits here', () => {
    const [queue, begun] = begin(queueOf({ ...write('B'), tab: 'one' }))
    const theirs = { ...about, text: 'Z', rev: 4 }
    const { queue: met } = sheetRules.ended(queue, begun, { is: 'conflict', theirs }, creation)
    const more = sheetRules.added(met, { ...write('ZZ', 'Z'), tab: 'other' }, creation)
    expect(more).toMatchObject([{ met: theirs, body: { text: 'B' } }, { body: { text: 'ZZ' } }])
    expect(sheetRules.next(more)).toBe(more[1])
  })

  test('is sent again on top of a change of something else', () => {
    const [queue, begun] = begin(queueOf(write('B')))
    const theirs = { ...about, label: 'Story', rev: 4 }
    const { queue: left } = sheetRules.ended(queue, begun, { is: 'conflict', theirs }, creation)
    expect(left).toMatchObject([{ rev: 4, body: { text: 'B' }, begun: false }])
    expect(left[0]?.key).not.toBe(begun.key)
    expect(left[0]?.met).toBeUndefined()
  })

  test('whose answer was lost is not sent again', () => {
    const [queue, begun] = begin(queueOf(write('B')))
    const theirs = { ...about, text: 'B', rev: 4 }
    expect(sheetRules.ended(queue, begun, { is: 'conflict', theirs }, creation).queue).toEqual([])
  })

  test('is based on the answer to the one before', () => {
    const [queue, begun] = begin(queueOf(write('B')))
    const more = sheetRules.added(queue, write('C', 'B'), creation)
    const { queue: left } = sheetRules.ended(
      more,
      begun,
      { is: 'done', answer: { ...about, text: 'B', rev: 4 } },
      creation,
    )
    expect(left).toMatchObject([{ rev: 4, body: { text: 'C' } }])
  })
})

test('conditions are added and removed, whatever their capitals', () => {
  const character = { characterId: ids.characterId, conditions: ['Soaked', 'Blessed'] }
  const queue = queueOf(mark({ add: ['soaked', 'Afraid'] }), mark({ remove: ['BLESSED'] }))
  expect(conditionsWithPending(character, queue)).toEqual(['Soaked', 'Afraid'])
})

test('what is stored is parsed, and what is no change is not', () => {
  for (const one of queueOf(add(1), write('x'.repeat(9000)), mark({ add: ['Afraid'] })))
    expect(readPendingChange(JSON.parse(JSON.stringify(one)))).toEqual(one)
  expect(readPendingChange({ ...queueOf(add(1))[0], operation: 'steal' })).toBeUndefined()
})
