import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { readTokens } from '../../../.storybook/look/tokens.ts'
import { colourRules, wcag } from '../../support/axe-rules.ts'

type Entry = { id: string; title: string; type: 'docs' | 'story' }

const docsPage = (id: string) => `storybook/iframe.html?viewMode=docs&id=${id}`

/** The docs pages are split among this many tests, which run in parallel. */
const parts = 4

/** The docs pages of one part, from the index of the built Storybook. */
async function pagesOf(page: Page, part: number): Promise<Entry[]> {
  const response = await page.request.get('storybook/index.json')
  const { entries }: { entries: Record<string, Entry> } = await response.json()
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  expect(pages.length).toBeGreaterThan(15)
  return pages.filter((_, at) => at % parts === part)
}

/** Faults that axe finds. In the dark theme only colours can differ. */
async function faultsOf(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // The page has the new theme before its next frame. Storybook's own colors have a transition.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const passing = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
  const { violations } = await (theme === 'dark' ? axe.withRules(colourRules) : axe.withTags(wcag)).analyze()
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (let part = 0; part < parts; part++) {
  test(`every docs page shows its states, and axe finds nothing, part ${part + 1} of ${parts}`, async ({ page }) => {
    test.slow()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    for (const { id, title } of await pagesOf(page, part)) {
      await test.step(title, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(docsPage(id))
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
        // A state may be a drawing without text.
        await expect(page.locator('.state-stage [id^="story--"][id$="-inner"]:empty')).toHaveCount(0)
        await expect.soft(page.getByText(/No Display Name|\[object Object\]/)).toHaveCount(0)
        await expect.soft(page.locator('.docblock-emptyblock'), title).toHaveCount(0)
        await expect.soft(page.locator('body')).toBeFocused()
        for (const theme of ['light', 'dark'] as const) expect.soft(await faultsOf(page, theme), title).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${title}: a phone never scrolls sideways`).toBe(360)
        const stages = page.locator('.state-stage')
        const cut = await stages.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
        expect.soft(cut, `${title}: no state is cut, where nothing scrolls`).toBe(0)
      })
    }
    expect(faults).toEqual([])
  })
}

test('a link of a docs page leads on, and the sidebar stays', async ({ page }) => {
  await page.goto('storybook/?path=/docs/start-here--docs')
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('link', { name: 'Browse the components' }).click()
  await expect(docs.getByRole('heading', { level: 1, name: 'Navbar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible()
})

test('the toolbar sends a story a live event', async ({ page }) => {
  await page.goto('storybook/?path=/story/screens-lobby-seats--alone')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Send event' }).click()
  await page.getByRole('button', { name: 'pause.changed: paused' }).click()
  await expect(story.getByRole('region', { name: 'The game is paused' })).toBeVisible()
})

test('every design token is on the page that draws them', async ({ page }) => {
  await page.goto(docsPage('guides-design-tokens--docs'))
  const text = page.getByRole('main')
  for (const { name } of readTokens(readFileSync('src/ui/tokens.css', 'utf8')))
    await expect(text).toContainText(`--${name}`)
})
