import type { Page } from '@playwright/test'
import { expect, startSignedIn, test } from '../../support/journey.ts'

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' })
/** The script of the Idea Builder screen, in development and in a build. */
const script = /\/(idea-builder\.tsx|assets\/idea-builder-[^/]+\.js)/

// Playwright reads an array of two as a value and its options, so this is one pattern.
test.use({
  expectedFaults: [
    /Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module|Failed to load/,
  ],
})

test('the old page stays while a screen loads; one that fails opens on another try', async ({ page }) => {
  await startSignedIn(page, 'smith@example.com')
  const late = Promise.withResolvers<void>()
  await page.context().route(script, (route) => late.promise.then(() => route.abort()))
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
  late.resolve()
  await expect(alarm(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: "Couldn't open this page" })).toBeFocused()
  await expect(page).toHaveURL('/idea-builder/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alarm(page)).toBeVisible()

  await page.context().unroute(script)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
})

test('a screen of the next release reloads the page once; it is fetched before the session is known', async ({
  page,
}) => {
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

  const known = Promise.withResolvers<void>()
  await page.context().route(/\/userinfo$/, (route) => known.promise.then(() => route.fallback()))
  const fetched = page.waitForRequest(script)
  await page.reload({ waitUntil: 'commit' })
  await fetched
  known.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
})

test('offline, a page that has not loaded mentions the connection, and opens when it is back', async ({ page }) => {
  await startSignedIn(page, 'smith@example.com')
  await page.context().setOffline(true)
  await views(page).getByRole('link', { name: 'Idea Builder' }).click()
  await expect(page.getByRole('alert').filter({ hasText: "You're offline" })).toBeVisible()
  await expect(page.getByText('release')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Couldn't open this page" })).toBeFocused()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Idea Builder' })).toBeVisible()
  await expect(page).toHaveURL('/idea-builder/')
})
