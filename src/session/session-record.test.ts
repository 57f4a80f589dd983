import { afterEach, expect, test, vi } from 'vitest'
import { browserEnvironment } from './session-record.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['a navigation', 0, false],
  ['a reload', 1, true],
  ['a step in the history', 2, true],
])('%s is a revisit: %o', (_, type, expected) => {
  vi.stubGlobal('performance', { navigation: { type } })
  expect(browserEnvironment.isRevisit()).toBe(expected)
})
