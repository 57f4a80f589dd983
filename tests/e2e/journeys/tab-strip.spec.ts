import type { Locator, Page } from '@playwright/test'
import { expect, goInside, startSignedIn, test } from '../../support/journey.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const tabs = (page: Page) => strip(page).getByRole('link')

/** The position of an element in the window, pixels. */
async function edges(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not there.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The labels of the tabs that are completely visible in the strip. */
async function wholeTabs(page: Page): Promise<string[]> {
  const room = await edges(strip(page))
  return tabs(page).evaluateAll((links, { x, right }) => {
    const isWhole = (link: Element) => {
      const box = link.getBoundingClientRect()
      return box.left >= x - 0.5 && box.right <= right + 0.5
    }
    return links.filter(isWhole).map((link) => (link as HTMLElement).innerText)
  }, room)
}

const phone = { width: 360, height: 740 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('in each view five tabs are visible, each focused one too, and the strip covers nothing', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    const { y } = await edges(strip(page))
    await page.mouse.wheel(0, 5000)
    const last = page.getByRole('main').getByRole('link').last()
    await expect.poll(async () => (await edges(last)).bottom).toBeLessThanOrEqual(y)

    const labels = await tabs(page).allInnerTexts()
    // By keyboard, forward and back.
    await tabs(page).first().focus()
    for (const [key, order] of [
      ['Tab', labels],
      ['Shift+Tab', labels.toReversed()],
    ] as const)
      for (const label of order) {
        await expect(tabs(page).getByText(label, { exact: true })).toBeFocused()
        await expect.poll(() => wholeTabs(page), label).toContain(label)
        if (label !== order.at(-1)) await page.keyboard.press(key)
      }

    // What is in view stays where it is.
    await tabs(page).getByText('Home', { exact: true }).click()
    const { x } = await edges(tabs(page).getByText('Invite', { exact: true }))
    await tabs(page).getByText('Lobby', { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
    expect((await edges(tabs(page).getByText('Invite', { exact: true }))).x).toBe(x)

    for (const label of labels) {
      await tabs(page).getByText(label, { exact: true }).click()
      await expect(tabs(page).getByText(label, { exact: true })).toHaveAttribute('aria-current', 'page')
      await expect.poll(() => wholeTabs(page)).toContain(label)
      expect((await wholeTabs(page)).length, label).toBeGreaterThanOrEqual(5)
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Combat' })).toBeVisible()
    await expect.poll(() => wholeTabs(page)).toContain('Combat')

    await goInside(page, '/example/')
    await page.getByRole('button', { name: 'Error', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('button', { name: /^Dismiss/ })).toBeVisible()
    expect((await edges(page.getByRole('alert').filter({ hasText: /./ }))).bottom).toBeLessThanOrEqual(y)
  })
})
