import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zIdeaKind } from '../../../../contract/schemas/ideas.gen.ts'
import { tablesOf } from '../../../../rules/idea-tables.ts'
import { starterTables } from '../tables/starter-tables.ts'
import { drawCard, slotPlans } from './card.ts'
import { type Action, act, canRedo, canUndo, cardOf, type History, startHistory } from './history.ts'

const tables = tablesOf(starterTables)
const reduce = act(tables)
const begin = (seed = 'a seed') => startHistory(drawCard(tables, 'person', seed))
const played = (...actions: Action[]) => actions.reduce(reduce, begin())
const textOf = (history: History, name: string) => cardOf(history).slots.find((slot) => slot.name === name)?.text

const slot = fc.constantFrom(...slotPlans.person.map(({ name }) => name))
const change: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>({ type: 'reroll' }),
  fc.record({ type: fc.constant('rerollSlot' as const), slot }),
  fc.record({ type: fc.constant('type' as const), slot, text: fc.string() }),
  fc.record({ type: fc.constant('lock' as const), slot, locked: fc.boolean() }),
  fc.record({ type: fc.constant('draw' as const), kind: fc.constantFrom(...zIdeaKind.options), seed: fc.string() }),
)

describe('a card', () => {
  it.each(zIdeaKind.options)('of a %s has three to five slots, each from a table of its own', (kind) => {
    const { slots } = drawCard(tables, kind, 'a seed')
    expect(slots.length).toBeGreaterThanOrEqual(3)
    expect(slots.length).toBeLessThanOrEqual(5)
    for (const key of ['name', 'label', 'table'] as const)
      expect(new Set(slots.map((each) => each[key])).size).toBe(slots.length)
    expect(slots.filter(({ text }) => text === '' || text.includes('{'))).toEqual([])
  })
})

describe('a reroll', () => {
  it('skips locked slots, and gives the others the same texts as without the lock', () => {
    const open = played({ type: 'reroll' })
    const locked = played({ type: 'lock', slot: 'trade', locked: true }, { type: 'reroll' })
    expect(textOf(locked, 'trade')).toBe(textOf(begin(), 'trade'))
    for (const name of ['name', 'want', 'secret', 'manner']) expect(textOf(locked, name)).toBe(textOf(open, name))
  })

  it('of one slot changes only that slot, even if it comes from another table', () => {
    const before = begin()
    const [was, card] = [before, reduce(before, { type: 'rerollSlot', slot: 'trade', table: 'treasure' })].map(cardOf)
    const changed = card?.slots.filter((each, at) => each !== was?.slots[at])
    expect(changed?.map(({ name, table }) => [name, table])).toEqual([['trade', 'treasure']])
  })

  it('after undo draws new texts', () => {
    const texts = (history: History) => cardOf(history).slots.map(({ text }) => text)
    const once = played({ type: 'reroll' })
    expect(texts(reduce(reduce(once, { type: 'undo' }), { type: 'reroll' }))).not.toEqual(texts(once))
  })
})

describe('a typed text', () => {
  it('survives a reroll, until its own slot is rerolled', () => {
    const typed = played({ type: 'type', slot: 'name', text: 'Me' }, { type: 'reroll' })
    expect(cardOf(typed).slots[0]).toMatchObject({ text: 'Me', typed: true, locked: true })
    const [first] = cardOf(reduce(typed, { type: 'rerollSlot', slot: 'name' })).slots
    expect(first).toMatchObject({ locked: false })
    expect(first).not.toHaveProperty('typed')
  })
})

describe('undo and redo', () => {
  it('go back to the beginning and forward to the end', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const end = changes.reduce(reduce, begin())
        let history = end
        while (canUndo(history)) history = reduce(history, { type: 'undo' })
        expect(cardOf(history)).toEqual(cardOf(begin()))
        expect(reduce(history, { type: 'undo' })).toBe(history)
        while (canRedo(history)) history = reduce(history, { type: 'redo' })
        expect(cardOf(history)).toBe(cardOf(end))
        expect(reduce(history, { type: 'redo' })).toBe(history)
      }),
    )
  })

  it('a change after undo drops the cards that redo would have shown', () => {
    const history = played({ type: 'reroll' }, { type: 'reroll' }, { type: 'undo' }, { type: 'reroll' })
    expect(canRedo(history)).toBe(false)
    expect(history.cards.length).toBe(3)
  })
})
