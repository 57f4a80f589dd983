import { expect, test } from 'vitest'
import { zoneInWords } from './known-zone.ts'

test('a zone is read without underscores', () => {
  expect(zoneInWords('America/New_York')).toBe('America/New York')
})

test('a zone that the browser does not know is UTC, by whose clock its times are shown', () => {
  expect(zoneInWords('Moon/Tycho_Crater')).toBe('UTC, as this browser does not know Moon/Tycho Crater')
})
