import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function edges(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not there.')
  return { top: box.y, bottom: box.y + box.height }
}

/** Six toasts come, then a dialog; both are reached. Then the toasts go, and the dialog stays where it is. */
async function lookAtSixToasts(page: Page) {
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).dispatchEvent('click')
  for (const name of ['Info', 'Success', 'Warning', 'Error', 'Warning', 'Error']) await press(name)
  const dismiss = page.getByRole('button', { name: /^Dismiss: / })
  await expect(dismiss).toHaveCount(6)
  await press('Confirm, dangerous')
  const dialog = page.getByRole('dialog')
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
  await expect.poll(async () => (await edges(dialog)).bottom).toBeLessThanOrEqual((await edges(toasts)).top)
  expect((await edges(dialog)).top).toBeGreaterThanOrEqual(0)
  for (const name of ['Burn', 'Cancel']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name, exact: true }).click({ trial: true })
  }
  // Each toast can still be reached: it scrolls into view with the focus.
  await page.keyboard.press('F8')
  for (const button of await dismiss.all()) {
    await page.keyboard.press('Tab')
    await expect(toasts.locator(':focus')).toBeInViewport({ ratio: 0.99 })
    await expect(button).toBeEnabled()
  }
  await page.keyboard.press('Escape')
  const before = (await edges(dialog)).top
  while ((await dismiss.count()) > 0) await dismiss.first().dispatchEvent('click')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  // It has made way, and does not move under who is about to press a button.
  expect((await edges(dialog)).top).toBe(before)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('six toasts leave a dialog its place, with text of twice the size', async ({ page }) => {
  await page.goto('/example/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    await test.step(`${width} by ${height} pixels`, async () => {
      await page.setViewportSize({ width, height })
      await lookAtSixToasts(page)
    })
})
