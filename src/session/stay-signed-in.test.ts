import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { fakePage } from '../../tests/support/fake-page.ts'
import { loadApp } from '../../tests/support/node-app.ts'
import { stayChosen } from './session-end.ts'
import { warningText } from './session-timer.ts'

const { openTab, closeTabs } = await loadApp()
const now = Date.UTC(2026, 10, 20, 20, 0, 0)

beforeEach(() => {
  fakePage()
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A person who has been warned. */
async function openWarned() {
  const network = fakeNetwork({ sessionSeconds: 100 })
  await network.signIn('rowan@example.com')
  const tab = openTab()
  await expect.poll(tab.toasts).toEqual([warningText])
  return { network, ...tab, stay: () => tab.store.dispatch(stayChosen()) }
}

test('the warning offers to stay', async () => {
  const { store } = await openWarned()
  expect(store.getState().overlays.toasts).toMatchObject([
    { kind: 'warning', action: { label: 'Stay signed in', dispatch: stayChosen() } },
  ])
})

test('a server that gives more time keeps the person signed in', async () => {
  const { session, store, stay, toasts } = await openWarned()
  await vi.advanceTimersByTimeAsync(30_000)
  stay()
  await expect.poll(toasts).toContain("You're still signed in.")
  expect(session().user?.session.exp).toBe(now / 1000 + 130)
  expect(store.getState().overlays.toasts.at(-1)?.kind).toBe('success')
})

test('a server that gives no more time shows nothing', async () => {
  const { stay, toasts } = await openWarned()
  stay()
  await expect.poll(toasts).toContain("We couldn't extend your sign-in. Finish up, then sign in again.")
  expect(toasts()).not.toContain("You're still signed in.")
})

test('a person who is signed out instead sees why', async () => {
  const { network, stay, toasts, userId } = await openWarned()
  network.setFault('getUserInfo', '401-message')
  stay()
  await expect.poll(toasts).toEqual(["We couldn't keep you signed in. Sign in again."])
  expect(userId()).toBeUndefined()
})
