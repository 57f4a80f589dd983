import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'

const email = 'rowan@example.com'
const contactField = () => page.getByRole('textbox', { name: 'Phone or Email' })

afterEach(async () => {
  await page.viewport(414, 896)
})

test('a message of 10,000 characters leaves the form in sight, on a phone too', async () => {
  await page.viewport(320, 568)
  const network = fakeNetwork()
  network.setFault('startVerification', 'long-message')
  await openApp({ at: '/login' })
  await userEvent.fill(contactField(), email)
  await userEvent.keyboard('{Enter}')
  await expect.element(contactField()).toBeInvalid()
  const send = page.getByRole('button', { name: 'Send Code' })
  await expect.element(send).toBeInViewport()
  await expect.element(contactField()).toBeInViewport()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)

  network.setFault('startVerification')
  await send.click()
  await expect.element(page.getByText(`Code sent to email: ${email}.`)).toBeVisible()
})

test('a message with HTML is shown as text', async () => {
  const network = fakeNetwork()
  network.setFault('startVerification', 'html-message')
  await openApp({ at: '/login' })
  await userEvent.fill(contactField(), email)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^<img src=x onerror="document.title=1"><b>Bold<\/b> & <script>/)).toBeVisible()
  expect(document.querySelector('main img, main b, main script')).toBeNull()
  expect(document.title).toBe('Login · Emberhall')
})
