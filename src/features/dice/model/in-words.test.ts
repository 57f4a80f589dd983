import { expect, test } from 'vitest'
import type { LogEntry } from '../../../contract/types.gen.ts'
import { askedInWords, entryInWords, entryName } from './in-words.ts'

const die = (value: number) => ({ value, kept: true, exploded: false, rerolled: false })
const entry: LogEntry = {
  entryId: '3KtOwnuXWZQJQzDl6nJ9LOfgfBd',
  at: '2026-03-01T20:00:00.000Z',
  author: { userId: 'ash', displayName: 'Ash', sigil: 'flame', colour: 'ember' },
  audience: 'everyone',
  kind: 'roll',
  state: 'shown',
  label: 'Luck',
  roll: {
    notation: '2dF-1',
    terms: [
      { text: '2dF', negative: false, value: -1, dice: [die(-1), die(0)] },
      { text: '1', negative: true, value: 1 },
    ],
    total: -2,
    countsSuccesses: false,
    nonce: 'A'.repeat(22),
    secret: 'A'.repeat(43),
  },
}

test('numbers have a true minus, the notation stays as it was typed', () => {
  expect(entryInWords(entry)).toMatch(/ rolled 2dF-1 for .*: −2\. Dice −1 and 0\.$/)
})

test('of many dice it is said how often each face came, in words that are no figures in a row', () => {
  const dice = [4, 4, 1, 6, 6, 6, ...Array.from({ length: 10 }, () => 5)].map(die)
  const term = { text: '16d6', negative: false, value: 81, dice }
  const roll = { ...entry.roll, notation: '16d6', terms: [term], total: 81, countsSuccesses: false }
  const { nonce = '', secret = '' } = entry.roll ?? {}
  expect(entryInWords({ ...entry, roll: { ...roll, nonce, secret } })).toMatch(
    / Dice 1, two 4s, 10 5s, and three 6s\.$/,
  )
})

test('two rolls with one label have names of their own', () => {
  expect(entryName(entry)).toMatch(/'s roll: .*Luck.*, −2$/)
  expect(entryName({ ...entry, label: '' })).toMatch(/'s roll: −2$/)
})

test('a roll request that tells its target number is heard with it', () => {
  const request = { audience: 'everyone' as const, asked: ['mira'], answered: [], isOpen: true }
  const asked: LogEntry = { ...entry, kind: 'request', request }
  expect(entryInWords(asked)).toMatch(/ asked for a roll: .Luck.\.$/)
  expect(entryInWords({ ...asked, request: { ...request, target: 12 } })).toMatch(/ for a roll: .Luck.\. Target 12\.$/)
})

test('whether a target number is hidden is read by those who hear of it', () => {
  const words = [true, false, undefined].map((tellsTarget) => askedInWords({ target: 12, tellsTarget }))
  expect(words).toEqual([' · Target\u00a012', ' · Target\u00a012 (hidden)', ' · Target\u00a012'])
})
