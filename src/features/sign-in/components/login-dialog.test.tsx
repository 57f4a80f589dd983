import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { makeStore } from '../../../app/store.ts'
import { contactChanged, pendingSet } from '../sign-in-slice.ts'
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx'
import '../../../ui/base.css'

const email = 'rowan.ash@mail.example.com'
const requestId = 'b8b0ec0e-6cd3-4ca4-9f0e-2f5d7c39f1a4'
const pendingBy = (type: 'email' | 'phone', contact = email) =>
  pendingSet({ type, contact, requestId, sentAt: Date.now(), resendAt: Date.now() })
const status = () => page.getByRole('status').first()
const heading = (level: number, name: string) => page.getByRole('heading', { level, name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const left = (element: Element) => element.getBoundingClientRect().left

async function show(props: Partial<LoginDialogProps> = {}, type?: 'email' | 'phone') {
  const store = makeStore()
  if (type) store.dispatch(pendingBy(type))
  const told = { onStepChange: vi.fn(), onClose: vi.fn() }
  const dialog = (more: Partial<LoginDialogProps>) => (
    <Provider store={store}>
      <LoginDialog open modal={false} step="start" {...told} {...props} {...more} />
    </Provider>
  )
  const { rerender } = await render(dialog({}))
  return { ...told, store, change: (more: Partial<LoginDialogProps>) => rerender(dialog(more)) }
}

test('Start says what is sent, and Verify where to look for it, beside a drawing', async () => {
  const { change } = await show({}, 'email')
  await expect.element(heading(1, 'Sign in to Emberhall')).toBeVisible()
  await expect.element(status()).toHaveTextContent("We'll send a one-time code to confirm your identity.")
  await expect.element(button('Change')).not.toBeInTheDocument()
  const place = left(status().element())
  expect(place).toBe(left(heading(1, 'Sign in to Emberhall').element()))
  await change({ step: 'verify' })
  await expect.element(heading(1, 'Check your email')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await expect.element(status()).toHaveTextContent(`Code sent to email: ${email}.`)
  expect(left(status().element())).toBeGreaterThan(place)
})

test('a code for a phone is looked for there; without a code that is pending there is no Verify', async () => {
  const { store } = await show({ step: 'verify' })
  await expect.element(heading(1, 'Sign in to Emberhall')).toBeVisible()
  store.dispatch(pendingBy('phone', '+12025550123'))
  await expect.element(heading(1, 'Check your phone')).toBeVisible()
})

test('a contact may break after its at sign and before its dots', async () => {
  await show({ step: 'verify' }, 'email')
  const parts = [...status().element().querySelectorAll('bdi')].flatMap(({ childNodes }) => [...childNodes])
  const text = parts.map((part) => (part.nodeName === 'WBR' ? '|' : part.textContent)).join('')
  expect(text).toBe('|rowan|.ash@|mail|.example|.com')
})

test('it opens above the page unless it is a part of it', async () => {
  await show({ modal: undefined })
  await expect.element(heading(2, 'Sign in to Emberhall')).toBeVisible()
  expect(page.getByRole('dialog').element().matches(':modal')).toBe(true)
  await expect.element(page.getByRole('textbox', { name: 'Phone or Email' })).toHaveFocus()
})

test('why somebody is asked to sign in is said at Start alone', async () => {
  const reason = 'Your seat is kept.'
  const { change } = await show({ reason }, 'email')
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(reason)
  await change({ step: 'verify' })
  await expect.element(page.getByText(reason)).not.toBeInTheDocument()
  await change({ reason: undefined })
  await expect.element(page.getByRole('dialog')).not.toHaveAttribute('aria-describedby')
})

test('Change leads back to Start, and a code that is sent on to Verify', async () => {
  const network = fakeNetwork()
  const { change, onStepChange } = await show({ step: 'verify' }, 'email')
  await button('Change').click()
  expect(onStepChange).toHaveBeenCalledExactlyOnceWith('start')
  await change({ step: 'start' })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onStepChange.mock.lastCall).toEqual(['verify'])
  expect(network.count('startVerification')).toBe(1)
})

test.each(['start', 'verify'] as const)('Cancel at %s forgets what was typed, and closes', async (step) => {
  const { store, onClose, onStepChange } = await show({ step }, 'email')
  store.dispatch(contactChanged('wren@example.com'))
  await button('Cancel').click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onStepChange).not.toHaveBeenCalled()
  expect(store.getState().signIn).toMatchObject({ contact: '', pending: null })
})
