import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedOut } from '../../src/session/session-slice.ts'
import { readReturnTo } from '../../src/shell/return-to.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { fakePage } from '../support/fake-page.ts'
import { loadApp } from '../support/node-app.ts'
import { fakeBrowser } from '../support/session-tabs.ts'

const { openTab, closeTabs, endSession } = await loadApp()

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const email = 'rowan@example.com'

beforeEach(() => {
  fakePage()
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab of a signed-in person. Each userinfo call extends the session to 150 seconds. */
async function openSignedIn(browser = fakeBrowser()) {
  const network = fakeNetwork({ sessionSeconds: 150 })
  await network.signIn(email)
  const tab = openTab({ browser })
  await expect.poll(tab.userId).toBeDefined()
  /** Another tab, which sends what the test says. */
  const other = browser.openTab().environment.openChannel()
  return { network, ...tab, post: (message: unknown) => other?.postMessage(message) }
}

test('a message from before a sign-out signs no one in', async () => {
  const { network, session, store, post } = await openSignedIn()
  const stale = structuredClone(session().user)
  network.setFault('getUserInfo', '401-message')
  store.dispatch(signedOut())
  post(stale)
  expect(session().user).toBeNull()
  await expect.poll(() => network.countAnswered('getUserInfo')).toBe(2)
  await expect.poll(() => session().awaitedRequestId).toBeNull()
  expect(session().user).toBeNull()
})

test('a message during a sign-out of this tab asks nothing', async () => {
  const { network, session, store, post } = await openSignedIn()
  const stale = structuredClone(session().user)
  const release = network.hold('logout')
  const leaving = store.dispatch(endSession())
  post(stale)
  await expect.poll(() => network.count('logout')).toBe(1)
  expect(network.count('getUserInfo')).toBe(1)
  release()
  await leaving
  expect(session().user).toBeNull()
})

test('a message of another person counts at once, and the server is asked', async () => {
  const { network, session, userId, post } = await openSignedIn()
  const release = network.hold('getUserInfo')
  post({ userId: 'wren', session: { exp: now / 1000 + 20 } })
  expect(userId()).toBe('wren')
  release()
  await expect.poll(() => network.countAnswered('getUserInfo')).toBe(2)
  await expect.poll(() => session().awaitedRequestId).toBeNull()
})

test('a wanted page belongs to whoever signs in first', async () => {
  sessionStorage.setItem('emberhall.return-to', '/profile')
  const { userId } = await openSignedIn()
  expect(readReturnTo(userId())?.path).toBe('/profile')
  expect(readReturnTo('wren')).toBeUndefined()
})

test('an older message does not shorten the session', async () => {
  const { session, post } = await openSignedIn()
  const user = session().user
  post({ userId: user?.userId, session: { exp: now / 1000 + 20 } })
  expect(session().user).toEqual(user)
  post({ userId: user?.userId, session: { exp: now / 1000 + 500 } })
  expect(session().user?.session.exp).toBe(now / 1000 + 500)
})
