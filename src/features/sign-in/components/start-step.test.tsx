import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeStore } from '../../../app/store.ts'
import { contactChanged } from '../sign-in-slice.ts'
import { LoginDialog } from './login-dialog.tsx'

const nothing = () => {}
const field = () => page.getByRole('textbox', { name: 'Phone or Email' })

/** Calls what it is given as soon as what stands before it is hydrated, before React renders anything anew. */
function Hydrated({ act }: { act: () => void }) {
  useLayoutEffect(act, [act])
  return null
}

type Manner = { leave?: boolean; onHydrated?: () => void }

/** Renders the login page to HTML, types into it, then hydrates it. */
async function typeAndHydrate(typed: string, { leave = false, onHydrated = nothing }: Manner = {}) {
  const store = makeStore()
  const login = (
    <Provider store={store} serverState={makeStore().getState()}>
      <LoginDialog open modal={false} step="start" onStepChange={nothing} onClose={nothing} />
      <Hydrated act={onHydrated} />
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
  await expect.element(page.getByRole('button', { name: 'Send Code' })).toBeEnabled()
  return store.getState().signIn.contact
}

test('text typed before hydration is kept, and not rewritten while it is typed', async () => {
  expect(await typeAndHydrate('(202) 555')).toBe('(202) 555')
  await expect.element(field()).toHaveValue('(202) 555')
})

test('a contact that was typed and left before hydration is normalised', async () => {
  expect(await typeAndHydrate('(202) 555-0123', { leave: true })).toBe('+12025550123')
  await expect.element(field()).toHaveValue('+12025550123')
})

test('a contact that is left in the moment of hydration is kept, and normalised', async () => {
  const onHydrated = () => (document.activeElement as HTMLElement).blur()
  expect(await typeAndHydrate('(202) 555-0123', { onHydrated })).toBe('+12025550123')
  await expect.element(field()).toHaveValue('+12025550123')
})

test('a contact from an earlier step is not treated as just typed', async () => {
  const store = makeStore()
  store.dispatch(contactChanged('+12025550123'))
  await render(
    <Provider store={store}>
      <LoginDialog open modal={false} step="start" onStepChange={nothing} onClose={nothing} />
    </Provider>,
  )
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('+12025550123')
  await expect.element(field()).not.toHaveAccessibleDescription(/Valid/)
})
