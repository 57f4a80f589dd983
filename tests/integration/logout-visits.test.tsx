import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { fakeBrowser } from '../support/session-tabs.ts'

const email = 'rowan@example.com'
const signedInAgain = 'You are signed in.'
const home = () => page.getByRole('main').getByRole('link', { name: 'Home' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
/** The person signs out on this page, and signs in again in another tab, which this page hears of. */
async function signOutAndInAgain(browser = fakeBrowser()) {
  const network = fakeNetwork()
  await network.signIn(email)
  const app = await openApp({ at: '/logout', browser })
  await expect.element(app.screen.getByText('You are signed out. Come back soon.')).toBeVisible()
  return {
    network,
    app,
    async signInAgain() {
      await network.signIn(email)
      const exp = Math.floor(Date.now() / 1000) + 3600
      browser.openTab().environment.openChannel()?.postMessage({ userId: 'rowan', session: { exp } })
      await expect.poll(() => app.store.getState().session.user).not.toBeNull()
    },
  }
}

test('Back to /logout inside the app ends no newer session, and offers both ways on', async () => {
  const { network, app, signInAgain } = await signOutAndInAgain()
  app.goTo('/login')
  await expect.element(page.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
  await signInAgain()
  await expect.element(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  app.goBack()
  await expect.element(page.getByText(signedInAgain)).toBeVisible()
  await expect.element(home()).toBeVisible()
  expect(network.count('logout')).toBe(1)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Logout?' })).toBeVisible()
})

test('a page left at /logout offers no second sign-in to a person who has signed in elsewhere', async () => {
  const { app, signInAgain } = await signOutAndInAgain()
  await signInAgain()
  await expect.element(app.screen.getByText(signedInAgain)).toBeVisible()
  await expect.element(home()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument()
})

test('a reload of a page left at /logout ends no newer session', async () => {
  const browser = fakeBrowser()
  const { network, app, signInAgain } = await signOutAndInAgain(browser)
  await signInAgain()
  await app.screen.unmount()
  await openApp({ at: '/logout', browser, isRevisit: true })
  await expect.element(page.getByText(signedInAgain)).toBeVisible()
  expect(network.count('logout')).toBe(1)
})

test('a reload that finds no stored record ends no newer session: the server knows of it', async () => {
  const browser = fakeBrowser()
  const { network, app, signInAgain } = await signOutAndInAgain(browser)
  await signInAgain()
  await app.screen.unmount()
  // A reload aborts the userinfo call. Without the record, nothing is known then.
  browser.items.clear()
  await openApp({ at: '/logout', browser, isRevisit: true })
  await expect.element(page.getByText(signedInAgain)).toBeVisible()
  expect(network.count('logout')).toBe(1)
})

test('a reload where nobody has signed in since says so, and sends nothing', async () => {
  const browser = fakeBrowser()
  const { network, app } = await signOutAndInAgain(browser)
  await app.screen.unmount()
  await openApp({ at: '/logout', browser, isRevisit: true })
  await expect.element(page.getByText('You are signed out.', { exact: true })).toBeVisible()
  expect(network.count('logout')).toBe(1)
})

test('a logout that takes long says so, and can be tried again', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  network.setFault('logout', 'hanging')
  const { store } = await openApp({ at: '/logout' })
  await expect.element(page.getByText('Signing you out…')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByRole('status').getByText(/^The server has not answered yet/)).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect.poll(() => network.count('logout')).toBe(2)
  expect(network.countAborted('logout')).toBe(1)
  // The wait starts again.
  await expect.element(page.getByText('Signing you out…')).toBeVisible()
  await vi.advanceTimersByTimeAsync(10_000)
  network.setFault('logout')
  await again.click()
  await expect.element(page.getByText('You are signed out. Come back soon.')).toBeVisible()
  expect(store.getState().session.logout).toBe('done')
  await expect.element(page.getByRole('link', { name: 'Sign in again' })).toHaveFocus()
})

test('a logout that failed says that the session may be found again', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  network.setFault('logout', '500-message')
  await openApp({ at: '/logout' })
  const words = /Your session is still open there: the next page you load may sign you in again\./
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible()
  await expect.element(page.getByText('You are signed out. Come back soon.')).not.toBeInTheDocument()
})
