import { expect, test, vi } from 'vitest'
import { now } from '../../tests/support/session-page.ts'
import { fakeBrowser } from '../../tests/support/session-tabs.ts'
import { key, syncedTabs, user } from '../../tests/support/synced-tabs.ts'
import { makeStore } from '../app/store.ts'
import { toastDismissed } from '../shell/overlays/overlays-slice.ts'
import { recordReceived, signedOut } from './session-slice.ts'
import { syncSession } from './session-sync.ts'
import { warningText } from './session-timer.ts'

const { page, openTab } = syncedTabs()

test('signs out ten seconds before the end, with a line in the console', () => {
  const { store, leave } = openTab()
  store.dispatch(recordReceived(user(3600)))
  vi.advanceTimersByTime(3_589_999)
  expect(leave).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/logout')
  // biome-ignore lint/suspicious/noConsole: the product asks for this line
  expect(console.log).toHaveBeenCalledWith('Session expired, automatic sign out triggered')
})

test('an extended session is signed out at its new end only', () => {
  const { store, leave } = openTab()
  store.dispatch(recordReceived(user(60)))
  store.dispatch(recordReceived(user(600)))
  vi.advanceTimersByTime(589_000)
  expect(leave).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(leave).toHaveBeenCalledOnce()
})

test('thirty days are more than a timer can wait: neither at once nor never', () => {
  const { store, leave } = openTab()
  store.dispatch(recordReceived(user(30 * 86_400)))
  vi.advanceTimersByTime(60_000)
  expect(leave).not.toHaveBeenCalled()
  vi.setSystemTime(now + 30 * 86_400_000 - 20_000)
  vi.advanceTimersByTime(15_001)
  expect(leave, 'the check of the clock has set the timer meanwhile').toHaveBeenCalledOnce()
})

test('a machine that slept through the end signs out on waking', () => {
  const { store, leave } = openTab()
  store.dispatch(recordReceived(user(3600)))
  vi.setSystemTime(now + 2 * 3_600_000)
  page.dispatch('visibilitychange')
  vi.advanceTimersByTime(0)
  expect(leave).toHaveBeenCalledOnce()
})

test('a person who signed out is not signed out again', () => {
  const { store, leave } = openTab()
  store.dispatch(recordReceived(user(60)))
  store.dispatch(signedOut())
  vi.advanceTimersByTime(120_000)
  expect(leave).not.toHaveBeenCalled()
})

test('warns before the end, and removes the warning when the session is extended', () => {
  const { store, warnings } = openTab()
  store.dispatch(recordReceived(user(300)))
  vi.advanceTimersByTime(179_000)
  expect(warnings()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(warnings()).toEqual([warningText])
  store.dispatch(recordReceived(user(3600)))
  expect(warnings()).toEqual([])
})

test('a person who got more time is warned again before the new end', () => {
  const { store, warnings } = openTab()
  store.dispatch(recordReceived(user(100)))
  store.dispatch(recordReceived(user(600)))
  vi.advanceTimersByTime(479_000)
  expect(warnings()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(warnings()).toEqual([warningText])
})

test('the warning does not wait for the next check of the clock', () => {
  const { store, warnings } = openTab()
  store.dispatch(recordReceived(user(127)))
  vi.advanceTimersByTime(6999)
  expect(warnings()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(warnings()).toEqual([warningText])
})

test('a dismissed warning does not return, but the next user gets one', () => {
  const { store, warnings } = openTab()
  store.dispatch(recordReceived(user(100)))
  expect(warnings()).toEqual([warningText])
  for (const { id } of store.getState().overlays.toasts) store.dispatch(toastDismissed(id))
  vi.advanceTimersByTime(60_000)
  expect(warnings()).toEqual([])
  store.dispatch(recordReceived(user(90, 'wren')))
  expect(warnings()).toEqual([warningText])
})

test('a change in this tab is stored and sent to the others; a received one is not sent again', () => {
  const browser = fakeBrowser()
  const tabs = Array.from({ length: 10 }, () => openTab(browser))
  const [first, second] = tabs
  for (const { store } of tabs) store.dispatch(recordReceived(user(3600)))
  expect(browser.posted).not.toHaveBeenCalled()
  first?.store.dispatch(signedOut())
  expect(browser.posted).toHaveBeenCalledExactlyOnceWith(null)
  expect(tabs.map((tab) => tab.user())).toEqual(tabs.map(() => null))
  expect(browser.items.has(key)).toBe(false)
  expect(second?.leave).not.toHaveBeenCalled()
})

test('a page that only signs out notifies the others, and deletes the stored record', () => {
  const browser = fakeBrowser()
  const other = openTab(browser)
  other.store.dispatch(recordReceived(user(3600)))
  browser.storage.setItem(key, JSON.stringify(user(3600)))
  const leaving = openTab(browser)
  leaving.store.dispatch(signedOut())
  expect(other.user()).toBeNull()
  expect(browser.items.has(key)).toBe(false)
})

test('a message that is not a record changes nothing', () => {
  const browser = fakeBrowser()
  const tab = openTab(browser)
  tab.store.dispatch(recordReceived(user(3600)))
  const stranger = browser.openTab().environment.openChannel()
  stranger?.postMessage({ userId: '', session: {} })
  stranger?.postMessage('signed out')
  expect(tab.user()?.userId).toBe('rowan')
})

test.each(['blocked', 'full'] as const)('storage that is %s loses persistence, not the session', (fault) => {
  const browser = fakeBrowser()
  browser.state[fault] = true
  const tab = openTab(browser)
  tab.store.dispatch(recordReceived(user(3600)))
  tab.store.dispatch(signedOut())
  expect(tab.user()).toBeNull()
})

test('a tab that missed messages while it was frozen asks the server', () => {
  const browser = fakeBrowser()
  const tab = openTab(browser)
  tab.store.dispatch(recordReceived(user(3600)))
  page.dispatch('pageshow')
  expect(tab.onRevalidate, 'nothing is stored, but this tab has a user').toHaveBeenCalledOnce()
})

test('a tab that wrote last asks the server when storage has another person', () => {
  const browser = fakeBrowser()
  const tab = openTab(browser)
  tab.store.dispatch(signedOut())
  page.dispatch('focus')
  expect(tab.onRevalidate, 'nothing has changed').not.toHaveBeenCalled()
  browser.storage.setItem(key, JSON.stringify(user(3600)))
  page.dispatch('focus')
  expect(tab.onRevalidate).toHaveBeenCalledOnce()
})

test('without a channel each tab is on its own', () => {
  const { environment } = fakeBrowser().openTab()
  const store = makeStore()
  const stop = syncSession(store, {
    environment: { ...environment, openChannel: () => undefined },
    logoutAddress: '/logout',
    onRevalidate: vi.fn(),
  })
  store.dispatch(recordReceived(user(3600)))
  store.dispatch(signedOut())
  expect(store.getState().session.user).toBeNull()
  expect(stop).not.toThrow()
})

test('a hidden page asks nothing until it is visible again', () => {
  const tab = openTab()
  tab.store.dispatch(recordReceived(user(3600)))
  page.setVisible(false)
  page.dispatch('visibilitychange')
  expect(tab.onRevalidate).not.toHaveBeenCalled()
  page.setVisible(true)
  page.dispatch('visibilitychange')
  expect(tab.onRevalidate).toHaveBeenCalledOnce()
})
