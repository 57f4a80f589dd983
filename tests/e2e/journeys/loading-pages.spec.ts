import type { Page } from '@playwright/test'
import { expect, readLatestCode, test } from '../../support/journey.ts'

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name, exact: true })

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
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code' }).fill(await readLatestCode(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home/')
  return letGo
}

test('Back while Home is loading after sign-in ends on a page', async ({ page }) => {
  const letGo = await signInAhead(page, 'turner@example.com')
  await page.goBack()
  await expect(page).toHaveURL('/home/')
  letGo()
  await expect(heading(page, 'Welcome to Emberhall')).toBeVisible()
})
