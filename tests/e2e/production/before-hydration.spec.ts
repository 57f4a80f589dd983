import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdApp } from './support/hold-app.ts'

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Phone or Email' })
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send Code' })

/** Opens a prerendered page. It is not hydrated until the returned function is called. */
async function openHeld(page: Page, path: string) {
  const letGo = await holdApp(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letGo
}

test('a contact and Enter before hydration: the code is sent once, and nothing gets into the address', async ({
  page,
  deployment,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const letGo = await openHeld(page, '/login')
  await contactField(page).fill('enter@example.com')
  await page.keyboard.press('Enter')
  await sendCode(page).click()
  await expect(sendCode(page)).toHaveAttribute('data-busy')
  letGo()
  await expect(page.getByText('Code sent to email: enter@example.com.')).toBeVisible()
  expect(await deployment.backend.world.outbox.listTo('enter@example.com')).toHaveLength(1)
  expect(addresses.filter((address) => address.includes('enter'))).toEqual([])
})

test('a press on the menu before hydration leaves it open afterwards', async ({ page }) => {
  const letGo = await openHeld(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  letGo()
  await expect(page.getByRole('menuitem', { name: 'Fullscreen' })).toBeFocused()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('without the app', () => {
  test.use({ expectedFaults: [/Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/] })

  for (const path of ['/login', '/profile']) {
    test(`${path} says that it could not start, and reloads when asked to`, async ({ page }) => {
      await page.route('**/assets/index-*.js', (route) => route.abort())
      await page.goto(path)
      const alarm = page.getByRole('alert').filter({ hasText: 'Emberhall could not start' })
      await expect(alarm).toBeInViewport({ ratio: 1 })
      await page.unroute('**/assets/index-*.js')
      await alarm.getByRole('link', { name: 'Reload' }).click()
      await expect(alarm).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('no contact gets into the address', async ({ page }) => {
    await page.goto('/login')
    await contactField(page).fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await expect(sendCode(page)).toBeDisabled()
    await expect(page).toHaveURL('/login')
  })
})
