import { routes } from '../../../src/shell/routes.ts'
import { expect, neverAnswer, signIn, startSignedIn, test } from '../../support/journey.ts'

test('a private route sends a visitor to the login page, and opens once they are signed in', async ({ page }) => {
  const { path, title } = routes.gameTable
  await page.goto(path)
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Login · Emberhall')
  await signIn(page, 'walker@example.com')
  await page.goto(path.replace(/\/$/, ''))
  await expect(page).toHaveTitle(`${title} · Emberhall`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('Back and Forward change page, title and focus', async ({ page }) => {
  await startSignedIn(page, 'walker@example.com')
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Lobby' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeFocused()
  await views.getByRole('link', { name: 'Combat' }).click()
  await expect(page).toHaveTitle('Combat · Emberhall')
  await page.goBack()
  await expect(page).toHaveTitle('Lobby · Emberhall')
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Combat' })).toBeFocused()
})

test('a private page shows neither itself nor the login page while the session is unknown', async ({ page }) => {
  await neverAnswer(page)
  await page.goto('/profile')
  await expect(page.getByText('Checking your session…')).toBeVisible()
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByRole('textbox', { name: 'Phone or Email' })).toHaveCount(0)
})
