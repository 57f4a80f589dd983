import { expect, startSignedIn, test } from '../support/journey.ts'

test('a signed-in person has tabs, and the current page is marked', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Views' })).toHaveCount(0)
  await startSignedIn(page, 'tab@example.com')
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  await expect(tabs).toHaveText([
    'Home',
    'Idea Builder',
    'Game',
    'Lobby',
    'Invite',
    'Table (VTT)',
    'Character',
    'Combat',
  ])
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await tabs.filter({ hasText: 'Game' }).click()
  await expect(page).toHaveURL('/game/')
  await expect(tabs.filter({ hasText: 'Game' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[aria-current=page]')).toHaveCount(1)
})

test('fullscreen follows the browser', async ({ page }) => {
  await page.goto('/')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Fullscreen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await choose('Exit Fullscreen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
  await page.evaluate(() => document.documentElement.requestFullscreen())
  await page.evaluate(() => document.exitFullscreen())
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Fullscreen', exact: true })).toBeVisible()
})

test('the search value lives in the address and adds no history', async ({ page }) => {
  await page.goto('/')
  await page.goto('/example/?search=toast')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toHaveValue('toast')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Toast'])
  await field.fill('prom')
  await expect(page).toHaveURL('/example/?search=prom')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Prompt'])
  await expect(field).toBeFocused()
  await field.fill('')
  await expect(page).toHaveURL('/example/')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
