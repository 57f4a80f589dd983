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
/** Left out: Login has its heading in its dialog, Logout would end the session, and the Idea Builder is one screen. */
const others: string[] = [routes.login.path, routes.logout.path, routes.join.path, routes.ideaBuilder.path, '*']
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

test('at 1280, 768 and 360 pixels the title of every view starts at the same place', async ({ page }) => {
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
  }
  for (const [width, there] of places) expect(Object.entries(there), `${width} pixels`).toHaveLength(1)
})
