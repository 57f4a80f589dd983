import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeStore } from '../../app/store.ts'
import { LoginDialog } from './login-dialog.tsx'

const nothing = () => {}
const field = () => page.getByRole('textbox', { name: 'Phone or Email' })

test('what was typed before the app answered for the field is kept', async () => {
  const store = makeStore()
  const login = (
    <Provider store={store} serverState={makeStore().getState()}>
      <LoginDialog open modal={false} step="start" onStepChange={nothing} onClose={nothing} />
    </Provider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(login)
  await field().fill('early@example.com')
  const root = hydrateRoot(container, login)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.element(page.getByRole('button', { name: 'Send Code' })).toBeEnabled()
  expect(store.getState().signIn.contact).toBe('early@example.com')
  await expect.element(field()).toHaveValue('early@example.com')
})
