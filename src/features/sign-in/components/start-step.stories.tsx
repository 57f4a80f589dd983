import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  accelerateTimers,
  expectNoSideScroll,
  expectSeen,
  inLargeText,
  onPhone,
  type Person,
} from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { exampleError } from '../../../../mocks/http/build-answer.ts'
import type { FaultId } from '../../../../mocks/scenarios/chosen-answers.ts'
import { LoginDialog, type LoginDialogProps, type SignInStep } from './login-dialog.tsx'

/** The dialog with a parent that keeps its step. */
function Login({ step: first, ...props }: LoginDialogProps) {
  const [step, setStep] = useState<SignInStep>(first)
  return <LoginDialog {...props} step={step} onStepChange={setStep} />
}

const meta = preview.meta({
  title: 'Behavior/Login dialog/Start',
  component: LoginDialog,
  args: { open: true, modal: false, step: 'start' as const, onStepChange: fn(), onClose: fn() },
  parameters: { app: { overlays: true } },
  render: (args) => <Login {...args} />,
})

const withFault = (fault: FaultId) => ({ app: { overlays: true, faults: { startVerification: fault } } })
const field = ({ canvas }: Person) => canvas.getByRole('textbox', { name: 'Phone or Email' })

async function send(person: Person, contact = 'rowan@example.com') {
  await person.userEvent.click(field(person))
  await person.userEvent.paste(contact)
  await person.userEvent.click(person.canvas.getByRole('button', { name: 'Send Code' }))
}

/** The text is below the field and describes it. The field has the focus, and keeps what was typed. */
async function expectFieldError(person: Person, text: string, contact = 'rowan@example.com') {
  await expect(await person.canvas.findByText(text)).toBeVisible()
  await waitFor(() => expect(field(person)).toHaveFocus())
  await expect(field(person)).toBeInvalid()
  await expect(field(person)).toHaveAccessibleDescription(expect.stringContaining(text))
  await expect(field(person)).toHaveValue(contact)
}

/** The text is an alert of the form, and the field is not marked invalid. */
async function expectFormError(person: Person, text: string) {
  await waitFor(() => expect(person.canvas.getByRole('alert')).toHaveTextContent(text))
  await expect(field(person)).not.toBeInvalid()
  await expect(field(person)).toHaveValue('rowan@example.com')
}

/** The field has the focus. If you send it empty, it says what to enter. */
export const Empty = meta.story({
  play: async (person) => {
    await expect(person.canvas.getByRole('status')).toHaveTextContent(
      "We'll send a one-time code to confirm your identity.",
    )
    await waitFor(() => expect(field(person)).toHaveFocus())
    await person.userEvent.keyboard('{Enter}')
    await expect(await person.canvas.findByText('Enter your phone number or email address.')).toBeVisible()
  },
})

/** If you came from an invite link, you see why you need to sign in. */
export const Invited = meta.story({
  args: { reason: 'You have been invited to a game. Sign in to take your seat.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/^You have been invited to a game\./)
  },
})

/** The dialog lies over a page. */
export const OverThePage = meta.story({
  args: { modal: true },
  play: async (person) => {
    await expectSeen(() => person.canvas.getByRole('dialog', { name: 'Sign in to Emberhall' }))
    await expect(document.querySelector('dialog:modal')).not.toBeNull()
    await expect(field(person)).toHaveFocus()
  },
})

/** When you leave the field, a phone number becomes E.164 and is marked as valid. */
export const Normalized = meta.story({
  play: async (person) => {
    await person.userEvent.type(field(person), '(202) 555-0123')
    await person.userEvent.tab()
    await expect(field(person)).toHaveValue('+12025550123')
    await expect(field(person)).toHaveAccessibleDescription('Valid')
  },
})

/** Neither a phone number nor an email address. */
export const InvalidContact = meta.story({
  play: async (person) => {
    await send(person, 'rowan at example')
    await expectFieldError(person, 'Unable to start verification', 'rowan at example')
    await expect(field(person)).toHaveAccessibleDescription(expect.stringMatching(/^Enter a phone number or email\./))
  },
})

/** The server says how long to wait. The form counts it down in seconds. */
export const TooManyRequests = meta.story({
  parameters: withFault('429-seconds'),
  play: async (person) => {
    await send(person)
    await expectFormError(person, exampleError('startVerification', 429).message)
    await expect(person.canvas.getByText(/^Try again in 0:(30|2\d)\.$/)).toBeVisible()
    await expect(person.canvas.getByRole('button', { name: 'Send Code' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The server’s message is shown as text, never as markup. */
export const MessageWithMarkup = meta.story({
  parameters: withFault('html-message'),
  play: async (person) => {
    await send(person)
    await expect(await person.canvas.findByText(/<img src=x onerror=/)).toBeVisible()
    await expect(person.canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** No answer comes. After a while (shortened here) you can cancel. */
export const NoAnswer = meta.story({
  parameters: withFault('hanging'),
  beforeEach: accelerateTimers,
  play: async (person) => {
    await send(person)
    const progress = await screen.findByRole('dialog', { name: 'Sending your code…' })
    await expect(await within(progress).findByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

NoAnswer.test('After Cancel, the form keeps the contact and shows no error', async (person) => {
  const progress = within(screen.getByRole('dialog', { name: 'Sending your code…' }))
  await person.userEvent.click(progress.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  await expect(field(person)).toBeValid()
  await expect(field(person)).toHaveValue('rowan@example.com')
})

export const LongText = meta.story({
  parameters: withFault('long-message'),
  globals: onPhone,
  play: async (person) => {
    await send(person, `${'a'.repeat(60)}@${'b'.repeat(60)}.example`)
    await expect(await person.canvas.findByText(/^Too long\./)).toBeVisible()
    await expectNoSideScroll()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async () => expectNoSideScroll(),
})
