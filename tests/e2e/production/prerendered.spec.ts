import type { Page } from '@playwright/test'
import { outlined, prerendered } from '../../../scripts/build/pages.ts'
import { markKey, recordKey } from '../../../src/session/session-record.ts'
import { expect, signIn, test } from './support/fixtures.ts'
import { holdApp } from './support/hold-app.ts'

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** The visible text of the page, with its stylesheet applied. */
async function painted(page: Page): Promise<string> {
  await page.waitForFunction(() => document.styleSheets.length > 0)
  return page.locator('#root').innerText()
}

for (const { path } of prerendered) {
  test(`${path} is there before the app, which takes it over as it is`, async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    const before = await painted(page)
    letGo()
    await expect(page.locator('#root')).not.toBeEmpty()
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /userinfo/.test(name)))
    expect(await painted(page)).toBe(before)
  })
}

for (const { path, title } of outlined) {
  test(`the outline of ${path} is there before the app, for a signed-in person alone, and nothing in it can be used`, async ({
    page,
    deployment,
  }) => {
    const name = title === 'Home' ? 'Welcome' : title
    const outline = page.locator('#root > [inert]')
    const letVisitorGo = await holdApp(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(outline.getByText('Emberhall')).toBeVisible()
    await expect(outline.locator('main')).toBeHidden()
    letVisitorGo()
    await signIn(page, deployment, 'known@example.com')
    const letGo = await holdApp(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(outline.locator('h1')).toHaveText(name)
    await expect(outline).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(outline.locator(':focus')).toHaveCount(0)
    letGo()
    await expect(outline).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}

test('a signed-in person does not see a visitor’s navbar on a public page', async ({ page, deployment }) => {
  await signIn(page, deployment, 'known@example.com')
  const letGo = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page, 'Welcome to Emberhall')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Emberhall')).toBeHidden()
  letGo()
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Emberhall')).toBeVisible()
})

test('a signed-in person sees no login form, and then Home', async ({ page, deployment }) => {
  await signIn(page, deployment, 'known@example.com')
  const letGo = await holdApp(page)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/login')
  await expect(page.getByRole('textbox', { name: 'Phone or Email' })).toBeHidden()
  letGo()
  await expect(heading(page, 'Welcome to Emberhall')).toBeVisible()
  await expect(page).toHaveURL('/home/')
})

const record = (exp: number) => JSON.stringify({ userId: 'past', session: { exp } })
const visitors: [string, Record<string, string>][] = [
  ['a visitor', {}],
  ['someone whose session has ended', { [recordKey]: record(1_700_000_000) }],
  ['someone whose record is damaged', { [recordKey]: '{"userId":' }],
  ['someone whose logout is marked', { [recordKey]: record(9_900_000_000), [markKey]: '{}' }],
]
for (const [who, stored] of visitors) {
  test(`the login page shows ${who} its form before the app has loaded`, async ({ page }) => {
    await page.addInitScript((items) => void Object.assign(localStorage, items), stored)
    const letGo = await holdApp(page)
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
    await expect(page.getByRole('banner').getByText('Emberhall')).toBeVisible()
    letGo()
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
    await expect(page.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
  })
}

test('a search before hydration is kept, and gets into the address', async ({ page }) => {
  const letGo = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search' }).fill('dice')
  letGo()
  await expect(page).toHaveURL('/?search=dice')
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('dice')
})

test('values that only this browser has appear with hydration: the wanted page, the search', async ({
  page,
  deployment,
}) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await signIn(page, deployment, 'onward@example.com')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue to Profile' })).toBeVisible()
  await page.goto('/example/?search=toast')
  await expect(page.getByRole('status').filter({ hasText: '1 example matches “toast”.' })).toBeVisible()
})
