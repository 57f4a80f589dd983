import type { Locator, Page } from '@playwright/test'
import { routes } from '../../../src/shell/routes.ts'
import { expect, goInside, startSignedIn, test } from '../../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The position of an element in the window, pixels. */
async function edges(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not there.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** Left out: Login has its heading in its dialog, and Logout would end the session. */
const others: string[] = [routes.login.path, routes.logout.path, routes.join.path, '*']
const paths = Object.values(routes)
  .map(({ path }) => path as string)
  .filter((path) => !others.includes(path))

// Each page is opened once, inside the app, and then resized, because loading a page takes longer than measuring it.

async function open(page: Page, path: string) {
  const before = await title(page).elementHandle()
  await goInside(page, path)
  await expect.poll(() => before?.evaluate((heading) => heading.isConnected)).toBe(false)
  await title(page).waitFor()
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to
  }, size)

/** The texts of headings, buttons, links and messages that break inside a word. */
function brokenWords(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const element of document.querySelectorAll(
      'h1, h2, h3, main :is(a, button, bdi), dialog button, p[role=status], [role=status] p, [role=alert] p',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
    }
    return broken
  })
}

/** On a phone with text at 200 %, no heading and no name breaks inside a word. */
async function expectWholeWords(page: Page, view: string) {
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(page, '200%')
  await expect.poll(() => brokenWords(page), view).toEqual([])
  await setTextSize(page, '')
}

test('the title of every view starts at the same place, and with large text no word breaks', async ({ page }) => {
  await page.goto(routes.login.path)
  await expect(title(page)).toBeVisible()
  await expectWholeWords(page, routes.login.path)
  await startSignedIn(page, 'grid@example.com')
  const places = new Map<number, Record<string, string[]>>()
  for (const path of [...paths, '/join/broken/link', '/nowhere']) {
    await open(page, path)
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { x, y } = await edges(title(page))
      const place = `${Math.round(x)}, ${Math.round(y)}`
      const there = places.get(width) ?? {}
      places.set(width, { ...there, [place]: [...(there[place] ?? []), path] })
    }
    await expectWholeWords(page, path)
  }
  for (const [width, there] of places) expect(Object.entries(there), `${width} pixels`).toHaveLength(1)
})
