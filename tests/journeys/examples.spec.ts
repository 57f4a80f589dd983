import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const sizeOf = (element: Locator) =>
  element.evaluate((found) => {
    const { width, height } = found.getBoundingClientRect()
    return { width: Math.round(width), height: Math.round(height) }
  })

// In the built app all styles are in one sheet, whose order decides between two equal rules.
test('what the examples show has the size it has everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/example/')
  const menu = page.getByRole('main').getByRole('button', { name: 'Order a drink' })
  expect(await sizeOf(menu)).toEqual({ width: 44, height: 44 })

  await page.getByRole('button', { name: 'Dialog', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'The house rules' })
  expect(await sizeOf(dialog)).toMatchObject({ width: 480 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Login dialog' }).click()
  expect(await sizeOf(page.getByRole('dialog', { name: /log in|login|sign in/i }))).toMatchObject({ width: 480 })
})

test('on a phone the examples keep to the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/example/')
  await expect(page.getByRole('heading', { level: 2, name: 'Field' })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  const field = page.getByRole('textbox', { name: 'Slug' })
  const { width } = await sizeOf(field)
  expect(width).toBeGreaterThan(200)
})
