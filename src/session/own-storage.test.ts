import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/support/fake-page.ts'
import { forgetOthers, forgetWhoPressed, ownKey } from './own-storage.ts'
import { writeMark } from './session-record.ts'

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
})

test("Logout deletes the person's drafts, texts and last game; those of others stay", () => {
  const others = ['emberhall.note.wren.game', 'emberhall.note.rowan-ash.game']
  for (const key of ['emberhall.cards.rowan', 'emberhall.note.rowan.game.agenda', ...others])
    sessionStorage.setItem(key, 'kept')
  localStorage.setItem('emberhall.last-game.rowan', 'kept')
  forgetWhoPressed()
  expect(Object.keys(sessionStorage), 'without the mark nothing goes').toHaveLength(7)
  writeMark('rowan', 0)
  forgetWhoPressed()
  expect(kept()).toEqual([
    [wrens, 'emberhall.theme', 'emberhall.signing-out'],
    [wrens, 'emberhall.theme', ...others],
  ])
})
