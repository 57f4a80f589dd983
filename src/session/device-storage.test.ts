import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/support/fake-page.ts'
import {
  forgetOld,
  forgetOthers,
  forgetPerson,
  keyOf,
  keysAfter,
  ownKey,
  readText,
  withTime,
  writeText,
} from './device-storage.ts'

const rowans = ownKey('rowan', 'ideas')
const wrens = ownKey('wren', 'ideas')

beforeEach(() => {
  fakePage()
  for (const storage of [localStorage, sessionStorage])
    for (const key of [rowans, wrens, 'emberhall.theme']) storage.setItem(key, 'kept')
})
afterEach(() => void vi.unstubAllGlobals())

const kept = () => [Object.keys(localStorage), Object.keys(sessionStorage)]

test("another person's items are deleted from both storages", () => {
  forgetOthers('rowan')
  expect(kept()).toEqual([
    [rowans, 'emberhall.theme'],
    [rowans, 'emberhall.theme'],
  ])
})

test('when no one is signed in, every owned item is deleted', () => {
  forgetOthers()
  expect(kept()).toEqual([['emberhall.theme'], ['emberhall.theme']])
})

test("no person's key is a prefix of another person's", () => {
  localStorage.setItem(ownKey('rowan/ideas', 'more'), 'kept')
  forgetOthers('rowan')
  expect(Object.keys(localStorage)).toEqual([rowans, 'emberhall.theme'])
  const ashs = keyOf('note', ['rowan.ash', 'game'])
  localStorage.setItem(ashs, 'kept')
  forgetPerson('rowan')
  expect(Object.keys(localStorage)).toEqual(['emberhall.theme', ashs])
  forgetPerson('rowan.ash')
  expect(Object.keys(localStorage)).toEqual(['emberhall.theme'])
})

test("Logout deletes the person's drafts, texts and last game; those of others stay", () => {
  const others = ['emberhall.note.wren.game', 'emberhall.note.rowan-ash.game']
  for (const key of ['emberhall.cards.rowan', 'emberhall.note.rowan.game.agenda', ...others])
    sessionStorage.setItem(key, 'kept')
  localStorage.setItem('emberhall.last-game.rowan', 'kept')
  forgetPerson('rowan')
  expect(kept()).toEqual([
    [wrens, 'emberhall.theme'],
    [wrens, 'emberhall.theme', ...others],
  ])
})

test('the stored text of a tab is deleted 30 days after it was written', () => {
  const day = 24 * 3600 * 1000
  writeText('tab', 'emberhall.note.wren.game', withTime('Old.', 0))
  writeText('tab', 'emberhall.note.rowan.game', withTime('New.', 2 * day))
  forgetOld(31 * day)
  expect(Object.keys(sessionStorage)).toEqual([rowans, wrens, 'emberhall.theme', 'emberhall.note.rowan.game'])
})

test('a text that a full storage refuses lasts as long as the page, and is deleted with its person', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  })
  writeText('tab', 'emberhall.note.rowan.game', 'typed')
  expect(readText('tab', 'emberhall.note.rowan.game')).toBe('typed')
  forgetPerson('rowan')
  expect(readText('tab', 'emberhall.note.rowan.game')).toBeUndefined()
})

test('what a blocked storage refuses is found by its key', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writeText('tab', keyOf('note', ['rowan', 'game']), 'typed')
  expect(keysAfter(keyOf('note', ['rowan', '']))).toEqual(['game'])
  forgetPerson('rowan')
  expect(keysAfter(keyOf('note', ['rowan', '']))).toEqual([])
})
