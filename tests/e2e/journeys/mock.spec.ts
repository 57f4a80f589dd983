import type { Locator, Page } from '@playwright/test'
import getPort from 'get-port'
import { startServer } from '../../../scripts/tools/run.ts'
import { basePath } from '../../../src/contract/operations.gen.ts'
import { expect, goInside, test as journey, openBrowser, signIn } from '../../support/journey.ts'

// The app as `npm run dev` serves it: from the sources, with the mock in the page.

const test = journey.extend<object, { devServer: string }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a fixture from its pattern
    async ({}, use) => {
      const port = await getPort()
      const origin = `http://127.0.0.1:${port}`
      const address = ['--host', '127.0.0.1', '--port', String(port)]
      const stop = await startServer(origin, 'vite', address, { VITE_API_MODE: 'mock' })
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ devServer }, use) => use(devServer),
})
test.use({ backend: 'page' })
// One server for all of them, and so one worker.
test.describe.configure({ mode: 'default' })

const panel = (page: Page) => page.getByRole('region', { name: 'Mock panel' })
const toggle = (page: Page) => panel(page).getByRole('button', { name: /^Mock: / })

/** In whole pixels, as they are drawn: a page scrolls by whole ones, so that the place of an element may have a fraction. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not there.')
  const isBefore = (end: number, start: number) => Math.round(end) <= Math.round(start)
  const isBeside = isBefore(a.x + a.width, b.x) || isBefore(b.x + b.width, a.x)
  return !isBeside && !isBefore(a.y + a.height, b.y) && !isBefore(b.y + b.height, a.y)
}

test('the code in the panel signs in, and the panel covers nothing', async ({ page }) => {
  await signIn(page, 'rowan@example.com')
  // Until then the page is still growing.
  await expect(page.getByRole('heading', { name: 'Your first session' })).toBeVisible()
  // Closed, the panel is the end of the page, above the tabs of a phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await toggle(page).scrollIntoViewIfNeeded()
  await expect(toggle(page)).toBeInViewport({ ratio: 1 })
  for (const part of [page.getByRole('main'), page.getByRole('navigation', { name: 'Views' })])
    expect(await overlap(part, toggle(page))).toBe(false)

  await goInside(page, '/example/')
  await page.getByRole('button', { name: 'Error', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: "Couldn't save the game. Try again." })
  await expect(toast).toBeVisible()
  expect(await overlap(toast, toggle(page))).toBe(false)
  // StrictMode, which only the dev server has, opens every dialog twice.
  await page.setViewportSize({ width: 360, height: 400 })
  await page.getByRole('button', { name: 'Prompt, several lines' }).click()
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  expect(await overlap(cancel, toggle(page))).toBe(false)
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
})

test('in a made-up world a second tab can be another person, and a link puts up the same in a fresh browser', async ({
  context,
  page,
}) => {
  // Two browsers load the app from the sources.
  test.slow()
  await page.goto('/profile?world=example')
  const id = page.getByRole('definition').first()
  const host = await id.innerText()

  if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click()
  await panel(page).getByRole('tab', { name: 'People' }).click()
  const opening = context.waitForEvent('page')
  const persons = panel(page).getByRole('list', { name: 'People' }).getByRole('listitem')
  const another = persons.filter({ hasNotText: '(in this tab)' }).first()
  await another.getByRole('link', { name: 'Open a tab as this person' }).click()
  const second = await opening
  await expect(second).toHaveURL('/profile')
  expect(await second.getByRole('definition').first().innerText()).not.toBe(host)
  await page.reload()
  await expect(id).toHaveText(host)

  await goInside(page, '/game/')
  if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click()
  await panel(page).getByRole('tab', { name: 'Answers' }).click()
  await panel(page).getByRole('searchbox', { name: 'Find an operation' }).fill('no game yet')
  await panel(page).getByText('List my games', { exact: true }).click()
  await panel(page).getByRole('button', { name: 'Answer like this' }).click()
  await panel(page).getByRole('tab', { name: 'Clock' }).click()
  await panel(page).getByRole('button', { name: '10 minutes' }).click()
  await expect(toggle(page)).toHaveAccessibleName('Mock: Normal, 2 changed')
  await panel(page).getByRole('tab', { name: 'Share' }).click()
  const link = panel(page).getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/mock-share=/)

  const other = await openBrowser(context)
  await other.goto(await link.inputValue())
  await expect(other.getByText("You're not in a game yet.")).toBeVisible()
  await expect(toggle(other)).toHaveAccessibleName('Mock: Normal, 2 changed')
})

test.describe('where the browser stores nothing', () => {
  // Without the mock the dev server answers with the page.
  test.use({ expectedFaults: [/the content type is text\/html/] })

  test('the page says what the mock needs, and the app starts', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
    })
    const answered = page.waitForResponse((answer) => answer.url().includes(basePath))
    await page.goto('/')
    await expect(page.getByRole('alert').filter({ hasText: 'mocked backend' })).toContainText(
      /allow it to store data, and reload\.Access is denied/,
    )
    await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
    await (await answered).finished()
  })
})

test('a service worker that cannot be updated goes on, and the panel says so', async ({ context, page }) => {
  const start = (tab: Page) => tab.getByRole('link', { name: 'Sign in or sign up' })
  await page.goto('/')
  await expect(start(page)).toBeVisible()
  // The worker ends with the last tab, and only a running one is updated.
  const second = await context.newPage()
  await second.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('The script is gone.'))
  })
  await second.goto('/')
  await expect(start(second)).toBeVisible()
  await expect(panel(second)).toContainText("The mock's service worker couldn't be updated")
})

test('a service worker that ends while another tab loads goes on, and answers every tab', async ({ context, page }) => {
  const start = (tab: Page) => tab.getByRole('link', { name: 'Sign in or sign up' })
  await page.goto('/')
  await expect(start(page)).toBeVisible()
  // As it does itself, when the last tab has closed.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
  const second = await context.newPage()
  await second.goto('/profile?world=example')
  await expect(second.getByRole('definition').first()).toBeVisible()
  expect(await second.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
})
