import { afterEach, expect, test, vi } from 'vitest'
import { browserEnvironment } from './session-environment.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the tabs of a browser share a channel', async () => {
  const [first, second] = [browserEnvironment.openChannel(), browserEnvironment.openChannel()]
  const heard = new Promise((resolve) => {
    if (second) second.onmessage = ({ data }) => resolve(data)
  })
  first?.postMessage('signed out')
  await expect(heard).resolves.toBe('signed out')
  first?.close()
  second?.close()
})

test('an old browser has none', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(browserEnvironment.openChannel()).toBeUndefined()
})

test('leaves by a full load', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  browserEnvironment.leave('/logout')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/logout')
})

test.each([
  ['a navigation', 0, false],
  ['a reload', 1, true],
  ['a step in the history', 2, true],
])('%s is a revisit: %o', (_, type, expected) => {
  vi.stubGlobal('performance', { navigation: { type } })
  expect(browserEnvironment.isRevisit()).toBe(expected)
})
