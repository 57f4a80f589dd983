import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatWait } from '../../src/features/sign-in/use-wait.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'
import { type Failure, type Row, seeLateProgress } from './row.ts'

const email = 'rowan@example.com'
const contactField = () => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = () => page.getByRole('textbox', { name: 'Code' })
const enter = () => userEvent.keyboard('{Enter}')
const seeHome = () =>
  expect.element(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()

type Field = ReturnType<typeof contactField>

const remedies = {
  'no network': 'The server cannot be reached. Check your connection and try again.',
  puzzling: 'The server gave an answer we do not understand. Try again in a moment.',
  refused: undefined,
}

/** Checks the error below a field, and its advice, as a screen reader reads them. */
async function seeFieldError(field: Field, text: string, remedy?: string) {
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription([remedy, text].filter(Boolean).join(' '))
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
}

type FormError = { text: string; remedy?: string; wait?: number; button: string }

/** Checks the alert above the buttons. The field is not marked invalid. */
async function seeFormError(field: Field, { text, remedy, wait, button }: FormError) {
  const alert = page.getByRole('alert').filter({ hasText: text })
  await expect.element(alert).toBeVisible()
  expect(alert.element().textContent).toBe(text + (remedy ?? ''))
  const submit = page.getByRole('button', { name: button })
  expect(alert.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    submit.element().getBoundingClientRect().top,
  )
  if (wait) await expect.element(submit).toHaveAccessibleDescription(`You can try again in ${formatWait(wait)}.`)
  await expect.element(field).not.toBeInvalid()
  await expect.element(field).not.toHaveAccessibleDescription(text)
  await expect.element(field).toHaveFocus()
}

/** Checks that the field has the focus and its text is selected, so that typing replaces it. */
async function seeSelected(field: Field, value: string) {
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(value)
  await expect.poll(() => getSelection()?.toString()).toBe(value)
}

async function cancel(progress: string) {
  const button = await seeLateProgress(progress)
  await button.click()
}

export const startRow: Row = {
  name: 'asking for a code',
  operation: 'startVerification',
  progress: 'Sending your code…',
  async open() {
    await openApp({ at: '/login' })
    await userEvent.fill(contactField(), email)
  },
  act: enter,
  async giveUp() {
    await cancel('Sending your code…')
    await expect.element(contactField()).toHaveFocus()
    await expect.element(contactField()).toHaveValue(email)
    await expect.element(contactField()).not.toBeInvalid()
  },
  async seeFailure({ why, wait }, message) {
    const text = message ?? 'Unable to start verification'
    if (why === 'input') {
      await seeFieldError(contactField(), text, message ? undefined : 'Check the phone number or email address.')
    } else {
      const remedy = message ? undefined : remedies[why]
      await seeFormError(contactField(), { text, remedy, wait, button: 'Send Code' })
    }
    await expect.element(contactField()).toHaveFocus()
    await expect.element(contactField()).toHaveValue(email)
  },
  seeSuccess: () => expect.element(page.getByText(`Code sent to email: ${email}.`)).toBeVisible(),
}

let code = ''

/** Opens Verify, with the right code in the field. */
async function openVerify(network: Parameters<Row['open']>[0]) {
  const started = await network.start(email)
  code = started.code
  pendingStored({ contact: email, requestId: started.requestId })
  await openApp({ at: '/login' })
  await userEvent.fill(codeField(), code)
}

export const checkRow: Row = {
  name: 'checking the code',
  operation: 'checkVerification',
  progress: 'Checking your code…',
  open: openVerify,
  act: enter,
  async giveUp() {
    await cancel('Checking your code…')
    await expect.element(codeField()).toHaveFocus()
    await expect.element(codeField()).toHaveValue(code)
    await expect.element(codeField()).not.toBeInvalid()
  },
  async seeFailure({ why, wait }, message) {
    const text = message ?? 'Invalid verification code'
    if (why === 'input') {
      await seeFieldError(codeField(), text, message ? undefined : 'Check the code, or ask for a new one.')
      await seeSelected(codeField(), code)
    } else {
      const remedy = message ? undefined : `We could not check your code. ${remedies[why]}`
      await seeFormError(codeField(), { text, remedy, wait, button: 'Verify' })
      await expect.element(codeField()).toHaveValue(code)
    }
  },
  seeSuccess: seeHome,
}

/** Whatever the failure, the code is used up and must not be sent again. */
async function seeCodeAccepted(failure?: Failure) {
  const fault = failure?.isNoSession
    ? {
        text: 'Your code was right, but your browser did not keep the session.',
        remedy: 'Allow cookies for this site, then ask for a new code.',
      }
    : { text: 'Your code was right, but your account could not be loaded.', remedy: 'Choose Verify to try again.' }
  await seeFormError(codeField(), { ...fault, button: 'Verify' })
  await expect.element(codeField()).toHaveValue(code)
}

export const loadUserRow: Row = {
  name: 'loading the account after the code',
  operation: 'getUserInfo',
  progress: 'Signing you in…',
  open: openVerify,
  act: enter,
  async giveUp() {
    await cancel('Signing you in…')
    await seeCodeAccepted()
  },
  seeFailure: seeCodeAccepted,
  seeSuccess: seeHome,
}
