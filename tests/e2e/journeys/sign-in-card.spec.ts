import type { Page } from '@playwright/test'
import { resendSeconds } from '../../../src/features/sign-in/pending-verification.ts'
import { expect, test } from '../../support/journey.ts'

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Phone or Email' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Code' }).click()

test('on a phone neither an error nor a new code moves a button under the finger', async ({ page }) => {
  const place = (name: string) => page.getByRole('main').getByRole('button', { name }).boundingBox()
  /** The places of a button in windows of both widths. */
  const places = async (name: string) => {
    const found = []
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      found.push(await place(name))
    }
    return found
  }
  await page.clock.install()
  await page.goto('/login')
  await expect(contactField(page)).toBeVisible()
  // Until the app has started and its font has come, another font stands in for it, as wide only to a pixel.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.load('16px Cabin').then(() => undefined))
  const before = await places('Send Code')
  for (const contact of ['', 'sage at example']) {
    await contactField(page).fill(contact)
    await contactField(page).press('Enter')
    await expect(contactField(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await places('Send Code')).toEqual(before)
  }
  await contactField(page).fill('sage@example.com')
  await send(page)
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  const verify = await places('Verify')
  await code.fill('123')
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(await places('Verify')).toEqual(verify)

  await page.setViewportSize({ width: 360, height: 740 })
  const boxes = () =>
    Promise.all(
      ['Change', 'Verify', /^Resend code/, 'Cancel'].map((name) =>
        page.getByRole('main').getByRole('button', { name }).boundingBox(),
      ),
    )
  const resting = await boxes()
  await page.clock.runFor((resendSeconds + 1) * 1000)
  await expect(page.getByRole('button', { name: /^Resend code/ })).toHaveText('Resend code')
  expect(await boxes()).toEqual(resting)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'New code sent' })).toBeVisible()
  expect(await boxes()).toEqual(resting)
})
