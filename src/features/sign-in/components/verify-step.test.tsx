import { useRef } from 'react'
import { Provider, useSelector } from 'react-redux'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { watchSubmit } from '../../../../tests/support/watch-submit.ts'
import { makeStore } from '../../../app/store.ts'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import { pendingSet, selectPending } from '../sign-in-slice.ts'
import VerifyStep from './verify-step.tsx'
import '../../../ui/base.css'

const field = () => page.getByRole('textbox', { name: 'Code' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const verify = () => button('Verify')

/** Verify alone, after a code was sent. Another one may be requested at once. */
async function show(type: 'email' | 'phone' = 'email') {
  const network = fakeNetwork()
  const { requestId, code } = await network.start('rowan@example.com')
  const store = makeStore()
  const contact = type === 'phone' ? '+12025550123' : 'rowan@example.com'
  store.dispatch(pendingSet({ type, contact, requestId, sentAt: Date.now(), resendAt: Date.now() }))
  function Verify() {
    const field = useRef(null)
    const pending = useSelector(selectPending)
    return pending && <VerifyStep field={field} pending={pending} onCancel={() => {}} />
  }
  const { unmount } = await render(
    <Provider store={store}>
      <Verify />
    </Provider>,
  )
  return { network, code, store, unmount }
}

/** What is selected in the field. */
function selected(): string {
  const { value, selectionStart, selectionEnd } = field().element() as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

/** Pastes a text, or something that is not text. @returns whether the browser pastes it itself */
function paste(text?: string): boolean {
  const clipboardData = new DataTransfer()
  if (text) clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  return field().element().dispatchEvent(event)
}

test('the field tells browsers and phones its purpose, and has the focus', async () => {
  await show()
  await expect.element(field()).toHaveFocus()
  const attributes = {
    name: 'code',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    spellcheck: 'false',
  }
  for (const [name, value] of Object.entries(attributes)) await expect.element(field()).toHaveAttribute(name, value)
})

test('a code is checked once, by the form and not by the browser, and signs in', async () => {
  const { network, code, store } = await show()
  const prevented = watchSubmit()
  const release = network.hold('checkVerification')
  await field().fill(code.slice(1))
  await expect.element(field()).not.toHaveAccessibleDescription()
  await field().fill(code)
  await expect.element(field()).toHaveAccessibleDescription('Valid')
  await expect.element(verify()).toHaveAttribute('aria-disabled', 'false')
  await verify().click()
  await expect.element(verify()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Resend code')).toHaveAttribute('aria-disabled', 'false')
  await expect.element(field()).toHaveAttribute('readonly')
  expect(prevented).toEqual([true])
  expect(paste('654321'), 'nothing is pasted while a code is checked').toBe(true)
  await expect.element(field()).toHaveValue(code)
  release()
  await expect.poll(() => selectIsSignedIn(store.getState())).toBe(true)
  expect(network.count('checkVerification')).toBe(1)
})

test('a refused code stays in the field, and is selected each time until it is corrected', async () => {
  const { network } = await show()
  network.setFault('checkVerification', '400-bare')
  await field().fill('123456')
  await verify().click()
  const advised = 'Check the code, or ask for a new one. Invalid verification code'
  await expect.element(field()).toHaveAccessibleDescription(advised)
  await expect.element(field()).toHaveFocus()
  expect(selected()).toBe('123456')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.keyboard('65')
  await expect.element(field()).toHaveValue('65')
  await expect.element(field()).not.toBeInvalid()
  await userEvent.keyboard('4321')
  await expect.element(field()).toHaveAccessibleDescription('Valid')
  network.setFault('checkVerification', '400-message')
  await verify().click()
  await expect.element(field()).toHaveAccessibleDescription('That was refused.')
  await expect.element(field()).toHaveFocus()
  expect(selected()).toBe('654321')
})
