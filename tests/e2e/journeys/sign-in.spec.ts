import type { Page } from '@playwright/test'
import { expect, readLatestCode, signIn, test } from '../../support/journey.ts'

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Code' }).click()
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' }).click()

test('an email address signs in, a reload keeps the step, and nothing secret gets into addresses or storage', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await expect(page).toHaveTitle('Login · Emberhall')
  await contactField(page).fill('  rowan@example.com ')
  await contactField(page).press('Enter')
  await expect(page.getByText('Code sent to email: rowan@example.com.')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const code = await readLatestCode(page)

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.reload()
  await expect(page.getByText('Code sent to email: rowan@example.com.')).toBeVisible()
  expect(calls).toEqual([])

  await codeField(page).fill(code)
  await verify(page)
  await expect(page).toHaveURL('/home/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeFocused()
  expect(addresses.filter((address) => address.includes(code) || address.includes('rowan'))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify({ local: localStorage.getItem('emberhall.session') }))
  expect(stored).toContain('userId')
  expect(stored).not.toContain('rowan@example.com')
  expect(await page.evaluate(() => sessionStorage.getItem('emberhall.sign-in'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
})

test('a search keeps the step; "Change" goes back to the contact, and Back does the same', async ({ page }) => {
  await page.goto('/login')
  await contactField(page).fill('fern@example.com')
  await send(page)
  await expect(codeField(page)).toBeFocused()
  const searchField = page.getByRole('combobox', { name: 'Search' })
  await searchField.fill('dice')
  await expect(page).toHaveURL('/login?search=dice')
  await expect(codeField(page)).toBeVisible()
  await searchField.fill('')
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(contactField(page)).toHaveValue('fern@example.com')
  await expect(contactField(page)).toBeFocused()
  await page.goForward()
  await expect(codeField(page)).toBeVisible()
  await page.goBack()
  await expect(contactField(page)).toHaveValue('fern@example.com')
  await expect(page).toHaveURL('/login')
})

test('a second tab is signed in, and signs in with the first', async ({ context, page }) => {
  const waiting = await context.newPage()
  await waiting.goto('/login')
  await expect(contactField(waiting)).toBeVisible()
  await page.bringToFront()
  await signIn(page, 'twin@example.com')
  await expect(waiting).toHaveURL('/home/')
  const later = await context.newPage()
  await later.goto('/profile')
  await expect(later.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})
