import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '../../src/shell/routes.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { fakeBrowser } from '../support/session-tabs.ts'

const email = 'rowan@example.com'
const token = 'abcdefghij-KLMNOPQRST_0123456789'
const invitation = `/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/${token}`
const invited = 'You have been invited to a game. Sign in to take your seat.'
const goOn = () => page.getByRole('link', { name: `Continue to ${routes.join.title}` })
const firstSteps = () => page.getByRole('heading', { name: 'Your first session' })
const login = () => page.getByRole('textbox', { name: 'Phone or Email' })
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

/** Opens a page in a tab. The returned functions change the session in another tab of the browser. */
async function openTab(at: string, { signedInAs }: { signedInAs?: string } = {}) {
  const network = fakeNetwork()
  if (signedInAs) await network.signIn(signedInAs)
  const browser = fakeBrowser()
  const app = await openApp({ at, browser })
  const elsewhere = browser.openTab().environment.openChannel()
  const userId = () => app.store.getState().session.user?.userId
  return {
    network,
    ...app,
    userId,
    async signIn(contact: string) {
      await network.signIn(contact)
      elsewhere?.postMessage({ userId: contact, session: { exp: inAnHour() } })
      // The message names a user; the answer of the server decides.
      await expect.poll(() => [undefined, contact].includes(userId())).toBe(false)
    },
    async signOut() {
      elsewhere?.postMessage(null)
      await expect.element(login()).toBeVisible()
    },
  }
}

test('an invitation opened signed out is offered to the first who signs in, and not to the next', async () => {
  const { signIn, signOut } = await openTab(invitation)
  await expect.element(page.getByText(invited)).toBeVisible()
  await signIn(email)
  await expect.element(goOn()).toBeVisible()
  await expect.element(page.getByText('You have an invitation waiting.')).toBeVisible()
  expect(firstSteps().query()).toBeNull()
  await signOut()
  await expect.element(page.getByText(invited)).not.toBeInTheDocument()
  await signIn('wren@example.com')
  await expect.element(firstSteps()).toBeVisible()
  await expect.element(goOn()).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(token)
})

test('a page that a sign-out has closed is offered to the same user, and to no other', async () => {
  const { signIn, signOut } = await openTab(invitation, { signedInAs: email })
  await expect.element(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible()
  await signOut()
  await signIn(email)
  await expect.element(goOn()).toBeVisible()
  await signIn('wren@example.com')
  await expect.element(goOn()).not.toBeInTheDocument()
})

test('text typed by one user is not left for the next, who signs in in another tab', async () => {
  const { signIn } = await openTab('/game/create/', { signedInAs: email })
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'The Rowan Table')
  await signIn('wren@example.com')
  await expect.element(name).toHaveValue('')
})
