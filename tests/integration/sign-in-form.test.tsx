import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resendSeconds } from '../../src/features/sign-in/limits.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'

const email = 'rowan@example.com'
const minute = 60_000
const contactField = () => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = () => page.getByRole('textbox', { name: 'Code' })
const resend = () => page.getByRole('button', { name: 'Resend code' })
const gone = () => page.getByRole('alert').getByText('Your code is no longer valid.')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
/** Opens Verify so many milliseconds after the code was sent. */
async function openVerify(ago = (resendSeconds + 1) * 1000) {
  const network = fakeNetwork()
  const { requestId } = await network.start(email)
  pendingStored({ contact: email, requestId, ago })
  const app = await openApp({ at: '/login' })
  await expect.element(codeField()).toHaveFocus()
  return { network, ...app }
}

test('a new code voids the old one: its field is empty, called neither right nor wrong, and has the focus', async () => {
  const { network } = await openVerify()
  await userEvent.fill(codeField(), '123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(codeField()).toBeInvalid()
  await resend().click()
  await expect.element(page.getByText('New code sent')).toBeVisible()
  await expect.element(codeField()).toHaveFocus()
  await expect.element(codeField()).toHaveValue('')
  await expect.element(codeField()).not.toBeInvalid()
  await expect.element(codeField()).not.toHaveAccessibleDescription(/Valid/)
  await userEvent.keyboard(`${network.newestCode()}{Enter}`)
  await expect.element(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
})

test('after a slow answer the focus comes to the field too', async () => {
  const { network } = await openVerify()
  const release = network.hold('startVerification')
  await userEvent.fill(codeField(), '123456')
  await resend().click()
  await vi.advanceTimersByTimeAsync(400)
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  release()
  await expect.element(page.getByText('New code sent')).toBeVisible()
  await expect.element(codeField()).toHaveFocus()
  await expect.element(codeField()).toHaveValue('')
})

test.each(['offline', '500-message', '502-html', '429-seconds'] as const)(
  'a code that could not be checked is not called valid: %s',
  async (fault) => {
    const { network } = await openVerify()
    network.setFault('checkVerification', fault)
    await userEvent.fill(codeField(), '123456')
    await expect.element(codeField()).toHaveAccessibleDescription('Valid')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect.element(codeField()).not.toHaveAccessibleDescription(/Valid/)
    await userEvent.fill(codeField(), '123457')
    await expect.element(codeField()).toHaveAccessibleDescription('Valid')
  },
)

test('that a code may be asked for is no longer said when the server has refused one', async () => {
  const { network } = await openVerify(29_000)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByText('You can ask for a new code now.')).toBeInTheDocument()
  network.setFault('startVerification', '429-seconds')
  await resend().click()
  await expect.element(page.getByRole('button', { name: /^Resend code in/ })).toBeVisible()
  await expect.element(page.getByText('You can ask for a new code now.')).not.toBeInTheDocument()
})

test('a contact cannot be changed while its code is on its way, nor a code while it is checked', async () => {
  const network = fakeNetwork()
  await openApp({ at: '/login' })
  const sent = network.hold('startVerification')
  await userEvent.fill(contactField(), email)
  await userEvent.keyboard('{Enter}x')
  await expect.element(contactField()).toHaveValue(email)
  sent()
  await expect.element(page.getByText(`Code sent to email: ${email}.`)).toBeVisible()
  const checked = network.hold('checkVerification')
  await userEvent.fill(codeField(), '12345')
  await userEvent.keyboard('6{Enter}7')
  await expect.element(codeField()).toHaveValue('123456')
  checked()
  await expect.element(codeField()).toBeInvalid()
  await userEvent.keyboard('7')
  await expect.element(codeField()).toHaveValue('7')
})

describe('a code that is waited for too long', () => {
  test('is said to be expired, and typed text goes into no other field', async () => {
    await openVerify(0)
    await userEvent.fill(codeField(), '123')
    await vi.advanceTimersByTimeAsync(15 * minute)
    await expect.element(gone()).toHaveFocus()
    await expect.element(page.getByText('Enter your phone number or email address.')).toBeVisible()
    await userEvent.keyboard('456')
    await expect.element(contactField()).toHaveValue('')
    await userEvent.fill(contactField(), email)
    await expect.element(gone()).not.toBeInTheDocument()
  })

  test('leaves the focus where it is, outside the form', async () => {
    await openVerify(0)
    const menu = page.getByRole('button', { name: 'Menu' }).element()
    if (menu instanceof HTMLElement) menu.focus()
    await vi.advanceTimersByTimeAsync(15 * minute)
    await expect.element(gone()).toBeVisible()
    expect(document.activeElement).toBe(menu)
  })

  test('leaves a person alone who is back at Start with another contact', async () => {
    await openVerify(0)
    await page.getByRole('button', { name: 'Change' }).click()
    await userEvent.fill(contactField(), 'wren@example.com')
    await vi.advanceTimersByTimeAsync(15 * minute)
    await expect.element(contactField()).toHaveValue('wren@example.com')
    await expect.element(gone()).not.toBeInTheDocument()
  })
})

test('a person at Verify is told that the code is void when somebody signs out in another tab', async () => {
  const { browser } = await openVerify(0)
  browser.openTab().environment.openChannel()?.postMessage(null)
  await expect.element(gone()).toHaveFocus()
  await expect.element(contactField()).toHaveValue('')
})
