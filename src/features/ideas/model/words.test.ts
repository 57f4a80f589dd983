import { expect, test } from 'vitest'
import { tablesOf } from '../../../rules/idea-tables.ts'
import { drawCard, setLock, typeOver } from './generator/card.ts'
import { newWords, savedWords } from './words.ts'

const entries = ['a lamp']
const tables = tablesOf([
  { name: 'clue', entries },
  { name: 'discovery', entries },
  { name: 'meaning', entries: [] },
])
const clue = drawCard(tables, 'clue', 'a seed')

test('another card is told whole, with its kind', () => {
  expect(newWords(drawCard(tables, 'hook', 'a seed'), clue)).toBe(
    'Clue. What is found: A lamp. How it comes to light: A lamp. What it means: nothing',
  )
})

test('of the same card only what has changed is told', () => {
  const locked = setLock(clue, 'what', true)
  expect(newWords(clue, locked)).toBe('What is found: A lamp, locked')
  expect(newWords(clue, locked, true)).toBe('')
  expect(newWords(locked, typeOver(locked, 'meaning', 'A debt'))).toBe('What it means: A debt, locked')
  expect(newWords(clue, clue)).toBe('')
})

test('what was typed is saved, on its way, on this device or only in this page', () => {
  const now = { isUnsaved: false, count: 1, isHeldUp: true, lasts: true }
  expect(savedWords({ ...now, isUnsaved: true })).toBe('Not saved yet')
  expect(savedWords({ ...now, count: 0 })).toBe('Saved')
  expect(savedWords({ ...now, isHeldUp: false })).toBe('Saving…')
  expect(savedWords(now)).toBe('Saved on this device')
  expect(savedWords({ ...now, lasts: false })).toBe('Waiting to be sent')
})
