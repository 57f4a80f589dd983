import type { Locator, Page } from '@playwright/test'
import { resendSeconds } from '../../src/features/sign-in/pending-verification.ts'
import { offerCancelSeconds, showAfterMs } from '../../src/ui/progress/limits.ts'
import { expect, neverAnswer, test } from '../support/journey.ts'

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
  await page.clock.runFor((resendSeconds + 1) * 1000)
  await expect(page.getByRole('button', { name: /^Resend code/ })).toHaveText('Resend code')
  expect(await boxes()).toEqual(before)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'New code sent' })).toBeVisible()
  expect(await boxes()).toEqual(before)
})

test('while a slow server is waited for, the card goes on below the contact, and nothing is dimmed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await neverAnswer(page)
  await page.goto('/login')
  // Behind the modal the card is hidden from assistive technology, but visible.
  const card = page.getByRole('dialog', { name: 'Sign in to Emberhall', includeHidden: true })
  const field = page.getByRole('textbox', { name: 'Phone or Email', includeHidden: true })
  await contactField(page).fill('sage@example.com')
  await send(page)
  await expect(page.getByRole('button', { name: 'Send Code' }), 'at once').toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(showAfterMs + 100)
  const progress = page.getByRole('dialog', { name: 'Sending your code…' })
  await expect(progress).toBeVisible()
  const place = await card.boundingBox()
  const shown = await progress.boundingBox()
  const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
  expect(shown).toMatchObject({ x: place?.x, width: place?.width, y: y + height })
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0))
  expect(await progress.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
  await page.clock.runFor(offerCancelSeconds * 1000)
  await expect(progress.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(await progress.boundingBox(), 'when it can be cancelled').toEqual(shown)
})

test('at 360 and 390 px an error of a field moves no button under the thumb', async ({ page }) => {
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
  await page.goto('/login')
  await expect(contactField(page)).toBeVisible()
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
})

test('"Change" stands beside the contact where there is room, else below it', async ({ page }) => {
  const middle = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
    return y + height / 2
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [contact, isBeside] of [
    ['phone: +12025550123', true],
    ['email: sage.of.the.long.table@tavern.example.com', false],
  ] as const) {
    await page.goto('/login')
    await contactField(page).fill(contact.slice('phone: '.length))
    await send(page)
    const told = page.getByText(`Code sent to ${contact}.`)
    await expect(told).toBeVisible()
    const change = page.getByRole('button', { name: 'Change' })
    const { height = 0 } = (await told.boundingBox()) ?? {}
    expect((await middle(change)) - (await middle(told)) < height / 2, contact).toBe(isBeside)
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
  }
})

test('a visitor from an invitation reads why to sign in, after a reload too', async ({ page }) => {
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
