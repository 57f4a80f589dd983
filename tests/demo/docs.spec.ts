import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { readTokens } from '../../.storybook/look/tokens.ts'
import { colourRules, wcag } from '../support/axe-rules.ts'
import { sourceFiles } from '../support/source-files.ts'

type Entry = { id: string; title: string; type: 'docs' | 'story' }

const docsPage = (id: string) => `storybook/iframe.html?viewMode=docs&id=${id}`
const written = sourceFiles(['src'], /\.example\.tsx$/).map(({ text }) => text.trim())
const frames = (page: Page) => page.locator('.picture iframe')

/** Runs `work` on every docs page in the index of the built Storybook. */
async function onEveryPage(page: Page, work: (entry: Entry) => Promise<void>): Promise<void> {
  test.setTimeout(400_000)
  const response = await page.request.get('storybook/index.json')
  const { entries }: { entries: Record<string, Entry> } = await response.json()
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  expect(pages.length).toBeGreaterThan(15)
  for (const entry of pages) {
    await test.step(entry.title, async () => {
      await page.goto(docsPage(entry.id))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
      await work(entry)
    })
  }
}

/** Replaces the pictures by empty pages. Each picture is a page of its own and takes time to load. */
const leaveOutPictures = (page: Page) =>
  page.route(/[?&]embed=true/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))

/**
 * Faults that axe finds. In the dark theme only colours can differ. The stories in the frames have tests of their own.
 */
async function faultsOf(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe')
  const { violations } = await (theme === 'dark' ? axe.withRules(colourRules) : axe.withTags(wcag)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test('no docs page names what the minifier left, and every prop has a type and a meaning', async ({ page }) => {
  await leaveOutPictures(page)
  await onEveryPage(page, async () => {
    await expect(page.getByText(/No Display Name|\[object Object\]/)).toHaveCount(0)
    for (const source of await page.locator('.example pre').allTextContents()) expect(written).toContain(source.trim())
    const tables = page.getByRole('table', { name: /^(Props|Fields) of / })
    const cells = await tables.locator('tbody').locator('th, td').allInnerTexts()
    expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
  })
})

/** The number of elements outside their picture: controls of a dialog, and texts. */
const partsCut = () => {
  const selector = 'dialog[open] button, [role=status], [role=alert]'
  const places = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  return places.filter(({ top, bottom }) => top < -1 || bottom > innerHeight + 1).length
}

// One visit for all checks, because each picture is a page of its own and takes time to load.
test('pictures show all of what they are for, as wide as they say; they stand still and leave the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const cut: string[] = []
  let phones = 0
  await onEveryPage(page, async ({ title }) => {
    for (const frame of await frames(page).all()) {
      await frame.scrollIntoViewIfNeeded()
      const shown = frame.contentFrame().locator('#storybook-root > *, dialog').first()
      await expect(shown).toBeAttached({ timeout: 30_000 })
      const isWhole = expect.poll(() => shown.evaluate(partsCut), { timeout: 10_000 }).toBe(0)
      await isWhole.catch(async () => cut.push(`${title}: ${await frame.getAttribute('title')}`))
    }
    for (const matrix of await page.locator('.matrix').all())
      if (await matrix.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
        cut.push(`${title}: ${await matrix.getAttribute('aria-label')}`)
    const sizes = await frames(page).evaluateAll((all: HTMLIFrameElement[]) =>
      all.map(({ dataset, inert, contentWindow }) => ({ said: dataset.width, is: contentWindow?.innerWidth, inert })),
    )
    phones += sizes.filter(({ said }) => said === '360').length
    for (const { said, is, inert } of sizes)
      expect({ is: `${is}`, inert }).toEqual({ is: said ?? `${is}`, inert: true })
    await expect(page.locator('body')).toBeFocused()
  })
  expect(cut).toEqual([])
  expect(phones).toBeGreaterThan(5)
})

test('a play runs in its story, and not in a picture of it', async ({ page }) => {
  const story = 'storybook/iframe.html?viewMode=story&id=components-dialog--returns-focus'
  await page.goto(story)
  const opener = page.getByRole('button', { name: 'House rules' })
  await expect(opener).toBeFocused()
  await page.goto(`${story}&embed=true`)
  await expect(opener).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('every design token is on the page that draws them', async ({ page }) => {
  await page.goto(docsPage('guides-design-tokens--docs'))
  const text = page.getByRole('main')
  for (const { name } of readTokens(readFileSync('src/ui/tokens.css', 'utf8'))) {
    await expect(text).toContainText(`--${name}`)
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a docs page, nor in the frame around it, ${theme}; a phone never scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await leaveOutPictures(page)
    await onEveryPage(page, async ({ title }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      expect.soft(await faultsOf(page, theme), title).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), title).toBe(360)
    })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('storybook/?path=/story/components-button--busy')
    await expect(page.getByRole('tab', { name: /^Controls/ })).toBeVisible()
    expect.soft(await faultsOf(page, theme), 'the frame').toEqual([])
  })
}
