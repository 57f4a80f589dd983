import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { examples } from '../../../contract/examples.gen.ts'
import { zLogEntry } from '../../../contract/schemas/log.gen.ts'
import type { LogEntry } from '../../../contract/types.gen.ts'
import { entryAloud, entryInShort, entryInWords, resultInWords } from './in-words.ts'
import { emptyTray } from './stored.ts'
import {
  addDie,
  afterRoll,
  answering,
  canCount,
  countAtLeast,
  labelProblem,
  modifierOf,
  prefill,
  readHand,
  readTarget,
  toggleKeep,
  withModifier,
} from './tray.ts'

describe('the tray', () => {
  test('adds a die to the dice of its kind, or as a new term', () => {
    expect(['d6', 'd6', 'd20', 'dF'].reduce((typed, die) => addDie(typed, die as 'd6'), '')).toBe('2d6+1d20+1dF')
    expect(addDie('100d6', 'd6')).toBe('100d6+1d6')
    expect(addDie('half typed', 'd6')).toBe('half typed+d6')
  })

  test('has one modifier', () => {
    expect(withModifier('2d6+1-4', 2)).toBe('2d6+2')
    expect(withModifier('2d6+1', -3)).toBe('2d6-3')
    expect(withModifier('2d6+1', 0)).toBe('2d6')
    expect(modifierOf('2d6+1-4')).toBe(-3)
    expect(modifierOf(withModifier('', 3))).toBe(3)
    expect(modifierOf(withModifier('2d6', 200_000))).toBe(200_000)
  })

  test('keeps the highest or the lowest die, and adds a second one to a single die', () => {
    expect(toggleKeep('1d20+5', 'kh')).toBe('2d20kh1+5')
    expect(toggleKeep('2d20kh1+5', 'kl')).toBe('2d20kl1+5')
    expect(toggleKeep('2d20kl1+5', 'kl')).toBe('2d20+5')
  })

  test('counts successes if all dice are of one kind and there are at least two', () => {
    expect(['5d10', '1d10', '2d6+1d4', '4dF', 'x'].map(canCount)).toEqual([true, false, false, false, false])
    expect(countAtLeast('5d10', 8)).toBe('5d10>=8')
    expect(countAtLeast('5d10>=8', undefined)).toBe('5d10')
  })

  test('counts the characters of a label, whatever they are', () => {
    expect(labelProblem('🎲'.repeat(60))).toBeUndefined()
    expect(labelProblem('🎲'.repeat(61))).toBe('Use at most 60 characters.')
    expect(labelProblem('a\u202eb')).toBe('Remove line breaks and invisible characters.')
  })

  test('has again what it had before once a roll from elsewhere is answered, and keeps what was typed meanwhile', () => {
    const roll = { notation: '1d20', label: 'Stealth' }
    const prefilled = prefill(emptyTray, roll)
    expect(afterRoll(prefilled, roll)).toBe(prefilled.before)
    expect(afterRoll({ ...prefilled, notation: '1d' }, roll)).toMatchObject({ notation: '1d' })
    const asked = { ...roll, answers: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4' }
    expect(afterRoll({ ...prefill(emptyTray, asked), notation: '1d' }, asked)).toMatchObject({ notation: '1d' })
  })

  test('answers a request without dice by other dice than it had, which come back, and keeps those chosen for it', () => {
    const asked = z.parse(zLogEntry, examples.askForRoll.answers[201].asked)
    const withoutDice = { ...asked, request: { ...(asked.request ?? expect.fail()), notation: undefined } }
    const opened = answering({ ...emptyTray, notation: '1d6', audience: 'me' }, withoutDice)
    expect(opened).toMatchObject({ notation: '', label: 'Perception', before: { notation: '1d6', audience: 'me' } })
    const chosen = { ...opened, notation: '1d20' }
    expect(answering(chosen, withoutDice)).toBe(chosen)
    expect(afterRoll(chosen, chosen)).toMatchObject({ notation: '1d6', audience: 'me' })
  })

  test.each([
    ['4 2', { total: 6, faces: [4, 2] }],
    ['4+2, −1', { total: 5, faces: [4, 2, -1] }],
    ['9', { total: 9 }],
    ['-9', { total: -9 }],
    [' ', { problem: 'Type the faces, such as 4 2, or the total.' }],
    ['1.5', { problem: "“1.5” isn't a whole number. Enter numbers with spaces between them, like “4 2”." }],
    ['4 two', { problem: "“two” isn't a whole number. Enter numbers with spaces between them, like “4 2”." }],
    ['999999999999', { problem: 'The total can be at most 1,000,000.' }],
    ['1 '.repeat(101), { problem: 'Type at most 100 faces, or only the total.' }],
  ])('reads real dice: “%s”', (typed, read) => {
    expect(readHand(typed)).toEqual(read)
  })

  test.each([
    ['9 9 9', '2d6', 'There are only 2 dice in 2d6. Type their faces, or only the total.'],
    ['9 9', '2d6', 'No die in 2d6 shows 9. Type faces of its dice, or only the total.'],
    ['2 0', '2d6', 'No die in 2d6 shows 0. Type faces of its dice, or only the total.'],
    ['18 7', '1d20+1d6', 'No other die in 1d20+1d6 shows 7. Type faces of its dice, or only the total.'],
    ['3 3', '1d6+2', 'There is only 1 die in 1d6+2. Type its face, or only the total.'],
    ['2 0', '2dF', 'No die in 2dF shows 2. Type faces of its dice, or only the total.'],
  ])('says which faces the dice cannot have: “%s” of %s', (typed, notation, problem) => {
    expect(readHand(typed, notation)).toEqual({ problem })
  })

  test.each([
    ['4 2', '2d6+3'],
    ['18 6', '1d6+1d20'],
    ['6 6 2', '2d6!'],
    ['27', '2d6'],
    ['-1 1', '2dF'],
    ['9 9 9', ''],
    ['9 9 9', '2d'],
  ])('takes faces that the dice have, and any total: “%s” of %s', (typed, notation) => {
    expect(readHand(typed, notation)).toEqual(readHand(typed))
  })

  test.each([
    [' ', {}],
    ['1,200', { target: 1200 }],
    ['−5', { target: -5 }],
    ['1,000,001', { problem: 'Enter a whole number up to 1,000,000.' }],
    ['=5', { problem: 'Enter a whole number up to 1,000,000.' }],
  ])('reads a target number: “%s”', (typed, read) => {
    expect(readTarget(typed)).toEqual(read)
  })
})

describe('an entry in words', () => {
  const parse = (example: unknown): LogEntry => z.parse(zLogEntry, example)
  const roll = parse(examples.rollDice.answers[201].roll)
  const plain = (...of: Parameters<typeof entryInWords>) => entryInWords(...of).replaceAll(/[\u2068\u2069]/g, '')
  const rolled = roll.roll ?? expect.fail()
  const many = [3, ...Array<number>(11).fill(1), 2, 1].map((value, at) => ({
    value,
    kept: at < 13,
    exploded: false,
    rerolled: false,
  }))
  const faces = roll.roll?.terms[0]?.dice?.map(({ value }) => value).join(' and ')

  test.each<[string, LogEntry]>([
    [`Ash rolled 2d6+3 for Stealth: ${roll.roll?.total}. Dice ${faces}.`, roll],
    [
      'Ash rolled 1d20: 19. Die 19.',
      parse({
        ...roll,
        label: '',
        roll: {
          ...roll.roll,
          notation: '1d20',
          total: 19,
          terms: [
            {
              text: '1d20',
              negative: false,
              value: 19,
              dice: [{ value: 19, kept: true, exploded: false, rerolled: false }],
            },
          ],
        },
      }),
    ],
    ['Ash rolled in secret.', { ...roll, state: 'concealed' }],
    ['Removed.', { ...roll, state: 'removed' }],
    ['Ash rolled by hand for Stealth: 9. Dice 4 and 2.', parse(examples.enterRoll.answers[201].hand)],
    ['Rowan asked for a roll: Perception.', parse(examples.askForRoll.answers[201].asked)],
    ['Rowan: The bridge is out. We take the ferry.', parse(examples.sendMessage.answers[201].message)],
    [
      'Rowan whispers: Run!',
      { ...parse(examples.sendMessage.answers[201].message), to: roll.author.userId, text: 'Run!' },
    ],
    [
      'Ash rolled 14d6kh13: 16. Dice 11 1s, 2, and 3. Dropped 1.',
      {
        ...roll,
        label: '',
        roll: {
          ...rolled,
          notation: '14d6kh13',
          total: 16,
          terms: [{ text: '14d6kh13', negative: false, value: 16, dice: many }],
        },
      },
    ],
  ])('%s', (sentence, entry) => {
    expect(plain(entry)).toBe(sentence)
  })

  test('an answer names once what was asked, and says whether it has a target that the reader may know', () => {
    const asked = parse(examples.askForRoll.answers[201].asked)
    const withTarget = { ...asked, request: { ...(asked.request ?? expect.fail()), target: 100 } }
    expect(plain(roll, asked)).toMatch(/: \d+\. Dice .* Answers “Perception”\.$/)
    expect(plain({ ...roll, label: 'perception' }, withTarget)).toMatch(
      / for perception: \d+, not reached\. Dice [^A]+$/,
    )
  })

  test('is announced with who sees it, and to its author with whom it is whispered to', () => {
    const aloud = (...of: Parameters<typeof entryAloud>) => entryAloud(...of).replaceAll(/[\u2068\u2069]/g, '')
    expect(aloud({ ...roll, audience: 'me' })).toMatch(/ rolled 2d6\+3 .* Only you\.$/)
    const message = { ...parse(examples.sendMessage.answers[201].message), to: roll.author.userId, text: 'Run!' }
    expect(aloud(message, undefined, 'Ash')).toBe('Rowan whispers to Ash: Run!')
  })

  test('in the game bar is one line, of which the total is never cut', () => {
    const inShort = (entry: LogEntry) =>
      Object.values(entryInShort(entry))
        .join('')
        .replaceAll(/[\u2068\u2069]/g, '')
    const total = roll.roll?.total
    expect(inShort({ ...roll, label: 'Mira Tallow: Read by candle' })).toBe(`Ash: Read by candle,\u00a0${total}`)
    expect(inShort({ ...roll, label: '' })).toBe(`Ash: 2d6+3,\u00a0${total}`)
    expect(inShort({ ...roll, roll: undefined, state: 'concealed' })).toBe('Ash rolled in secret.')
    const message = parse(examples.sendMessage.answers[201].message)
    expect(inShort({ ...message, to: roll.author.userId })).toBe('Rowan whispers to you.')
  })

  test('successes are counted in singular and plural', () => {
    const result = { ...(roll.roll ?? expect.fail()), countsSuccesses: true }
    expect([0, 1, 3].map((total) => resultInWords({ roll: { ...result, total } }))).toEqual([
      '0 successes',
      '1 success',
      '3 successes',
    ])
  })
})
