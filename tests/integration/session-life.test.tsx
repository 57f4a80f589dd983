import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { warningText } from '../../src/session/limits.ts'
import { bindOverlays } from '../../src/shell/overlays/use-overlays.ts'
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
