import { expect, it } from 'vitest'
import { charactersLeft } from './characters-left.ts'

it.each([
  [0, 500, undefined],
  [449, 500, undefined],
  [450, 500, '50 characters left'],
  [499, 500, '1 character left'],
  [500, 500, '0 characters left'],
  [501, 500, '1 character too many'],
  [512, 500, '12 characters too many'],
  [3949, 4000, undefined],
  [3950, 4000, '50 characters left'],
  [53, 60, undefined],
  [54, 60, '6 characters left'],
])('%i of %i: %s', (length, limit, text) => {
  expect(charactersLeft(length, limit)).toBe(text)
})
