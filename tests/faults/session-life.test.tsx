import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bindOverlays } from '../../src/platform/overlays/use-overlays.ts'
import { warningText } from '../../src/platform/session/limits.ts'
import { signedOut } from '../../src/platform/session/session-slice.ts'
import { endSession } from '../../src/platform/session/session-thunks.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { fakeBrowser } from '../support/session-tabs.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const email = 'rowan@example.com'
const profile = () => page.getByRole('heading', { level: 1, name: 'Profile' })
const warning = () => page.getByText(warningText)
const stay = () => page.getByRole('button', { name: 'Stay signed in' }).click()
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens Profile, signed in. Each userinfo call extends the session to 150 seconds. */
async function openProfile(browser = fakeBrowser()) {
  const network = fakeNetwork({ sessionSeconds: 150 })
  await network.signIn(email)
  const app = await openApp({ at: '/profile', browser })
  await expect.element(profile()).toBeVisible()
  return { network, ...app }
}

test('two minutes before the end the person is warned, and stays', async () => {
  const { leave, network } = await openProfile()
  await wait(29_000)
  await expect.element(warning()).not.toBeInTheDocument()
  await wait(1000)
  await expect.element(warning()).toBeVisible()
  await stay()
  await expect.element(page.getByText('You stay signed in.')).toBeVisible()
  await expect.element(warning()).not.toBeInTheDocument()
  expect(network.count('getUserInfo')).toBe(2)
  // In one step, because the toast's countdown ticks every tenth of a second.
  vi.advanceTimersByTime(111_000)
  await wait(1)
  expect(leave, 'the earlier end').not.toHaveBeenCalled()
})

test('a person who cannot stay is told, and comes to the login page', async () => {
  const { network } = await openProfile()
  await wait(30_000)
  network.setFault('getUserInfo', '401-message')
  await stay()
  await expect.element(page.getByRole('alert').getByText(/^Your session could not be extended/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
})

test('a new user finds nothing of the previous one', async () => {
  const { network, browser, store } = await openProfile()
  const overlays = bindOverlays(store.dispatch)
  overlays.toast.error('Rowan’s dragon is loose.')
  const question = overlays.confirm({ title: 'Feed the dragon?', message: 'It is Rowan’s.' })
  await expect.element(page.getByRole('dialog', { name: 'Feed the dragon?' })).toBeVisible()
  const before = store.getState().session.user?.userId

  await network.signIn('wren@example.com')
  const session = { exp: now / 1000 + 150 }
  browser.openTab().environment.openChannel()?.postMessage({ userId: 'wren', session })
  await expect(question).resolves.toBe(false)
  await expect.element(page.getByText('Rowan’s dragon is loose.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => store.getState().session.user?.userId).not.toBe('wren')
  expect(store.getState().session.user?.userId).not.toBe(before)
  await expect.element(profile()).toBeVisible()
})

test('a message from before a sign-out signs nobody in', async () => {
  const { network, browser, store } = await openProfile()
  const stale = structuredClone(store.getState().session.user)
  await page.getByRole('button', { name: 'Menu' }).click()
  network.setFault('getUserInfo', '401-message')
  store.dispatch(signedOut())
  const asked = network.count('getUserInfo')
  browser.openTab().environment.openChannel()?.postMessage(stale)
  expect(store.getState().session.user).toBeNull()
  await expect.poll(() => network.count('getUserInfo')).toBe(asked + 1)
  await wait(1000)
  expect(store.getState().session.user).toBeNull()
})

test('a message that arrives while this tab signs out asks nobody', async () => {
  const { network, browser, store } = await openProfile()
  const stale = structuredClone(store.getState().session.user)
  const release = network.hold('logout')
  const leaving = store.dispatch(endSession())
  browser.openTab().environment.openChannel()?.postMessage(stale)
  await expect.poll(() => network.count('logout')).toBe(1)
  expect(network.count('getUserInfo')).toBe(1)
  release()
  await leaving
  expect(store.getState().session.user).toBeNull()
})

test('storage that is full does not count as a sign-out when the person comes back', async () => {
  const browser = fakeBrowser()
  browser.state.full = true
  const { network, store } = await openProfile(browser)
  await expect.poll(() => store.getState().session.awaited).toBeNull()
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(store.getState().session.awaited, 'nobody is asked').toBeNull()
  expect(network.count('getUserInfo')).toBe(1)
})

test('an older message does not shorten the session', async () => {
  const { browser, store } = await openProfile()
  const user = store.getState().session.user
  const channel = browser.openTab().environment.openChannel()
  channel?.postMessage({ userId: user?.userId, session: { exp: now / 1000 + 20 } })
  expect(store.getState().session.user).toEqual(user)
  channel?.postMessage({ userId: user?.userId, session: { exp: now / 1000 + 500 } })
  expect(store.getState().session.user?.session.exp).toBe(now / 1000 + 500)
})

test('ten tabs sign in and out together, and fall silent', async () => {
  const network = fakeNetwork()
  const browser = fakeBrowser()
  const tabs: Awaited<ReturnType<typeof openApp>>[] = []
  for (let count = 0; count < 10; count++) tabs.push(await openApp({ at: '/', browser }))
  const users = () => tabs.map(({ store }) => store.getState().session.user?.userId)
  await expect.poll(() => tabs.every(({ store }) => store.getState().session.known)).toBe(true)

  await network.signIn(email)
  const channel = browser.openTab().environment.openChannel()
  channel?.postMessage({ userId: 'rowan', session: { exp: now / 1000 + 3600 } })
  await expect.poll(() => new Set(users()).size).toBe(1)
  await expect.poll(() => users()[0]).toBeDefined()
  await wait(60_000)
  expect(network.count('getUserInfo'), 'at the start, and when they heard of it').toBe(20)

  const posted = browser.posted.mock.calls.length
  expect(posted).toBeLessThanOrEqual(11)
  tabs[3]?.store.dispatch(signedOut())
  expect(users()).toEqual(Array.from({ length: 10 }))
  await wait(60_000)
  expect(browser.posted.mock.calls.length).toBe(posted + 1)
  expect(network.count('getUserInfo')).toBe(20)
})
