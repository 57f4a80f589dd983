import { expect, test } from 'vitest'
import type { Change, Person, WholeCharacter } from '../../../contract/types.gen.ts'
import { labelProblem, numberNews, textProblem } from './words.ts'

test('with each character over its limit a text is wrong in the same words, which are said once', () => {
  const [one, two] = [281, 282].map((length) => textProblem('text', 'x'.repeat(length)))
  expect([one, two]).toEqual(Array(2).fill("That's too long. Use up to 280 characters."))
  expect(labelProblem('x'.repeat(41))).toBe(labelProblem('x'.repeat(42)))
})

const person = (displayName: string): Person => ({ userId: displayName, displayName, sigil: 'owl', colour: 'teal' })
const at = '2026-11-27T20:12:00Z'
const mira: WholeCharacter = {
  shown: 'whole',
  characterId: 'mira',
  name: 'Mira',
  portrait: { sigil: 'owl', colour: 'teal' },
  kind: 'one',
  visibility: 'everyone',
  status: 'active',
  conditions: [],
  refills: [],
  order: { blockIds: ['health'], rev: 1 },
  blocks: [
    { blockId: 'health', kind: 'track', label: 'Health', value: 7, max: 12, shape: 'bar', isPinned: true, rev: 3 },
  ],
  rev: 1,
  createdAt: at,
  updatedAt: at,
  changedBy: person('Ash'),
}
const change = (more: Partial<Change>): Change => ({
  changeId: 'one',
  characterId: 'mira',
  name: 'Mira',
  kind: 'number',
  by: person('Ash'),
  at,
  undoableUntil: at,
  ...more,
})
const news = (...all: Parameters<typeof numberNews>) => numberNews(...all).replace(/[\u2066-\u2069]/g, '')

test('what others have made of my numbers is told as it is now, by whom, each number once', () => {
  const taps = [change({ label: 'Health', from: 12, to: 9 }), change({ label: 'Health', from: 12, to: 7 })]
  expect(news(taps, [mira])).toBe('Health 7 of 12, changed by Ash.')
  const wax = change({ label: 'Wax', from: 3, to: 1, by: person('Bo') })
  expect(news([...taps, wax], [mira])).toBe('Health 7 of 12, changed by Ash. Wax 1, changed by Bo.')
  expect(news(taps, [mira, { ...mira, characterId: 'osk', name: 'Osk' }])).toMatch(/^Mira: Health 7 of 12, /)
  const counts: Change['counts'] = [
    { label: 'Health', kind: 'track', from: 1, to: 7 },
    { label: 'Lit', kind: 'toggle', from: 0, to: 1 },
  ]
  const rest = change({ kind: 'refill', label: 'Rest', counts, undone: { at, by: person('Bo') } })
  expect(news([rest], [mira])).toBe('Health 7 of 12, changed by Bo.')
  expect(news([change({ kind: 'conditionAdded', label: 'Wet' })], [mira])).toBe('')
  expect(news([wax], [])).toBe('')
})
