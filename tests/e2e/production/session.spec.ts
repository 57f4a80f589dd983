import { basePath, operations } from '../../../src/contract/operations.gen.ts'
import { askForCode, expect, finishSignIn, readCode, signIn, test } from './support/fixtures.ts'

const heading = (name: string) => ({ level: 1, name, exact: true })

test('sign in, reload, and look at every kind of page', async ({ page, deployment }) => {
  await signIn(page, deployment, 'rowan@example.com')
  await expect(page.getByRole('heading', heading('Welcome to Emberhall'))).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', heading('Welcome to Emberhall'))).toBeVisible()
  for (const [name, title] of [
    ['Idea Builder', 'Idea Builder'],
    ['Game', 'Your games'],
    ['Combat', 'Combat'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', heading(title))).toBeVisible()
  }
})

test('the session is a cookie that no script can read', async ({ context, page, deployment }) => {
  await signIn(page, deployment, 'wren@example.com')
  const cookies = await context.cookies()
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' })])
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('a second tab is signed in, and logout in one ends both', async ({ context, page, deployment }) => {
  await signIn(page, deployment, 'twin@example.com')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', heading('Profile'))).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/logout')
  await expect(page.getByText("You're signed out.")).toBeVisible()
  await expect(other).toHaveURL('/login')
  expect(await context.cookies()).toEqual([])
})

test('a logout that is left before its page has come counts, in both tabs', async ({ context, page, deployment }) => {
  await signIn(page, deployment, 'hasty@example.com')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', heading('Profile'))).toBeVisible()
  // On a slow line the logout page does not arrive before the person has left.
  await page.route('/logout', () => {})
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  // The press waits for the page that it leads to.
  const pressed = page.getByRole('dialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  const calls: string[] = []
  context.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/home/')
  await pressed
  await expect(page).toHaveURL('/login')
  await expect.poll(() => context.cookies()).toEqual([])
  expect(calls).toContain(basePath + operations.logout.path)
  expect(calls, 'no one is asked who is signed in').not.toContain(basePath + operations.getUserInfo.path)

  await other.reload()
  await finishSignIn(other, deployment, 'hasty@example.com')
  await other.reload()
  await expect(other.getByRole('heading', heading('Welcome to Emberhall'))).toBeVisible()
})

test('the session is left automatically ten seconds before its end', async ({ page, deployment }) => {
  deployment.backend.settings.change({ scenario: 'short-session' })
  await page.clock.install()
  await signIn(page, deployment, 'brief@example.com')
  // An answer that arrives after the clock has jumped would set it back.
  await expect(page.getByRole('heading', { name: 'Your first session' })).toBeVisible()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.clock.runFor(100_000)
  await expect(page).toHaveURL('/home/')
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
  await page.clock.runFor(41_000)
  await expect(page).toHaveURL('/logout')
  await expect(page.getByText("You're signed out.")).toBeVisible()
  expect(logged).toContain('Session expired, automatic sign out triggered')
})

test('a session that the server ended leads to the login page, and a code back in', async ({ page, deployment }) => {
  await signIn(page, deployment, 'late@example.com')
  deployment.backend.clock.ahead = 2 * 3600_000
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await askForCode(page, 'late@example.com')
  await page.getByRole('textbox', { name: 'Code' }).fill(await readCode(deployment, 'late@example.com'))
  await page.getByRole('textbox', { name: 'Code' }).press('Enter')
  await page.getByRole('link', { name: 'Continue to Profile' }).click()
  await expect(page.getByRole('heading', heading('Profile'))).toBeVisible()
})
