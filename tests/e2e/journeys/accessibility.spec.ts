import type { Locator, Page } from '@playwright/test'
import { examples } from '../../../src/contract/examples.gen.ts'
import { resendSeconds } from '../../../src/features/sign-in/pending-verification.ts'
import { listen } from '../../support/announcements.ts'
import { expect, readLatestCode, test } from '../../support/journey.ts'

const contactField = (page: Page) => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const another = (code: string) => (code === '000000' ? '000001' : '000000')
const wrong = examples.checkVerification.answers[400].wrongCode.message

/** Fails if the page scrolls sideways (WCAG 1.4.4 and 1.4.10). */
async function fits(page: Page, state: string) {
  const [needed, there] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect.soft(needed, `${state}: width`).toBeLessThanOrEqual(there ?? 0)
}

/** Presses a key until the target has the focus; fails if it never has. */
async function press(page: Page, key: string, target: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `${key} leads there`).toBeFocused()
}

/** Signs in and out again on a narrow screen, without a pointer. `look` checks every state on the way. */
async function walk(page: Page, look: (page: Page, state: string) => Promise<void>) {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'Welcome')
  await press(page, 'Tab', page.getByRole('button', { name: 'Menu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await look(page, 'the menu')
  await press(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Login' }))
  await page.keyboard.press('Enter')

  await expect(contactField(page)).toBeFocused()
  await look(page, 'Start')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(contactField(page)).toHaveAttribute('aria-invalid', 'true')
  await look(page, 'Start with an error')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('keys@example.com')
  await page.keyboard.press('Enter')

  await expect(codeField(page)).toBeFocused()
  await look(page, 'Verify')
  const code = await readLatestCode(page)
  await page.keyboard.type(another(code))
  await page.keyboard.press('Enter')
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await look(page, 'Verify with an error')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeFocused()
  await look(page, 'Home')
  await press(page, 'Shift+Tab', page.getByRole('button', { name: 'Menu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await look(page, 'the menu of who is signed in')
  await press(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Logout?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await look(page, 'the question')
  await press(page, 'Tab', question.getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText("You're signed out.")).toBeVisible()
  await look(page, 'Logout')
}

test('in and out by keyboard alone, on 320 pixels with text at 200 %', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await walk(page, async (_, state) => {
    await expect(page.locator('body'), 'the text is large').toHaveCSS('font-size', '32px')
    await fits(page, state)
  })
})

test('each event is announced once', async ({ page }) => {
  const heard = await listen(page)
  await page.clock.install()
  await page.goto('/login')
  await contactField(page).fill('ears@example.com')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  const expected = ['Code sent to email: ears@example.com.']
  await expect.poll(() => heard).toEqual(expected)

  const code = await readLatestCode(page)
  await codeField(page).fill(another(code))
  await page.keyboard.press('Enter')
  await expect(page.getByText(wrong)).toBeVisible()
  await page.clock.runFor((resendSeconds + 1) * 1000)
  await expect(page.getByRole('status').filter({ hasText: 'You can ask for a new code now.' })).toBeAttached()
  expected.push(wrong, 'You can ask for a new code now.')
  await expect.poll(() => heard).toEqual(expected)

  await codeField(page).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeFocused()
  await page.goto('/logout')
  await expect(page.getByRole('status').filter({ hasText: "You're signed out." })).toBeVisible()
  // Home announces nothing itself: its heading takes the focus.
  expected.push("You're signed out.")
  await expect.poll(() => heard).toEqual(expected)
})
