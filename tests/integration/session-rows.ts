import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/open-app.tsx'
import type { Row } from './row.ts'

const email = 'rowan@example.com'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const seeLogin = () => expect.element(page.getByRole('textbox', { name: 'Phone or Email' })).toHaveFocus()

let close = () => Promise.resolve()

/** Opens the page, as a reload does. */
async function reload() {
  await close()
  const { screen, leave } = await openApp({ at: '/profile' })
  close = async () => {
    close = () => Promise.resolve()
    await screen.unmount()
    expect(leave).not.toHaveBeenCalled()
  }
}

export const openPageRow: Row = {
  name: 'opening a private page',
  operation: 'getUserInfo',
  open: (network) => network.signIn(email),
  act: reload,
  async giveUp() {
    await expect.element(page.getByText('Checking your session…')).toBeInTheDocument()
    for (const animation of document.getAnimations()) animation.finish()
    await page.getByRole('button', { name: 'Sign in instead' }).click()
    await seeLogin()
  },
  async seeFailure() {
    await seeLogin()
    await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
    expect(sessionStorage.getItem('emberhall.return-to'), 'where they were going is kept').toBe('/profile')
  },
  seeSuccess: () => expect.element(heading('Profile')).toBeVisible(),
}

export const logoutRow: Row = {
  name: 'logging out',
  operation: 'logout',
  async open(network) {
    await network.signIn(email)
  },
  async act() {
    const again = page.getByRole('button', { name: 'Try again' })
    if (again.query()) return again.click()
    await openApp({ at: '/logout' })
  },
  async giveUp() {
    await expect.element(page.getByText('Signing you out…')).toBeVisible()
    await page.getByRole('link', { name: 'To the welcome page' }).click()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
  async seeFailure({ isNoSession }) {
    if (isNoSession) return logoutRow.seeSuccess()
    await expect.element(page.getByText(/^You are signed out here, but the server could not be told\./)).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Views' })).not.toBeInTheDocument()
  },
  seeSuccess: () => expect.element(page.getByText('You are signed out. Come back soon.')).toBeVisible(),
  isOver: (outcome) => outcome.ends === 'never' || (outcome.ends === 'badly' && outcome.isNoSession === true),
}
