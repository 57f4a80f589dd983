import { afterEach, expect, test } from 'vitest'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { fakeBrowser } from '../support/session-tabs.ts'

const token = 'abcdefghij-KLMNOPQRST_0123456789'
const invitation = `/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/${token}`
const invited = 'You have been invited to a game. Sign in to take your seat.'

afterEach(() => {
  sessionStorage.clear()
})

/** Opens the invitation in a tab. The returned functions change the session in another tab of the browser. */
async function openInvitation({ signedInAs }: { signedInAs?: string } = {}) {
  const network = fakeNetwork()
  if (signedInAs) await network.signIn(signedInAs)
  const browser = fakeBrowser()
  const { store, screen } = await openApp({ at: invitation, browser })
  const name = signedInAs ? 'Your invitation' : 'Sign in to Emberhall'
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  const elsewhere = browser.openTab().environment.openChannel()
  return {
    screen,
    async signIn(email: string) {
      await network.signIn(email)
      const exp = Math.floor(Date.now() / 1000) + 3600
      elsewhere?.postMessage({ userId: email, session: { exp } })
      await expect.element(screen.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
      // The message names a user; the answer of the server decides.
      await expect.poll(() => store.getState().session.awaited).toBeNull()
    },
    async signOut() {
      elsewhere?.postMessage(null)
      await expect.poll(() => store.getState().session.user).toBeNull()
    },
    goOn: () => screen.getByRole('link', { name: 'Continue to Join' }),
    login: () => screen.getByRole('textbox', { name: 'Phone or Email' }),
    store,
  }
}

test('an invitation opened signed out is offered to whoever signs in first, and not to the next', async () => {
  const { screen, signIn, signOut, goOn, login } = await openInvitation()
  await expect.element(screen.getByText(invited)).toBeVisible()
  await signIn('rowan@example.com')
  await expect.element(goOn()).toBeVisible()
  await signOut()
  await expect.element(login()).toBeVisible()
  await expect.element(screen.getByText(invited)).not.toBeInTheDocument()
  await signIn('wren@example.com')
  await expect.element(goOn()).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(token)
})

test('a page that the sign-out of another tab has closed is not offered to another user', async () => {
  const { signIn, signOut, goOn, login } = await openInvitation({ signedInAs: 'rowan@example.com' })
  await signOut()
  await expect.element(login()).toBeVisible()
  await signIn('wren@example.com')
  await expect.element(goOn()).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(token)
})

test('the same user goes on where the sign-out of another tab had closed the page', async () => {
  const { signIn, signOut, goOn, login } = await openInvitation({ signedInAs: 'rowan@example.com' })
  await signOut()
  await expect.element(login()).toBeVisible()
  await signIn('rowan@example.com')
  await expect.element(goOn()).toBeVisible()
})

test('Home takes the offer away when another user takes over', async () => {
  const { signIn, goOn, store } = await openInvitation()
  await signIn('rowan@example.com')
  await expect.element(goOn()).toBeVisible()
  const { userId } = store.getState().session.user ?? {}
  await signIn('wren@example.com')
  await expect.poll(() => store.getState().session.user?.userId).not.toBe(userId)
  await expect.element(goOn()).not.toBeInTheDocument()
})
