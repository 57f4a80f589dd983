import { afterEach, expect, test, vi } from 'vitest'
import { now } from '../../tests/support/session-page.ts'
import { key, syncedTabs, user } from '../../tests/support/synced-tabs.ts'
import { browserEnvironment } from './session-record.ts'
import { recordReceived } from './session-slice.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['a navigation', 0, false],
  ['a reload', 1, true],
  ['a step in the history', 2, true],
])('%s is a revisit: %o', (_, type, expected) => {
  vi.stubGlobal('performance', { navigation: { type } })
  expect(browserEnvironment.isRevisit()).toBe(expected)
})

test('where storage is blocked, which may refuse a channel, the tab is on its own', () => {
  vi.stubGlobal('BroadcastChannel', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(browserEnvironment.openChannel()).toBeUndefined()
})

const { page, openTab } = syncedTabs()

test('a frozen tab does not end a session that another tab has extended', () => {
  const { browser, store, leave, user: signedIn, warnings } = openTab()
  store.dispatch(recordReceived(user(60)))
  browser.storage.setItem(key, JSON.stringify(user(3600)))
  vi.setSystemTime(now + 70_000)
  page.dispatch('visibilitychange')
  vi.advanceTimersByTime(0)
  expect(leave).not.toHaveBeenCalled()
  expect(signedIn()).toEqual(user(3600))
  expect(warnings()).toEqual([])
})
