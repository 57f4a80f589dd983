import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resendSeconds } from '../../src/features/sign-in/limits.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'
import { fakeBrowser } from '../support/session-tabs.ts'

const email = 'rowan@example.com'
const minute = 60_000
const wren = () => ({ userId: 'wren', session: { exp: Math.floor(Date.now() / 1000) + 3600 } })
type App = Awaited<ReturnType<typeof openApp>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
const contactField = ({ screen }: App) => screen.getByRole('textbox', { name: 'Phone or Email' })
const codeField = ({ screen }: App) => screen.getByRole('textbox', { name: 'Code' })

/** Opens Verify in a tab, with the address that its code was sent to. */
async function openVerify(browser = fakeBrowser()) {
  const network = fakeNetwork()
  const { requestId, code } = await network.start(email)
  pendingStored({ contact: email, requestId })
  const app = await openApp({ at: '/login', browser })
  await expect.element(codeField(app)).toBeVisible()
  return { network, code, app, browser }
}

/** Checks that neither the store nor this tab's storage contains the contact. */
async function seeForgotten({ store }: App) {
  await expect.poll(() => JSON.stringify(store.getState().signIn)).not.toContain(email)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(email)
}

test('somebody signs in in another tab: forgotten at once, also while it is not known here who that is', async () => {
  const { network, app, browser } = await openVerify()
  await network.signIn('wren@example.com')
  network.hold('getUserInfo')
  browser.openTab().environment.openChannel()?.postMessage(wren())
  await seeForgotten(app)
  await expect.element(contactField(app)).toHaveValue('')
})

test('signed in, and out again: who signs in next reads nothing of the one before', async () => {
  const { network, app, browser } = await openVerify()
  await network.signIn(email)
  const other = await openApp({ at: '/home/', browser })
  await expect.element(other.screen.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  await expect.element(app.screen.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  await seeForgotten(app)
  await openApp({ at: '/logout', browser })
  await expect.element(contactField(app)).toHaveValue('')
})

test('a reload of who has signed in elsewhere forgets, while userinfo is slow too', async () => {
  const network = fakeNetwork()
  const { requestId } = await network.start(email)
  await network.signIn('wren@example.com')
  const browser = fakeBrowser()
  browser.storage.setItem('emberhall.session', JSON.stringify(wren()))
  pendingStored({ contact: email, requestId })
  network.hold('getUserInfo')
  await seeForgotten(await openApp({ at: '/login', browser }))
})

test('somebody signs out in another tab', async () => {
  const { app, browser } = await openVerify()
  await openApp({ at: '/logout', browser })
  await seeForgotten(app)
})

test('the logout page forgets what an earlier life of this tab has stored', async () => {
  const network = fakeNetwork()
  const { requestId } = await network.start(email)
  pendingStored({ contact: email, requestId })
  await seeForgotten(await openApp({ at: '/logout' }))
})

test('a right code ends the request: a reload finds nothing, even if the account could not be loaded', async () => {
  const { network, code, app } = await openVerify()
  network.setFault('getUserInfo', '500-message')
  await userEvent.fill(codeField(app), code)
  await userEvent.keyboard('{Enter}')
  await expect.element(app.screen.getByText(/^Your code was right, but/)).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(email)
})

test('a request that the server calls over is not found again by a reload; a new code can be asked for', async () => {
  const { network, app } = await openVerify()
  network.setFault('checkVerification', '410-message')
  await userEvent.fill(codeField(app), '123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(app.screen.getByText('This code has expired. Ask for a new one.')).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(email)
  await vi.advanceTimersByTimeAsync((resendSeconds + 1) * 1000)
  await app.screen.getByRole('button', { name: 'Resend code' }).click()
  await expect.poll(() => network.count('startVerification')).toBe(1)
})

test('a code that nobody entered in a quarter of an hour is forgotten where it is waited for', async () => {
  const { app } = await openVerify()
  await vi.advanceTimersByTimeAsync(15 * minute - 1000)
  await expect.element(codeField(app)).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(contactField(app)).toHaveValue('')
  await seeForgotten(app)
})

test('what is stored of one that is as old is removed', async () => {
  const network = fakeNetwork()
  const { requestId } = await network.start(email)
  pendingStored({ contact: email, requestId, ago: 16 * minute })
  await seeForgotten(await openApp({ at: '/login' }))
})

test('a contact typed after that is not taken away', async () => {
  const { app } = await openVerify()
  await app.screen.getByRole('button', { name: 'Cancel' }).click()
  app.goTo('/login')
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone or Email' }), 'wren@example.com')
  await vi.advanceTimersByTimeAsync(16 * minute)
  await expect.element(contactField(app)).toHaveValue('wren@example.com')
})
