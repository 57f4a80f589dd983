import { expect, test, vi } from 'vitest'
import { now } from '../../tests/support/session-page.ts'
import { key, syncedTabs, user } from '../../tests/support/synced-tabs.ts'
import { recordReceived } from './session-slice.ts'

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
