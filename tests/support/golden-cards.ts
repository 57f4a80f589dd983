import { drawCard, rerollCard } from '../../src/features/ideas/model/generator/card.ts'
import { type Table, tablesOf } from '../../src/rules/idea-tables.ts'

/** Tables that never change, while ours may be improved. */
const fixed: Table[] = [
  {
    name: 'clue',
    entries: ['a glove', 'a ledger of {meaning}', { weight: 5, text: 'ein Schlüssel' }, '一封信', 'a {{cup}}'],
  },
  { name: 'discovery', entries: ['in {clue} and {clue}', 'under a stone', 'élan', 'ⅳ, on page four', 'ßtreet {gone}'] },
  { name: 'meaning', entries: ['debts', 'birds', { weight: 200, text: 'weather' }, '👩‍🚀', 'nothing'] },
]
const tables = tablesOf(fixed)

const seeds = ['', 'a seed', 'ŝtono', '👩‍🚀', '0', 'k7m2v9qd', 'x'.repeat(300)]

/** The texts of a card and of its first two rerolls, for each of these seeds. */
export const drawGolden = (): string[][] =>
  seeds.flatMap((seed) => {
    const first = drawCard(tables, 'clue', seed)
    const second = rerollCard(tables, first, 1)
    return [first, second, rerollCard(tables, second, 2)].map(({ slots }) => slots.map(({ text }) => text))
  })

/**
 * The result of `drawGolden` in every engine: three cards for each seed. A change of it changes the card of every seed.
 */
export const golden: string[][] = [
  ['一封信', 'ßtreet gone', 'Weather'],
  ['A {cup}', 'In a glove and ein Schlüssel', 'Weather'],
  ['A glove', 'ßtreet gone', 'Weather'],
  ['一封信', 'ßtreet gone', 'Weather'],
  ['Ein Schlüssel', 'ßtreet gone', 'Weather'],
  ['Ein Schlüssel', 'Under a stone', 'Weather'],
  ['A glove', 'ßtreet gone', 'Weather'],
  ['Ein Schlüssel', 'Élan', 'Weather'],
  ['Ein Schlüssel', 'In ein Schlüssel and ein Schlüssel', 'Weather'],
  ['一封信', 'Ⅳ, on page four', 'Weather'],
  ['A ledger of weather', 'In ein Schlüssel and ein Schlüssel', 'Weather'],
  ['A {cup}', 'ßtreet gone', '👩‍🚀'],
  ['一封信', 'Ⅳ, on page four', 'Weather'],
  ['Ein Schlüssel', 'In ein Schlüssel and ein Schlüssel', 'Weather'],
  ['A glove', 'In a {cup} and a ledger of weather', 'Weather'],
  ['Ein Schlüssel', 'In a ledger of birds and ein Schlüssel', 'Weather'],
  ['Ein Schlüssel', 'Élan', 'Weather'],
  ['A glove', 'In ein Schlüssel and 一封信', 'Weather'],
  ['Ein Schlüssel', 'Élan', 'Weather'],
  ['A {cup}', 'ßtreet gone', 'Weather'],
  ['Ein Schlüssel', 'Ⅳ, on page four', 'Weather'],
]
