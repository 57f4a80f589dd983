import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdApp } from './support/hold-app.ts'

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Phone or Email' })
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send Code' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a prerendered page. It is not hydrated until the returned function is called. */
async function openHeld(page: Page, path: string) {
  const letGo = await holdApp(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letGo
}

/** Every address that the page's frame has had so far. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

/** Waits for the first calls, after which every kept press has been done. */
async function settle(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /userinfo/.test(name)))
}

test.describe('what is done on the login page before the app answers is done once it does', () => {
  test('a contact, and Enter', async ({ page, deployment }) => {
    const addresses = addressesOf(page)
    const letGo = await openHeld(page, '/login')
    await contactField(page).fill('enter@example.com')
    await page.keyboard.press('Enter')
    await expect(sendCode(page)).toHaveAttribute('data-busy')
    letGo()
    await expect(page.getByText('Code sent to email: enter@example.com.')).toBeVisible()
    await settle(page)
    expect(await deployment.backend.world.outbox.listTo('enter@example.com')).toHaveLength(1)
    expect(addresses.filter((address) => address.includes('enter'))).toEqual([])
  })

  test('a contact, and Send Code pressed by somebody who is impatient', async ({ page, deployment }) => {
    const letGo = await openHeld(page, '/login')
    await contactField(page).fill('+1 202 555 0142')
    await sendCode(page).click()
    await sendCode(page).click()
    await contactField(page).press('Enter')
    letGo()
    await expect(page.getByText('Code sent to phone: +12025550142.')).toBeVisible()
    await settle(page)
    expect(await deployment.backend.world.outbox.listTo('+12025550142')).toHaveLength(1)
  })

  test('Send Code without a contact, which says what is missing', async ({ page }) => {
    const letGo = await openHeld(page, '/login')
    await sendCode(page).click()
    letGo()
    await expect(page.getByText('Enter your phone number or email address.')).toBeVisible()
    await expect(sendCode(page)).not.toHaveAttribute('data-busy')
  })

  test('a contact that is changed after Send Code is not sent, and stays as it is', async ({ page, deployment }) => {
    const letGo = await openHeld(page, '/login')
    await contactField(page).fill('half@example.co')
    await sendCode(page).click()
    await contactField(page).press('End')
    await contactField(page).pressSequentially('m')
    await expect(sendCode(page)).not.toHaveAttribute('data-busy')
    letGo()
    await settle(page)
    await expect(contactField(page)).toHaveValue('half@example.com')
    await expect(contactField(page)).toBeFocused()
    expect(await deployment.backend.world.outbox.listTo('half@example.co')).toEqual([])
    expect(await deployment.backend.world.outbox.listTo('half@example.com')).toEqual([])
    await sendCode(page).click()
    await expect(page.getByText('Code sent to email: half@example.com.')).toBeVisible()
  })

  test('Cancel after Send Code', async ({ page, deployment }) => {
    const letGo = await openHeld(page, '/login')
    await contactField(page).fill('cancel@example.com')
    await sendCode(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    letGo()
    await expect(heading(page, 'Welcome to Emberhall')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await deployment.backend.world.outbox.listTo('cancel@example.com')).toEqual([])
  })

  test('a search, which the focus stays in', async ({ page }) => {
    const letGo = await openHeld(page, '/login')
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('di')
    letGo()
    await expect(page).toHaveURL('/login?search=di')
    await page.keyboard.type('ce')
    await expect(page).toHaveURL('/login?search=dice')
    await expect(contactField(page)).toHaveValue('')
  })
})

for (const path of ['/', '/login']) {
  test(`a choice in the menu of ${path} before the app answers leads to its page`, async ({ page }) => {
    const letGo = await openHeld(page, path)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Login' }).click()
    letGo()
    await expect(heading(page, 'Sign in to Emberhall')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test(`a press on the menu of ${path} before the app answers leaves it open, once it does`, async ({ page }) => {
    const letGo = await openHeld(page, path)
    await page.getByRole('button', { name: 'Menu' }).click()
    letGo()
    await settle(page)
    await expect(page.getByRole('menuitem', { name: 'Fullscreen' })).toBeFocused()
    await expect(page.getByRole('menuitem', { name: 'Login' })).toBeVisible()
  })
}

test.describe('without the app', () => {
  test.use({ expectedFaults: [/Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/] })

  for (const path of ['/', '/login', '/profile']) {
    test(`${path} says that it could not start, and reloads when asked to`, async ({ page }) => {
      await page.route('**/assets/index-*.js', (route) => route.abort())
      await page.goto(path)
      const alarm = page.getByRole('alert').filter({ hasText: 'Emberhall' })
      await expect(alarm).toHaveCount(0)
      await expect(alarm.getByRole('heading', { name: 'Emberhall could not start' })).toBeVisible()
      await expect(alarm).toContainText('A part of it did not arrive. Check your connection, then try again.')
      const { height } = (await page.getByRole('link', { name: 'Reload' }).boundingBox()) ?? { height: 0 }
      expect(height).toBeGreaterThanOrEqual(44)
      // On an empty page the name is shown. Above a prerendered page, which has the name, it is not.
      await expect(alarm.getByText('Emberhall', { exact: true })).toBeVisible({ visible: path === '/profile' })
      await expect(alarm).toBeInViewport({ ratio: 1 })
      await page.unroute('**/assets/index-*.js')
      await page.getByRole('link', { name: 'Reload' }).click()
      await expect(page.getByText('Emberhall could not start')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('menuitem', { name: 'Login' })).toBeVisible()
    })
  }

  test('no contact gets into the address', async ({ page }) => {
    const addresses = addressesOf(page)
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/login')
    await contactField(page).fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Emberhall could not start')).toBeVisible()
    await sendCode(page).click()
    await contactField(page).press('Enter')
    await expect(contactField(page)).toHaveValue('nobody@example.com')
    expect(addresses.filter((address) => address.includes('nobody'))).toEqual([])
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('no contact gets into the address', async ({ page }) => {
    const addresses = addressesOf(page)
    await page.goto('/login')
    await contactField(page).fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await expect(sendCode(page)).toBeDisabled()
    await expect(page).toHaveURL('/login')
    expect(addresses).toHaveLength(1)
  })
})
