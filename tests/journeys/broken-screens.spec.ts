import type { Page } from '@playwright/test'
import { expect, startSignedIn, test } from '../support/journey.ts'

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something in it broke' })
/** The script of the Idea Builder screen, in development and in a build. */
const script = /\/(idea-builder\.tsx|assets\/idea-builder-[^/]+\.js)/

/** The styles of the views, in a build. */
const styles = /\/assets\/views-[^/]+\.css/

// Playwright reads an array of two as a value and its options, so this is one pattern.
test.use({
  expectedFaults: [
    /Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module|Failed to load/,
  ],
})

test('a screen that does not load stays inside the layout, and opens on another try', async ({ page }) => {
  await startSignedIn(page, 'smith@example.com')
  await page.context().route(script, (route) => route.abort())
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(alarm(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeFocused()
  await expect(page).toHaveURL('/idea-builder/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alarm(page)).toBeVisible()

  await page.context().unroute(script)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
})

test('from a broken screen the navbar leads on, and it opens when it is whole again', async ({ page }) => {
  await startSignedIn(page, 'smith@example.com')
  await page.context().route(script, (route) => route.abort())
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(alarm(page)).toBeVisible()
  await views(page).getByRole('link', { name: 'Lobby' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
  await page.context().unroute(script)
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
})

test('a screen that only the next release has reloads the page once, and opens there', async ({ page }) => {
  await startSignedIn(page, 'smith@example.com')
  let isOld = true
  await page.context().route(script, (route) => (isOld ? route.abort() : route.fallback()))
  const visits: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    isOld = false
    visits.push(new URL(request.url()).pathname)
  })
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
  expect(visits).toEqual(['/idea-builder/'])
  await expect(alarm(page)).toHaveCount(0)
})

test('a view whose styles do not arrive says so, and opens with them on another try', async ({ page, context }) => {
  await startSignedIn(page, 'smith@example.com')
  // A tab of its own has no styles of the views yet.
  const other = await context.newPage()
  await context.route(styles, (route) => route.abort())
  await other.goto('/home/')
  await expect(alarm(other)).toBeVisible()
  await other.getByRole('button', { name: 'Try again' }).click()
  await expect(alarm(other)).toBeVisible()

  await context.unroute(styles)
  await other.getByRole('button', { name: 'Try again' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(other.getByRole('main').getByRole('list').first()).toHaveCSS('list-style-type', 'none')
})

test('offline, a page that was not loaded speaks of the connection, and opens when it is back', async ({ page }) => {
  await startSignedIn(page, 'smith@example.com')
  await page.context().setOffline(true)
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(page.getByText('release')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeFocused()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
  await expect(page).toHaveURL('/idea-builder/')
})
