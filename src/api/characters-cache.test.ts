import { describe, expect, test } from 'vitest'
import type { Change, Character, CharacterBlock, CharacterFace, WholeCharacter } from '../contract/types.gen.ts'
import { changesCache } from './changes-cache.ts'
import { charactersCache } from './characters-cache.ts'

const person = { userId: 'ash', displayName: 'Ash', sigil: 'owl', colour: 'teal' } as const
const portrait = { sigil: 'owl', colour: 'teal' } as const
const event = { gameId: 'crown', me: 'wren', isAnswer: false }
const answer = { ...event, isAnswer: true }

const number = (blockId: string, value: number, rev = 1): CharacterBlock => ({
  blockId,
  kind: 'number',
  label: blockId,
  value,
  isPinned: false,
  rev,
})
const track = (blockId: string, value: number, rev = 1): CharacterBlock => ({
  blockId,
  kind: 'track',
  label: 'Health',
  value,
  max: 9,
  shape: 'bar',
  isPinned: false,
  rev,
})
const sheet = (all: CharacterBlock[], rest: Partial<WholeCharacter> = {}): WholeCharacter => ({
  shown: 'whole',
  characterId: 'mira',
  name: 'Mira',
  portrait,
  kind: 'one',
  visibility: 'everyone',
  status: 'active',
  conditions: [],
  refills: [],
  owner: person,
  changedBy: person,
  rev: 1,
  createdAt: '2026-11-19T18:00:00Z',
  updatedAt: '2026-11-19T18:00:00Z',
  blocks: all,
  order: { blockIds: all.map(({ blockId }) => blockId), rev: 1 },
  ...rest,
})
const face: CharacterFace = { shown: 'face', characterId: 'mira', name: 'Mira', portrait, rev: 1 }
const orderOf = (rev: number, ...blockIds: string[]) => ({ order: { blockIds, rev } })

const { 'character.changed': changed, 'character.removed': removed, 'sheet.changed': sheetChanged } = charactersCache
const listOf = (...items: Character[]) => ({ pages: [{ items }], pageParams: [undefined] })
const listed = (list: ReturnType<typeof listOf>) => list.pages.flatMap(({ items }) => items)

/** A sheet in few words: the version of its head, of its order, and each block with its value and version. */
const brief = (one: Character) =>
  one.shown === 'face'
    ? `face ${one.rev}`
    : [
        one.rev,
        one.order.rev,
        ...one.blocks.map((block) => `${block.blockId}${Object(block).value}v${block.rev}`),
      ].join(' ')

describe('of a cached sheet an event changes', () => {
  const cached = sheet([number('a', 1), number('b', 2, 4)], { rev: 3, order: { blockIds: ['a', 'b'], rev: 2 } })
  test.each([
    ['the block that it brings', sheet([number('a', 5, 2)], { rev: 3, ...orderOf(2, 'a', 'b') }), '3 2 a5v2 b2v4'],
    ['no block that is newer', sheet([number('b', 9, 3)], { rev: 3, ...orderOf(2, 'a', 'b') }), '3 2 a1v1 b2v4'],
    ['the head alone', sheet([], { rev: 4, ...orderOf(2, 'a', 'b') }), '4 2 a1v1 b2v4'],
    [
      'a block, though its head is older',
      sheet([number('a', 5, 2)], { rev: 2, ...orderOf(2, 'a', 'b') }),
      '3 2 a5v2 b2v4',
    ],
    ['the order, and the blocks stand in it', sheet([], { rev: 3, ...orderOf(3, 'b', 'a') }), '3 3 b2v4 a1v1'],
    ['no order that is newer', sheet([], { rev: 3, ...orderOf(1, 'b', 'a') }), '3 2 a1v1 b2v4'],
    ['a block that is gone', sheet([], { rev: 3, ...orderOf(3, 'b') }), '3 3 b2v4'],
    [
      'a block that is new, in its place',
      sheet([number('c', 7)], { rev: 3, ...orderOf(3, 'a', 'c', 'b') }),
      '3 3 a1v1 c7v1 b2v4',
    ],
    [
      'no block that was gone before',
      sheet([number('c', 7)], { rev: 3, ...orderOf(1, 'a', 'c', 'b') }),
      '3 2 a1v1 b2v4',
    ],
    ['nothing of another character', sheet([number('a', 5, 2)], { characterId: 'bren', rev: 9 }), '3 2 a1v1 b2v4'],
  ])('%s; applied again, nothing', (_, next, wanted) => {
    const once = changed.getCharacter(cached, next, event)
    expect(brief(once)).toBe(wanted)
    expect(changed.getCharacter(once, next, event)).toEqual(once)
  })
})

