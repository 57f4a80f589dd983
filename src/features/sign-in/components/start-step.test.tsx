import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { watchSubmit } from '../../../../tests/support/watch-submit.ts'
import { type AppStore, makeStore } from '../../../app/store.ts'
import { LoginDialog } from './login-dialog.tsx'
import { StartStep } from './start-step.tsx'

const email = 'rowan@example.com'
const nothing = () => {}
const field = () => page.getByRole('textbox', { name: 'Phone or Email' })
const send = () => page.getByRole('button', { name: 'Send Code' })

/** Renders the login page to HTML, types into it, then hydrates it. */
async function typeAndHydrate(typed: string, { leave = false } = {}) {
  const store = makeStore()
  const login = (
    <Provider store={store} serverState={makeStore().getState()}>
      <LoginDialog open modal={false} step="start" onStepChange={nothing} onClose={nothing} />
    </Provider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(login)
  await field().fill(typed)
  if (leave) await userEvent.tab()
  const root = hydrateRoot(container, login)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.element(send()).toBeEnabled()
  return store.getState().signIn.contact
}

test('a contact that was typed and left before hydration is normalized', async () => {
  expect(await typeAndHydrate('(202) 555-0123', { leave: true })).toBe('+12025550123')
  await expect.element(field()).toHaveValue('+12025550123')
})

/** Renders Start alone, in a store that is prepared by `before`. */
async function show(before: (store: AppStore) => void = nothing) {
  const store = makeStore()
  before(store)
  const onStarted = vi.fn()
  function Start() {
    return <StartStep field={useRef(null)} onStarted={onStarted} onCancel={nothing} />
  }
  const { unmount } = await render(
    <Provider store={store}>
      <Start />
    </Provider>,
  )
  return { store, onStarted, unmount }
}

test('the field tells browsers and phones its purpose, and turns autocorrection off', async () => {
  await show()
  const attributes = {
    name: 'contact',
    type: 'text',
    inputmode: 'email',
    autocomplete: 'username',
    spellcheck: 'false',
  }
  for (const [name, value] of Object.entries(attributes)) await expect.element(field()).toHaveAttribute(name, value)
})

test('on leaving the field a contact is normalized and marked valid, until it is changed', async () => {
  await show()
  await field().fill('(202) 555-0123')
  await expect.element(field()).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await expect.element(field()).toHaveValue('+12025550123')
  await expect.element(field()).toHaveAccessibleDescription('Valid')
  await field().fill('rowan at example')
  await userEvent.tab()
  await expect.element(field()).not.toHaveAccessibleDescription()
})

test('a code is sent once, by the form and not by the browser, and then Verify opens', async () => {
  const network = fakeNetwork()
  const prevented = watchSubmit()
  const { onStarted } = await show()
  const release = network.hold('startVerification')
  await field().fill(email)
  await expect.element(send()).toHaveAttribute('aria-disabled', 'false')
  await send().click()
  await expect.poll(() => network.count('startVerification')).toBe(1)
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  // A password manager does the same.
  field().element().closest('form')?.requestSubmit()
  await expect.poll(() => prevented).toEqual([true, true])
  // A second press would take effect within these frames.
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  await expect.element(field()).toHaveAttribute('readonly')
  expect(onStarted).not.toHaveBeenCalled()
  release()
  await expect.poll(() => onStarted.mock.calls).toEqual([[]])
  await expect.element(field()).not.toHaveAttribute('readonly')
  expect(network.count('startVerification')).toBe(1)
})

test('the error of a refused contact is at the field, which takes the focus each time', async () => {
  const network = fakeNetwork()
  const { onStarted } = await show()
  network.setFault('startVerification', '400-bare')
  await field().fill(email)
  await send().click()
  const advised = 'Check the phone number or email. Unable to start verification'
  await expect.element(field()).toHaveAccessibleDescription(advised)
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  network.setFault('startVerification', '400-message')
  await send().click()
  await expect.element(field()).toHaveAccessibleDescription('That was refused.')
  await expect.element(field()).toHaveFocus()
  expect(onStarted).not.toHaveBeenCalled()
})
