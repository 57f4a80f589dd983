import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Phone or Email' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Code' }).click()

test('on a phone nothing moves under the finger when a new code is sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await page.goto('/login')
  await contactField(page).fill('sage@example.com')
  await send(page)
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  const boxes = () =>
    Promise.all(
      ['Change', 'Verify', /^Resend code/, 'Cancel'].map((name) =>
        page.getByRole('main').getByRole('button', { name }).boundingBox(),
      ),
    )
  const before = await boxes()
  await page.clock.runFor(31_000)
  await expect(page.getByRole('button', { name: /^Resend code/ })).toHaveText('Resend code')
  expect(await boxes()).toEqual(before)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'New code sent' })).toBeVisible()
  expect(await boxes()).toEqual(before)
})

test('while a slow server is waited for, the progress takes the place of the card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await page.goto('/login?mock=hanging')
  // Behind the modal nobody but the eye finds it.
  const card = page.getByRole('dialog', { name: 'Sign in to Emberhall', includeHidden: true })
  await contactField(page).fill('sage@example.com')
  await send(page)
  await expect(page.getByRole('button', { name: 'Send Code' }), 'at once').toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(400)
  const progress = page.getByRole('dialog', { name: 'Sending your code…' })
  await expect(progress).toBeVisible()
  const place = await card.boundingBox()
  expect(await progress.boundingBox()).toEqual(place)
  await page.clock.runFor(10_000)
  await expect(progress.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(await progress.boundingBox(), 'after ten seconds').toEqual(place)
})

test('whoever comes from an invitation is told what it is for, after a reload too', async ({ page }) => {
  const reason = page.getByText('You have been invited to a game. Sign in to take your seat.')
  await page.goto('/login')
  await expect(contactField(page)).toBeFocused()
  await expect(reason).not.toBeAttached()
  await page.goto('/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST_0123456789')
  await expect(page).toHaveURL('/login')
  await expect(reason).toBeVisible()
  await page.reload()
  await expect(reason).toBeVisible()
})