test('an answer brings back no block and no count that an event has changed', () => {
  const cached = sheet([number('a', 5, 3)], orderOf(2, 'a'))
  const late = { characterId: 'mira', blocks: [number('a', 4, 2), number('b', 1)] }
  expect(brief(sheetChanged.getCharacter(cached, late, answer))).toBe('1 2 a5v3')
})

describe('a character that I may no longer see', () => {
  const secret = sheet([number('a', 1)], { rev: 8 })

  test('disappears at once, and comes back whole', () => {
    expect(changed.getCharacter(secret, face, event)).toEqual(face)
    expect(brief(changed.getCharacter(face, secret, event))).toBe('8 1 a1v1')
    const list = listOf(secret)
    changed.listAllCharacters(list, face, event)
    expect(listed(list)).toEqual([face])
    changed.listAllCharacters(list, sheet([track('h', 4)], { health: 'Health' }), event)
    expect(listed(list).map(brief)).toEqual(['1 1 h4v1'])
  })

  test('is not brought back by an answer that was sent before', () => {
    expect(changed.getCharacter(face, secret, answer)).toBe(face)
    const list = listOf(face)
    changed.listAllCharacters(list, secret, answer)
    expect(listed(list)).toEqual([face])
  })

  test('leaves an open sheet with name and portrait alone', () => {
    const is = removed.getCharacter(secret, { characterId: 'mira' })
    expect(is).toEqual({ ...face, rev: 0 })
    expect(removed.getCharacter(secret, { characterId: 'bren' })).toBe(secret)
    expect(brief(changed.getCharacter(is, secret, event))).toBe('8 1 a1v1')
  })

  test.each([
    ['character.changed', face],
    ['character.removed', { characterId: 'mira' }],
  ] as const)('takes its changes from the list: %s', (type, payload) => {
    const change = (changeId: string, characterId: string): Change => ({
      changeId,
      characterId,
      kind: 'number',
      name: 'Mira',
      label: 'Wax',
      from: 1,
      to: 4,
      by: person,
      at: '2026-11-19T18:00:00Z',
      undoableUntil: '2026-11-20T18:00:00Z',
    })
    const list = { pages: [{ items: [change('2', 'bren'), change('1', 'mira')] }], pageParams: [undefined] }
    changesCache[type].listAllChanges(list, payload as never)
    expect(list.pages[0]?.items.map(({ changeId }) => changeId)).toEqual(['2'])
  })
})

describe('the list of characters', () => {
  test('has the pinned blocks and the health, which is the first track with its label', () => {
    const list = listOf(sheet([track('h', 4)], { health: 'Health', ...orderOf(1, 'h', 'i', 'a') }))
    const next = sheet([track('i', 2), { ...number('a', 1), isPinned: true }, number('b', 3)], {
      health: 'Health',
      ...orderOf(2, 'i', 'h', 'a', 'b'),
    })
    changed.listAllCharacters(list, next, event)
    expect(listed(list).map(brief)).toEqual(['1 2 i2v1 a1v1'])
    changed.listAllCharacters(
      list,
      sheet([{ ...number('a', 1, 2) }], { health: 'Health', ...orderOf(2, 'i', 'h', 'a', 'b') }),
      event,
    )
    expect(listed(list).map(brief)).toEqual(['1 2 i2v1'])
  })

  test('takes a new character in its place, and drops a removed one', () => {
    const list = listOf(sheet([], { characterId: 'a' }), sheet([], { characterId: 'c' }))
    for (const characterId of ['b', 'd', 'b']) changed.listAllCharacters(list, sheet([], { characterId }), event)
    expect(listed(list).map(({ characterId }) => characterId)).toEqual(['a', 'b', 'c', 'd'])
    removed.listAllCharacters(list, { characterId: 'c' })
    expect(listed(list).map(({ characterId }) => characterId)).toEqual(['a', 'b', 'd'])
  })
})
