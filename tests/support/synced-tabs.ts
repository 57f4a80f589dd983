import { afterEach, vi } from 'vitest'
import { makeStore } from '../../src/app/store.ts'
import { syncSession } from '../../src/session/session-sync.ts'
import { now, sessionPage } from './session-page.ts'
import { fakeBrowser } from './session-tabs.ts'

/** Where a browser stores the session. */
export const key = 'emberhall.session'

/** The record of a person whose session ends in so many seconds. */
export const user = (secondsLeft: number, userId = 'rowan') => ({ userId, session: { exp: now / 1000 + secondsLeft } })

/** Tabs with a store and a synced session each, which end with their test. */
export function syncedTabs() {
  const page = sessionPage()
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })
  function openTab(browser = fakeBrowser()) {
    const { environment, leave } = browser.openTab()
    const store = makeStore()
    const onRevalidate = vi.fn()
    stops.push(syncSession(store, { environment, logoutAddress: '/logout', onRevalidate }))
    const user = () => store.getState().session.user
    const warnings = () => store.getState().overlays.toasts.map(({ message }) => message)
    return { browser, store, leave, onRevalidate, user, warnings }
  }
  return { page, openTab }
}
