import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { fakePage } from '../../tests/support/fake-page.ts'
import { loadApp } from '../../tests/support/node-app.ts'
import { fakeBrowser } from '../../tests/support/session-tabs.ts'

const { openTab, closeTabs, endSession, refreshUser } = await loadApp()
const key = 'emberhall.session'

let page: ReturnType<typeof fakePage>
beforeEach(() => {
  page = fakePage()
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

async function signedInNetwork() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  return network
}

async function openSignedIn() {
  const network = await signedInNetwork()
  const tab = openTab()
  await expect.poll(tab.userId).toBeDefined()
  return { network, ...tab }
}

test('only the newest question counts: the one under way is aborted', async () => {
  const { network, store, userId } = await openSignedIn()
  const release = network.hold('getUserInfo')
  const first = store.dispatch(refreshUser())
  await expect.poll(() => network.count('getUserInfo')).toBe(2)
  const second = store.dispatch(refreshUser())
  await expect.poll(() => network.count('getUserInfo')).toBe(3)
  expect(network.countAborted('getUserInfo')).toBe(1)
  release()
  await expect(Promise.all([first, second])).resolves.toEqual([true, true])
  expect(userId()).toBeDefined()
})

test('an aborted question leaves the session as it was', async () => {
  const { network, store, session } = await openSignedIn()
  const before = session().user
  network.hold('getUserInfo')
  const giveUp = new AbortController()
  const asking = store.dispatch(refreshUser(giveUp.signal))
  await expect.poll(() => network.count('getUserInfo')).toBe(2)
  giveUp.abort()
  await expect(asking).resolves.toBe(true)
  expect(network.countAborted('getUserInfo')).toBe(1)
  expect(session().user).toBe(before)
})

test.each([
  ['401-message', 'done'],
  ['503', 'failed'],
  ['offline', 'failed'],
] as const)('a logout that fails with %s counts as %s', async (fault, outcome) => {
  const { network, store, session } = await openSignedIn()
  network.setFault('logout', fault)
  await store.dispatch(endSession())
  expect(session()).toMatchObject({ user: null, logout: outcome })
})

test('signing in after a logout resets the logout', async () => {
  const { network, store, session } = await openSignedIn()
  await store.dispatch(endSession())
  await network.signIn('wren@example.com')
  await store.dispatch(refreshUser())
  expect(session()).toMatchObject({ logout: 'none', lastUserId: session().user?.userId })
})

test('the logout page ends the session, and uses no stored record', async () => {
  const network = await signedInNetwork()
  const browser = fakeBrowser()
  browser.items.set(key, JSON.stringify({ userId: 'rowan', session: { exp: Date.now() / 1000 + 3600 } }))
  const { session, userId } = openTab({ browser, at: '/logout' })
  expect(userId()).toBeUndefined()
  await expect.poll(() => session().logout).toBe('done')
  expect(network.count('logout')).toBe(1)
  expect(session().user).toBeNull()
  expect(browser.items.has(key)).toBe(false)
})

test('a person who returns to the logout page stays signed in', async () => {
  const network = await signedInNetwork()
  const { session, userId } = openTab({ at: '/logout', isRevisit: true })
  await expect.poll(userId).toBeDefined()
  expect(session().logout).toBe('none')
  expect(network.count('logout')).toBe(0)
})

const storedRecord = () => {
  const browser = fakeBrowser()
  browser.items.set(key, JSON.stringify({ userId: 'rowan', session: { exp: Math.floor(Date.now() / 1000) + 3600 } }))
  return browser
}

test('a start that waits for a network asks nothing after a sign-out', async () => {
  const network = await signedInNetwork()
  const browser = storedRecord()
  vi.stubGlobal('navigator', { onLine: false })
  const { session, userId } = openTab({ browser })
  expect(userId()).toBe('rowan')
  browser.openTab().environment.openChannel()?.postMessage(null)
  page.dispatch('online')
  await new Promise((next) => setTimeout(next))
  expect(network.count('getUserInfo')).toBe(0)
  expect(session().user).toBeNull()
})

test('a later end from another tab keeps the owner of this page', async () => {
  const network = await signedInNetwork()
  const { userId } = JSON.parse(JSON.stringify(await network.call('getUserInfo')))
  const record = (seconds: number) => ({ userId, session: { exp: Math.floor(Date.now() / 1000) + seconds } })
  const browser = fakeBrowser()
  browser.items.set(key, JSON.stringify(record(3600)))
  const release = network.hold('getUserInfo')
  const { session } = openTab({ browser })
  await expect.poll(() => network.count('getUserInfo')).toBe(1)
  browser.openTab().environment.openChannel()?.postMessage(record(3660))
  release()
  await expect.poll(() => session().lastUserId).toBe(userId)
})

test('a network fault sends nothing to the other tabs', async () => {
  const { network, store, browser, session } = await openSignedIn()
  const posted = browser.posted.mock.calls.length
  network.setFault('getUserInfo', 'offline')
  await store.dispatch(refreshUser())
  expect(session()).toMatchObject({ user: null, known: true })
  expect(browser.posted.mock.calls.length).toBe(posted)
  expect(browser.items.has(key)).toBe(false)
})
