import type { Page } from '@playwright/test'
import { routes } from '../../../src/shell/routes.ts'
import { expect, goInside, startSignedIn, test } from '../../support/journey.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

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

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
})

test('with text at 200 % on a phone, no heading and no name breaks inside a word', async ({ page }) => {
  await page.goto(routes.login.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => brokenWords(page), routes.login.title).toEqual([])
  await startSignedIn(page, 'reader@example.com')
  // Signed-in people are redirected from Login; Logout would end the session.
  const others: string[] = [routes.login.path, routes.logout.path, '*']
  for (const { path, title } of Object.values(routes)) {
    if (path.includes(':') || others.includes(path)) continue
    await goInside(page, path)
    await expect(page).toHaveTitle(`${title} · Emberhall`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => brokenWords(page), title).toEqual([])
  }
})
