import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { inWindow, onPhone } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { startFallback } from '../sign-in-errors.ts'
import { codeRefused, initialState, type SignInError, type SignInState } from '../sign-in-slice.ts'
import { LoginDialog } from './login-dialog.tsx'

/**
 * Each story is a state of the store that the dialog shows. The stories of the steps show what leads to these states.
 */
const meta = preview.meta({
  title: 'Components/Login dialog',
  component: LoginDialog,
  args: { open: true, modal: false, step: 'start' as const, onStepChange: fn(), onClose: fn() },
  parameters: { app: { state: { signIn: initialState } } },
})

const now = Date.now()
const contact = 'rowan@example.com'
const inState = (signIn: Partial<SignInState>) => ({
  app: { state: { signIn: { ...initialState, contact, ...signIn } } },
})

/** A code was sent. Another one may be requested at once. */
const sentTo = (contact: string, type: 'phone' | 'email'): Partial<SignInState> => {
  const requestId = '0b9b0a2e-6a0f-4c8e-9d4e-2f1c7a3b5d60'
  const pending = { contact, type, requestId, sentAt: now, resendAt: now }
  return { contact, progress: { at: 'verify', pending, waitUntil: 0 } }
}
const sent = sentTo(contact, 'email')

/** The first step asks for a phone number or an email address. */
export const Start = meta.story()

/** If you came from an invite link, you see why you need to sign in. */
export const Invited = meta.story({
  args: { reason: 'You have been invited to a game. Sign in to take your seat.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/^You have been invited to a game\./)
  },
})

const advice = 'Enter a phone number or email.'

/** What you typed is neither a phone number nor an email address. The error is at the field, its lines aligned. */
export const InvalidContact = meta.story({
  parameters: inState({ contact: 'rowan at example', contactError: { at: 'field', text: startFallback, advice } }),
  play: async ({ canvas }) => {
    const edges = [startFallback, advice].map((text) => {
      const words = document.createRange()
      words.selectNodeContents(canvas.getByText(text))
      return words.getBoundingClientRect().left
    })
    await expect(edges[1]).toBe(edges[0])
  },
})

/** You requested too many codes. The alert counts down, and you can’t send another code until then. */
export const TooManyRequests = meta.story({
  parameters: inState({
    contactError: { at: 'form', text: 'Too many attempts.' },
    startWait: { contact, until: now + 600_000 },
  }),
})

/** The app can’t reach the server. What you typed stays. */
export const Offline = meta.story({
  parameters: inState({
    contactError: {
      at: 'form',
      text: startFallback,
      advice: "Couldn't reach the server. Check your connection and try again.",
    },
  }),
})

/** The second step asks for the code that was sent. */
export const Verify = meta.story({
  args: { step: 'verify' },
  parameters: inState(sent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible()
  },
})

/** Types a code as soon as its field is there, which the server then refuses with `error`. */
function Refused({ error, children }: { error: Omit<SignInError, 'at'>; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const dispatch = useDispatch()
  const refuse = useEffectEvent(() => dispatch(codeRefused({ at: 'field', ...error })))
  useEffect(() => {
    const enter = () => {
      const field = host.current?.querySelector('input[name=code]')
      if (!field) return
      observer.disconnect()
      fireEvent.change(field, { target: { value: '123456' } })
      refuse()
    }
    const observer = new MutationObserver(enter)
    if (host.current) observer.observe(host.current, { childList: true, subtree: true })
    enter()
    return () => observer.disconnect()
  }, [])
  return <div ref={host}>{children}</div>
}

/** The server's message is written here: the contract's examples would bring the whole mock to the docs page. */
const refusedWith = (text: string, isSpent = false) => ({
  args: { step: 'verify' as const },
  parameters: inState(sent),
  decorators: [
    (Story: () => ReactNode) => (
      <Refused error={{ text, isSpent }}>
        <Story />
      </Refused>
    ),
  ],
})

/** The code stays in the field, selected, so you can type over it or correct it. */
export const WrongCode = meta.story({
  ...refusedWith("That code isn't right. Check it and try again."),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('123456')
    await expect(field).toHaveFocus()
  },
})

/** The code is too old, so the next step is “Resend code”. */
export const ExpiredCode = meta.story(refusedWith('This code has expired. Resend it to get a new one.', true))

/** The second step on a phone, with a code sent by text message. */
export const VerifyOnPhone = meta.story({
  args: { step: 'verify' },
  parameters: { ...inState(sentTo('+12025550123', 'phone')), ...inWindow('28rem') },
  globals: onPhone,
})
