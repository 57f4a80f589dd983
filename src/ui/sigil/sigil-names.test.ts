import { expect, test } from 'vitest'
import { freeSigil } from './sigil-names.ts'

test('a sigil that someone has gives way to the next that no one has', () => {
  expect(freeSigil('owl', ['key'])).toBe('owl')
  expect(freeSigil('owl', ['owl', 'key'])).toBe('oak')
  expect(freeSigil('mask', ['mask', 'flame'])).toBe('tower')
})
