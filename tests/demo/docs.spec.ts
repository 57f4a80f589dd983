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

/** The docs pages are shared out among this many tests, which run in parallel. */
const parts = 16
/** `DEMO=all npm run test:demo` reads every page; otherwise every eighth, which takes less than half of the time. */
const isRead = (part: number) => process.env.DEMO === 'all' || part % 8 === 1
const read = Array.from({ length: parts }, (_, part) => part).filter(isRead)

/** The docs pages of one part, from the index of the built Storybook. */
async function pagesOf(page: Page, part: number): Promise<Entry[]> {
  const response = await page.request.get('storybook/index.json')
  const { entries }: { entries: Record<string, Entry> } = await response.json()
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  expect(pages.length).toBeGreaterThan(15)
  return pages.filter((_, at) => at % parts === part)
}

async function open(page: Page, { id }: Entry): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(docsPage(id))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Replaces the pictures by empty pages. Each picture is a page of its own and takes time to load. */
const leaveOutPictures = (page: Page) =>
  page.route(/[?&]embed=true/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))

/**
 * Faults that axe finds. In the dark theme only colours can differ. The stories in the frames have tests of their own.
 */
async function faultsOf(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
  const { violations } = await (theme === 'dark' ? axe.withRules(colourRules) : axe.withTags(wcag)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** No page names what the minifier left, and every prop has a type and a meaning. */
async function lookAtTexts(page: Page): Promise<void> {
  await expect.soft(page.getByText(/No Display Name|\[object Object\]/)).toHaveCount(0)
  for (const source of await page.locator('.example pre').allTextContents())
    expect.soft(written).toContain(source.trim())
  const tables = page.getByRole('table', { name: /^(Props|Fields) of / })
  const cells = await tables.locator('tbody').locator('th, td').allInnerTexts()
  expect.soft(cells.filter((cell) => cell.trim() === '')).toEqual([])
}

/** The number of elements outside their picture: controls of a dialog, and texts. */
const partsCut = () => {
  const selector = 'dialog[open] button, [role=status], [role=alert]'
  const places = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  return places.filter(({ top, bottom }) => top < -1 || bottom > innerHeight + 1).length
}

/** Pictures show all of what they are for, as wide as they say; they stand still and leave the focus. */
async function lookAtPictures(page: Page): Promise<void> {
  const cut: (string | null)[] = []
  for (const frame of await frames(page).all()) {
    await frame.scrollIntoViewIfNeeded()
    const shown = frame.contentFrame().locator('#storybook-root > *, dialog').first()
    await expect(shown).toBeAttached({ timeout: 30_000 })
    const isWhole = expect.poll(() => shown.evaluate(partsCut), { timeout: 10_000 }).toBe(0)
    await isWhole.catch(async () => cut.push(await frame.getAttribute('title')))
  }
  for (const matrix of await page.locator('.matrix').all())
    if (await matrix.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
      cut.push(await matrix.getAttribute('aria-label'))
  expect.soft(cut).toEqual([])
  const sizes = await frames(page).evaluateAll((all: HTMLIFrameElement[]) =>
    all.map(({ dataset, inert, contentWindow }) => ({ said: dataset.width, is: contentWindow?.innerWidth, inert })),
  )
  for (const { said, is, inert } of sizes)
    expect.soft({ is: `${is}`, inert }).toEqual({ is: said ?? `${is}`, inert: true })
  await expect.soft(page.locator('body')).toBeFocused()
}

async function lookWithAxe(page: Page, theme: 'light' | 'dark'): Promise<void> {
  expect.soft(await faultsOf(page, theme), theme).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(await width(), `a phone never scrolls sideways, ${theme}`).toBe(360)
}

for (const part of read) {
  // One visit for all checks, because each picture is a page of its own and takes time to load.
  test(`every docs page has whole pictures and texts, and axe finds nothing, part ${part + 1} of ${parts}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(200_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const dark = await context.newPage()
    await dark.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await leaveOutPictures(dark)
    for (const entry of await pagesOf(page, part)) {
      await test.step(entry.title, async () => {
        await open(page, entry)
        await lookAtTexts(page)
        await lookAtPictures(page)
        await lookWithAxe(page, 'light')
        await open(dark, entry)
        await lookWithAxe(dark, 'dark')
      })
    }
  })
}

test('a play runs in its story, and not in a picture of it', async ({ page }) => {
  const story = 'storybook/iframe.html?viewMode=story&id=components-dialog--returns-focus'
  await page.goto(story)
  const opener = page.getByRole('button', { name: 'House rules' })
  await expect(opener).toBeFocused()
  await page.goto(`${story}&embed=true`)
  await expect(opener).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('the toolbar sends a story a live event', async ({ page }) => {
  await page.goto('storybook/?path=/story/screens-lobby--alone')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('No one is ready yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send event' }).click()
  await page.getByRole('button', { name: 'pause.changed: paused' }).click()
  await expect(story.getByRole('region', { name: 'The game is paused' })).toBeVisible()
})

test('a picture of a phone is as wide as one', async ({ page }) => {
  for (const id of ['components-dialog--docs', 'components-field--docs']) {
    await page.goto(docsPage(id))
    const phone = page.locator('.picture iframe[data-width="360"]').first()
    await phone.scrollIntoViewIfNeeded()
    expect(await phone.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)).toBe(360)
  }
})

test('every design token is on the page that draws them', async ({ page }) => {
  await page.goto(docsPage('guides-design-tokens--docs'))
  const text = page.getByRole('main')
  for (const { name } of readTokens(readFileSync('src/ui/tokens.css', 'utf8'))) {
    await expect(text).toContainText(`--${name}`)
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the frame around the docs pages, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('storybook/?path=/story/components-button--busy')
    await expect(page.getByRole('tab', { name: /^Controls/ })).toBeVisible()
    expect(await faultsOf(page, theme)).toEqual([])
  })
}
