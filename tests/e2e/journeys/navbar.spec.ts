import { expect, test } from '../../support/journey.ts'

test('fullscreen follows the browser; the search is in the address and adds no history', async ({ page }) => {
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
