import type { Page } from '@playwright/test'
import { expect, goInside, readLatestCode, startSignedIn, test } from '../support/journey.ts'

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name, exact: true })
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })

/** Delays the script of a screen until the returned function is called. */
async function hold(page: Page, screen: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.context().route(new RegExp(`/(${screen}\\.tsx|assets/${screen}-[^/]+\\.js)`), async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Signs in until the address is Home's, whose screen is still loading. */
async function signInAhead(page: Page, contact: string) {
  await page.goto('/')
  const letGo = await hold(page, 'home')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code' }).fill(await readLatestCode(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home/')
  return letGo
}

test('what is searched while Home is on its way after sign-in is searched there', async ({ page }) => {
  const letGo = await signInAhead(page, 'seeker@example.com')
  await searchField(page).pressSequentially('dice')
  await expect(page).toHaveURL('/home/?search=dice')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  letGo()
  await expect(heading(page, 'Welcome')).toBeVisible()
  await expect(page).toHaveURL('/home/?search=dice')
  await expect(searchField(page)).toHaveValue('dice')
})

test('what is searched while another tab is on its way is searched there', async ({ page }) => {
  await startSignedIn(page, 'seeker@example.com')
  const letGo = await hold(page, 'idea-builder')
  const tab = page.getByRole('link', { name: 'Idea Builder', exact: true }).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await searchField(page).pressSequentially('dice')
  await expect(page).toHaveURL('/idea-builder/?search=dice')
  await expect(heading(page, 'Welcome')).toBeVisible()
  letGo()
  await expect(heading(page, 'Idea Builder')).toBeVisible()
})

test('Back while Home is on its way after sign-in ends on a page', async ({ page }) => {
  const letGo = await signInAhead(page, 'turner@example.com')
  await page.goBack()
  await expect(page).toHaveURL('/home/')
  letGo()
  await expect(heading(page, 'Welcome')).toBeVisible()
})

test('a search keeps the step of the sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('seeker@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await searchField(page).fill('dice')
  await expect(page).toHaveURL('/login?search=dice')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
})

const odd = [
  '/home%0A',
  '/%E2%80%A8',
  '/%0D%0Ahome/',
  '/join/%0A/%E2%80%A9',
  '/hom%65',
  '/%2F',
  '/%5C',
  '//example.com/',
  '/%C2%85',
]
test('an odd address is a page, which can be searched', async ({ page, baseURL }) => {
  for (const address of odd)
    await test.step(address, async () => {
      await page.goto(baseURL + address)
      await expect(heading(page)).toBeVisible()
      const isFound = await page.getByRole('button', { name: 'Send Code' }).isVisible()
      await searchField(page).fill('x')
      await expect(page).toHaveURL(/\?search=x$/)
      await expect(heading(page)).toBeVisible()
      if (!isFound) await expect(heading(page, 'Page Not Found')).toBeVisible()
    })
})

// No server answers these with a page. The app meets them if a person edits the address of an open page.
test('an address that encodes nothing is a page', async ({ page }) => {
  await page.goto('/')
  for (const address of ['/%', '/%FF', '/home/%E2%80']) {
    await goInside(page, address)
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    await expect(page.getByText(address, { exact: true })).toBeVisible()
  }
})
