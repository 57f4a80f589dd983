import { findChromium, launchFlags } from '../../scripts/browser/chromium.ts'
import { expect, test } from '../support/journey.ts'
import { paintedAt } from '../support/pixels.ts'

// Playwright hides scrollbars that take room. Most desktops have them.
test.use({
  launchOptions: { executablePath: findChromium(), args: launchFlags, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1000, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('behind a dialog nothing moves, and bar and page go on where the scrollbar was', async ({ page }) => {
  await page.goto('/example/')
  const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)
  const before = await width()
  expect(before).toBeLessThan(1000)
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await width()).toBe(before)
  const beside = (before - 4) / 1000
  const [bar, barEnd, ground, groundEnd] = await paintedAt(page.locator('html'), [
    { x: beside, y: 4 / 700 },
    { x: 0.996, y: 4 / 700 },
    { x: beside, y: 0.5 },
    { x: 0.996, y: 0.5 },
  ])
  expect(barEnd).toBe(bar)
  // The page's gradient darkens towards the edges.
  const channels = (colour = '') => colour.match(/\d+/g)?.map(Number) ?? []
  channels(groundEnd).forEach((channel, at) => {
    expect(Math.abs(channel - (channels(ground)[at] ?? 0))).toBeLessThan(6)
  })
})
