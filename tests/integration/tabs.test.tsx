import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedOut } from '../../src/session/session-slice.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'
import { fakeBrowser } from '../support/session-tabs.ts'

const email = 'rowan@example.com'

test('two tabs verify the same request: the second, whose code is used up, is signed in with the first', async () => {
  const network = fakeNetwork()
  const { requestId, code } = await network.start(email)
  pendingStored({ contact: email, requestId })
  const browser = fakeBrowser()
  const first = (await openApp({ at: '/login', browser })).screen
  const second = (await openApp({ at: '/login', browser })).screen
  // Each field takes the focus when it appears. Only after that can another one take it.
  await expect.element(first.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expect.element(second.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const release = network.hold('getUserInfo')

  await userEvent.fill(second.getByRole('textbox', { name: 'Code' }), code)
  await userEvent.fill(first.getByRole('textbox', { name: 'Code' }), code)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => network.count('getUserInfo')).toBe(3)
  // By script: after 300 ms the first tab's progress modal makes both tabs inert, because they share one document here.
  second.container.querySelector('form')?.requestSubmit()
  await expect.poll(() => network.countAnswered('checkVerification')).toBe(2)

  release()
  await expect.element(first.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  await expect.element(second.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
  expect(network.count('checkVerification')).toBe(2)
})

/** A tab at Verify, with the right code typed. */
async function openVerify() {
  const network = fakeNetwork()
  const { requestId, code } = await network.start(email)
  pendingStored({ contact: email, requestId })
  const browser = fakeBrowser()
  const { screen } = await openApp({ at: '/login', browser })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Code' }), code)
  const submit = () => screen.container.querySelector('form')?.requestSubmit()
  return { network, browser, screen, submit }
}

const home = { name: 'Welcome', exact: true }

test('a sign-in is not ended by another tab whose check hangs', async () => {
  const { network, browser, screen, submit } = await openVerify()
  const release = network.hold('checkVerification')
  submit()
  await expect.poll(() => network.count('checkVerification')).toBe(1)
  await network.signIn(email)
  const other = await openApp({ at: '/home/', browser })
  await expect.element(other.screen.getByRole('heading', home)).toBeVisible()
  await expect.element(screen.getByRole('heading', home)).toBeVisible()
  release()
  expect(network.count('logout')).toBe(0)
})

test('nor by one whose code was right, but whose account could not be loaded', async () => {
  const { network, browser, screen, submit } = await openVerify()
  network.setFault('getUserInfo', '503')
  submit()
  await expect.element(screen.getByText(/^Your code was right/)).toBeVisible()
  network.setFault('getUserInfo')
  const other = await openApp({ at: '/home/', browser })
  await expect.element(other.screen.getByRole('heading', home)).toBeVisible()
  await expect.element(screen.getByRole('heading', home)).toBeVisible()
  expect(network.count('logout')).toBe(0)
})

test('a sign-out in another tab answers an open question with no, and leads to the login page', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  const browser = fakeBrowser()
  const other = await openApp({ at: '/', browser })
  const { screen, leave } = await openApp({ at: '/profile', browser })
  await screen.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Logout?' })
  await expect.element(question).toBeVisible()
  other.store.dispatch(signedOut())
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

test('a page left at /logout does not end the session that another tab begins', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  const browser = fakeBrowser()
  const left = await openApp({ at: '/logout', browser })
  await expect.element(left.screen.getByText('You are signed out. Come back soon.')).toBeVisible()

  await network.signIn(email)
  const { screen } = await openApp({ at: '/profile', browser })
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect.element(left.screen.getByText('You are signed in.')).toBeVisible()
  expect(network.count('logout')).toBe(1)
})

test('what one user has typed is not left for the next, who signs in in another tab', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  const browser = fakeBrowser()
  const { screen, store } = await openApp({ at: '/game/create/', browser })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'The Rowan Table')
  const rowan = store.getState().session.user?.userId
  await network.signIn('wren@example.com')
  const exp = Math.floor(Date.now() / 1000) + 3600
  browser.openTab().environment.openChannel()?.postMessage({ userId: 'wren', session: { exp } })
  await expect.poll(() => store.getState().session.user?.userId).not.toBe(rowan)
  await expect.element(name).toHaveValue('')
})
