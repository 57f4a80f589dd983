import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/support/fake-page.ts'
import { fakeBrowser } from '../../../tests/support/session-tabs.ts'
import { makeStore } from '../../app/store.ts'
import { recordReceived } from './session-slice.ts'
import { syncSession } from './session-sync.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const user = (secondsLeft: number, userId = 'rowan') => ({ userId, session: { exp: now / 1000 + secondsLeft } })
const key = 'emberhall.session'
const stops: (() => void)[] = []
let page: ReturnType<typeof fakePage>

beforeEach(() => {
  page = fakePage()
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a tab of a browser, with a store and a synchronised session. */
function openTab(browser = fakeBrowser()) {
  const { environment, leave } = browser.openTab()
  const store = makeStore()
  const onRevalidate = vi.fn()
  stops.push(syncSession(store, { environment, logoutAddress: '/logout', onRevalidate }))
  const user = () => store.getState().session.user
  const warnings = () => store.getState().overlays.toasts.map(({ message }) => message)
  return { browser, store, leave, onRevalidate, user, warnings }
}

test('a frozen tab whose session another one has extended does not end it', () => {
  const { browser, store, leave, user: signedIn, warnings } = openTab()
  store.dispatch(recordReceived(user(60)))
  browser.storage.setItem(key, JSON.stringify(user(3600)))
  vi.setSystemTime(now + 70_000)
  page.tell('visibilitychange')
  vi.advanceTimersByTime(0)
  expect(leave).not.toHaveBeenCalled()
  expect(signedIn()).toEqual(user(3600))
  expect(warnings()).toEqual([])
})

test.each([
  ['its timer', 50],
  ['coming back', 70],
])('a tab that finds somebody else stored by %s ends only what it shows itself', (_, seconds) => {
  const { browser, store, leave, user: signedIn, onRevalidate } = openTab()
  store.dispatch(recordReceived(user(60)))
  browser.storage.setItem(key, JSON.stringify(user(3600, 'wren')))
  if (seconds > 60) {
    vi.setSystemTime(now + seconds * 1000)
    page.tell('focus')
  }
  vi.advanceTimersByTime(seconds > 60 ? 0 : seconds * 1000)
  expect(leave).not.toHaveBeenCalled()
  expect(signedIn(), 'the server is asked who it is').toBeNull()
  expect(onRevalidate).toHaveBeenCalled()
  expect(browser.items.has(key)).toBe(true)
})
