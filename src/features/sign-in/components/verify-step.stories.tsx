import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, type Person } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { exampleError } from '../../../../mocks/http/build-answer.ts'
import type { FaultId } from '../../../../mocks/scenarios/chosen-answers.ts'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import { pendingSet, selectPending } from '../sign-in-slice.ts'
import { LoginDialog, type LoginDialogProps, type SignInStep } from './login-dialog.tsx'

function Login({ step: first, ...props }: LoginDialogProps) {
  const [step, setStep] = useState<SignInStep>(first)
  return <LoginDialog {...props} step={step} onStepChange={setStep} />
}

const meta = preview.meta({
  title: 'Behavior/Login dialog/Verify',
  component: LoginDialog,
  args: { open: true, modal: false, step: 'start' as const, onStepChange: fn(), onClose: fn() },
  parameters: { app: { overlays: true } },
  render: (args) => <Login {...args} />,
})

const withFault = (fault: FaultId) => ({ app: { overlays: true, faults: { checkVerification: fault } } })
const field = ({ canvas }: Person) => canvas.getByRole('textbox', { name: 'Code' })

/** Goes to Verify as a person does. */
async function ask({ canvas, userEvent }: Person, contact = 'rowan@example.com') {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Phone or Email' }))
  await userEvent.paste(contact)
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible()
}

async function enter(person: Person, code: string) {
  await person.userEvent.type(field(person), code)
  await person.userEvent.click(person.canvas.getByRole('button', { name: 'Verify' }))
}

/** The text is below the field. What was typed is still there, and selected. */
async function expectFieldError(person: Person, text: string, typed = '123456') {
  await expect(await person.canvas.findByText(text)).toBeVisible()
  await waitFor(() => expect(field(person)).toHaveFocus())
  await expect(field(person)).toHaveAccessibleDescription(expect.stringContaining(text))
  await expect(field(person)).toHaveValue(typed)
  await expect(field(person)).toHaveProperty('selectionEnd', typed.length)
}

/** The text is an alert of the form, and the field is not marked invalid. */
async function expectFormError(person: Person, text: string) {
  await waitFor(() => expect(person.canvas.getByRole('alert')).toHaveTextContent(text))
  await expect(field(person)).not.toBeInvalid()
  await expect(field(person)).toHaveValue('123456')
}

/** It says where the code was sent, and counts down to the next one. */
export const CodeSent = meta.story({
  play: async (person) => {
    await ask(person, '(202) 555-0123')
    await expect(person.canvas.getByText('+12025550123').closest('p')).toHaveTextContent(
      'Code sent to phone: +12025550123.',
    )
    await waitFor(() => expect(field(person)).toHaveFocus())
    await expect(person.canvas.getByRole('button', { name: /^Resend code in 0:(30|2\d)$/ })).toBeVisible()
  },
})

/** You paste a text, and the app finds the code in it and signs you in. */
export const RightCode = meta.story({
  play: async ({ mock, store, ...person }) => {
    await ask(person)
    const code = mock.world.outbox.list()[0]?.code ?? ''
    await enter(person, `${code.slice(0, 3)} - ${code.slice(3)}`)
    await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(true))
  },
})

/** Fewer than six digits. */
export const NotACode = meta.story({
  play: async (person) => {
    await ask(person)
    await enter(person, '123')
    await expectFieldError(person, 'OTP must be a 6-digit code', '123')
  },
})

/** The server refuses the code. */
export const WrongCode = meta.story({
  parameters: withFault('400-message'),
  play: async (person) => {
    await ask(person)
    await enter(person, '123456')
    await expectFieldError(person, 'That was refused.')
  },
})

/** After too many tries, it says when to try again. */
export const TooManyTries = meta.story({
  parameters: withFault('429-seconds'),
  play: async (person) => {
    await ask(person)
    await enter(person, '123456')
    await expectFormError(person, exampleError('checkVerification', 429).message)
    await expect(person.canvas.getByText(/^Try again in 0:(30|2\d)\.$/)).toBeVisible()
  },
})

/** The code is used up. Trying again only loads the user. */
export const AccountNotLoaded = meta.story({
  parameters: { app: { overlays: true, faults: { getUserInfo: '500-message' } } },
  play: async ({ mock, ...person }) => {
    await ask(person)
    await enter(person, mock.world.outbox.list()[0]?.code ?? '')
    await expect(
      await person.canvas.findByText(/^Your code was right, but we couldn't load your account/),
    ).toBeVisible()
  },
})

AccountNotLoaded.test('A second try signs in', async ({ canvas, mock, store, userEvent }) => {
  mock.settings.change({ chosenAnswers: {} })
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(true))
})

/** A new code is announced and shown. Here the wait is zero. */
export const SentAgain = meta.story({
  play: async ({ store, ...person }) => {
    await ask(person)
    const pending = selectPending(store.getState())
    if (pending) store.dispatch(pendingSet({ ...pending, resendAt: 0 }))
    await person.userEvent.click(await person.canvas.findByRole('button', { name: 'Resend code' }))
    await expect(await person.canvas.findByText('New code sent')).toBeVisible()
  },
})

/** Goes back to Start and keeps the contact. */
export const Change = meta.story({
  play: async (person) => {
    await ask(person)
    await person.userEvent.click(person.canvas.getByRole('button', { name: 'Change' }))
    await expect(person.canvas.getByRole('textbox', { name: 'Phone or Email' })).toHaveValue('rowan@example.com')
  },
})

/** Cancel resets step, fields and errors. */
export const Cancel = meta.story({
  play: async ({ args, ...person }) => {
    await ask(person)
    await person.userEvent.click(person.canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(person.canvas.getByRole('textbox', { name: 'Phone or Email' })).toHaveValue('')
  },
})

export const LongText = meta.story({
  parameters: withFault('long-message'),
  globals: onPhone,
  play: async (person) => {
    await ask(person, `${'a'.repeat(60)}@${'b'.repeat(60)}.example`)
    await enter(person, '123456')
    await expect(await person.canvas.findByText(/^Too long\./)).toBeVisible()
    await expectNoSideScroll()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async (person) => {
    await ask(person)
    await expectNoSideScroll()
  },
})
