import type { Locator, Page } from '@playwright/test'
import { expect, goInside, startSignedIn, test } from '../support/journey.ts'
import { paintedAt } from '../support/pixels.ts'

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

  test('the strip is a row at the bottom edge; menu and search stay above', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    const { y, bottom, width } = await edges(strip(page))
    expect(bottom).toBe(phone.height)
    expect(width).toBe(phone.width)
    expect(y).toBeGreaterThan(phone.height * 0.88)
    for (const name of ['Menu', 'Search']) {
      const button = await edges(page.getByRole('banner').getByRole('button', { name }))
      expect(button.bottom).toBeLessThan(phone.height * 0.1)
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
    }
    for (const tab of await tabs(page).all()) {
      const { width, height } = await edges(tab)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  test('whatever the view, five tabs and more are in view, the current one among them', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    for (const label of await tabs(page).allInnerTexts()) {
      await tabs(page).getByText(label, { exact: true }).click()
      await expect(tabs(page).getByText(label, { exact: true })).toHaveAttribute('aria-current', 'page')
      await expect.poll(() => wholeTabs(page)).toContain(label)
      expect((await wholeTabs(page)).length, label).toBeGreaterThanOrEqual(5)
    }
    await page.reload()
    await expect.poll(() => wholeTabs(page)).toContain('Combat')
  })

  test('by keyboard each tab that has the focus is whole in view, forwards and back', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    const labels = await tabs(page).allInnerTexts()
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
  })

  test('turned on its side the current tab stays in view; the upper strip leaves with the page, the lower one stays', async ({
    page,
  }) => {
    await startSignedIn(page, 'thumb@example.com')
    await page.setViewportSize({ width: 640, height: 360 })
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('button', { name: 'Menu' })).not.toBeInViewport()
    await expect(strip(page)).toBeInViewport({ ratio: 1 })

    await page.setViewportSize(phone)
    await page.goto('/game/combat/')
    await page.setViewportSize({ width: 640, height: 360 })
    await expect.poll(() => wholeTabs(page)).toContain('Combat')
    await page.setViewportSize(phone)
    await expect.poll(() => wholeTabs(page)).toContain('Combat')
  })

  test('the strip covers neither the end of the page nor toasts', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    const { y } = await edges(strip(page))
    await page.mouse.wheel(0, 5000)
    const last = page.getByRole('main').getByRole('link').last()
    await expect.poll(async () => (await edges(last)).bottom).toBeLessThanOrEqual(y)
    await page.goto('/example/')
    await page.getByRole('button', { name: 'Error', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('button', { name: /^Dismiss/ })).toBeVisible()
    expect((await edges(page.getByRole('alert').filter({ hasText: /./ }))).bottom).toBeLessThanOrEqual(y)
  })

  test('what has the focus is never under a strip (WCAG 2.4.11)', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    const top = (await edges(page.getByRole('banner').getByRole('button', { name: 'Menu' }))).bottom
    const { y } = await edges(strip(page))
    const links = page.getByRole('main').getByRole('link')
    const count = await links.count()
    await links.first().focus()
    for (let step = 1; step < 2 * count - 1; step++) {
      await page.keyboard.press(step < count ? 'Tab' : 'Shift+Tab')
      const focused = page.getByRole('main').locator(':focus')
      const box = await edges(focused)
      expect(box.y, await focused.innerText()).toBeGreaterThanOrEqual(top)
      expect(box.bottom, await focused.innerText()).toBeLessThanOrEqual(y)
    }
  })
})

test('from 900 pixels on all eight tabs are whole in the upper strip, and below that an edge glows where they go on', async ({
  page,
}) => {
  await startSignedIn(page, 'desk@example.com')
  expect((await edges(strip(page))).bottom).toBeLessThanOrEqual((await edges(page.getByRole('banner'))).bottom)
  for (const width of [900, 960, 1024, 1199, 1200, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expect.poll(() => wholeTabs(page), `${width} pixels`).toHaveLength(8)
  }
  await page.setViewportSize({ width: 768, height: 720 })
  await expect.poll(async () => (await wholeTabs(page)).length).toBeLessThan(8)
  const glowsAt = async (side: number) => {
    const [edge, inner] = await paintedAt(
      strip(page),
      [side, 0.5].map((x) => ({ x, y: 0.95 })),
    )
    return edge !== inner
  }
  expect([await glowsAt(0.002), await glowsAt(0.998)]).toEqual([false, true])
  await tabs(page).getByText('Combat').click()
  await page.mouse.move(0, 700)
  await expect.poll(() => wholeTabs(page)).toContain('Combat')
  expect([await glowsAt(0.002), await glowsAt(0.998)]).toEqual([true, false])
})

test.describe('with text of twice the size', () => {
  test('the strips of 360 and of 320 pixels leave three quarters to the page', async ({ page }) => {
    await page.setViewportSize(phone)
    await startSignedIn(page, 'large@example.com')
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
    await page.goto('/game/character/')
    for (const viewport of [phone, { width: 320, height: 568 }]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => wholeTabs(page)).toContain('Character')
      const top = (await edges(page.getByRole('button', { name: 'Menu' }))).bottom
      expect(((await edges(strip(page))).y - top) / viewport.height).toBeGreaterThan(0.75)
      expect((await edges(page.getByRole('button', { name: 'Search' }))).right).toBeLessThanOrEqual(viewport.width)
    }
  })

  test('no title breaks in the middle of a word', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await startSignedIn(page, 'large@example.com')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const paths = await tabs(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of [...paths, '/profile', '/example/', '/']) {
      await goInside(page, path)
      const title = page.getByRole('heading', { level: 1 })
      const [longestWord, room] = await title.evaluate((title) => {
        const words = document.createElement('span')
        words.style.cssText = 'display: block; inline-size: min-content; overflow-wrap: normal'
        words.textContent = title.textContent
        title.append(words)
        const needed = words.offsetWidth
        words.remove()
        return [needed, title.clientWidth]
      })
      expect(longestWord, await title.innerText()).toBeLessThanOrEqual(room ?? 0)
    }
  })
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the current tab alone looks current, in the lower strip and in the upper one', async ({ page }) => {
    await startSignedIn(page, 'contrast@example.com')
    const looks = (tab: Locator) =>
      tab.evaluate((tab) => {
        const { backgroundColor, color, borderColor } = getComputedStyle(tab)
        return [backgroundColor, color, borderColor].join(', ')
      })
    // Compares painted pixels: a corner of the current tab without text, and the same corner of the next one.
    const corner = async (index: number) => {
      const { x, y } = await edges(tabs(page).nth(index))
      return (await page.screenshot({ clip: { x: x + 3, y: y + 4, width: 4, height: 4 } })).toString('base64')
    }
    for (const viewport of [phone, { width: 1280, height: 720 }]) {
      await page.setViewportSize(viewport)
      const [current, ...others] = await Promise.all((await tabs(page).all()).map(looks))
      expect(new Set(others).size).toBe(1)
      expect(others).not.toContain(current)
      expect(await corner(0)).not.toBe(await corner(1))
      expect(await corner(2)).toBe(await corner(1))
    }
  })
})
