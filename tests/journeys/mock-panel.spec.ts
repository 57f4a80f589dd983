import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const toggle = (page: Page) => page.getByRole('region', { name: 'Mock panel' }).getByRole('button', { name: /^Mock: / })

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not there.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the panel covers no toast, and no toast the panel', { tag: '@mock' }, async ({ page }) => {
    await page.goto('/example/')
    await page.getByRole('button', { name: 'Error', exact: true }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'The door is stuck.' })
    await expect(toast).toBeVisible()
    expect(await overlap(toast, toggle(page))).toBe(false)

    await page.getByRole('button', { name: 'Prompt', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await overlap(toast, toggle(page))).toBe(false)
    await toast.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(toast).toHaveCount(0)
  })

  test('nor the buttons of a dialog as high as the window', { tag: '@mock' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 })
    await page.goto('/example/')
    await page.getByRole('button', { name: 'Prompt, several lines' }).click()
    expect(await overlap(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }), toggle(page))).toBe(false)
  })
})

for (const width of [360, 1280])
  test(`at ${width} pixels no button at the lower edge covers the panel`, { tag: '@mock' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/game/lobby/?world=example')
    await page.getByRole('link', { name: 'The Ember Crown' }).click()
    for (const name of ['Ready', 'Start the game']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await overlap(button, toggle(page)), name).toBe(false)
    }
    await toggle(page).click({ trial: true })

    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Idea Builder' }).click()
    const reroll = page.getByRole('button', { name: /^Reroll/ })
    await expect(reroll).toBeInViewport({ ratio: 1 })
    for (const button of [reroll, page.getByRole('button', { name: 'Redo' })])
      expect(await overlap(button, toggle(page))).toBe(false)
    // Open it is above all else, and whole in the window.
    await toggle(page).click()
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('combobox', { name: 'Scenario' }).click({ trial: true })
  })

// StrictMode, which only the dev server has, opens every dialog twice.
test('a question right after the start does not cover the panel', { tag: ['@dev', '@mock'] }, async ({ page }) => {
  await page.goto('/example/')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Leave the table?' })).toBeVisible()
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
})
