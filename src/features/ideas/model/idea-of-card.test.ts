import { expect, it, test } from 'vitest'
import { tablesOf } from '../../../rules/idea-tables.ts'
import { type Card, drawCard, setLock, typeOver } from './generator/card.ts'
import { ideaOfCard, isTooLong } from './idea-of-card.ts'
import { starterTables } from './tables/starter-tables.ts'
import { newSeed } from './use-cards.ts'
import { newWords, savedWords } from './words.ts'

/** A card of the kind "hook" with these texts. */
const hook = (...texts: string[]): Card => {
  const card = drawCard(tablesOf(starterTables), 'hook', 'a seed')
  return card.slots.reduce((typed, { name }, at) => typeOver(typed, name, texts[at] ?? ''), card)
}

it('a card is kept with its first text as the title, and a line for each further slot', () => {
  expect(ideaOfCard(hook('A beggar gives you money.', 'the bank', 'It leaks.'))).toEqual({
    kind: 'hook',
    title: 'A beggar gives you money',
    body: 'Who asks: the bank\nThe catch: It leaks.',
  })
})

it('an empty slot is left out, and a card without a text is not kept', () => {
  expect(ideaOfCard(hook(' ', 'the bank', '\u2800'))).toMatchObject({ title: 'the bank', body: '' })
  expect(ideaOfCard(hook())).toBeUndefined()
})

it('a title that was cut is whole in the body', () => {
  const { title, body } = ideaOfCard(hook('A beggar '.repeat(20), 'the bank')) ?? {}
  expect(title).toMatch(/^(A beggar )+.*…$/)
  expect(body).toMatch(/^How it begins: (A beggar ?){20}\nWho asks: the bank$/)
})

it('a text that is too long is not cut, because the loss would go unnoticed', () => {
  const idea = ideaOfCard(hook('A beggar', 'x'.repeat(10_000), 'It leaks.'))
  expect(idea?.body).toMatch(/x{10000}\nThe catch: It leaks\.$/)
  expect(idea && isTooLong(idea)).toBe(true)
})

const entries = ['a lamp']
const tables = tablesOf([
  { name: 'clue', entries },
  { name: 'discovery', entries },
  { name: 'meaning', entries: [] },
])
const clue = drawCard(tables, 'clue', 'a seed')

test('a new card is announced whole, with its kind', () => {
  expect(newWords(drawCard(tables, 'hook', 'a seed'), clue)).toBe(
    'Clue. What is found: A lamp. How it comes to light: A lamp. What it means: nothing',
  )
})

test('of the same card only changes are announced', () => {
  const locked = setLock(clue, 'what', true)
  expect(newWords(clue, locked)).toBe('What is found: A lamp, locked')
  expect(newWords(locked, clue)).toBe('What is found: A lamp, unlocked')
  expect(newWords(clue, locked, true)).toBe('')
  expect(newWords(locked, typeOver(locked, 'meaning', 'A debt'))).toBe('What it means: A debt, locked')
  expect(newWords(clue, clue)).toBe('')
})

test('the words say whether the text is saved, being sent, on this device or only on this page', () => {
  const now = { isUnsaved: false, count: 1, isHeldUp: true, isPersistent: true }
  expect(savedWords({ ...now, isUnsaved: true })).toBe('Not saved yet')
  expect(savedWords({ ...now, count: 0 })).toBe('Saved')
  expect(savedWords({ ...now, isHeldUp: false })).toBe('Saving…')
  expect(savedWords(now)).toBe('Saved on this device')
  expect(savedWords({ ...now, isPersistent: false })).toBe('Waiting to be sent')
})

it('a seed is eight letters and digits, and differs each time', () => {
  const seeds = Array.from({ length: 1000 }, newSeed)
  expect(seeds.filter((seed) => !/^[0-9a-hjkmnp-tv-z]{8}$/.test(seed))).toEqual([])
  expect(new Set(seeds).size).toBe(1000)
})
