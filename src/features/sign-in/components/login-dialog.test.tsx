import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeStore } from '../../../app/store.ts'
import { contactChanged, pendingSet } from '../sign-in-slice.ts'
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx'
import '../../../ui/base.css'

const email = 'rowan.ash@mail.example.com'
const requestId = 'b8b0ec0e-6cd3-4ca4-9f0e-2f5d7c39f1a4'
const pendingBy = (type: 'email' | 'phone', contact = email) =>
  pendingSet({ type, contact, requestId, sentAt: Date.now(), resendAt: Date.now() })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function show(props: Partial<LoginDialogProps> = {}, type?: 'email' | 'phone') {
  const store = makeStore()
  if (type) store.dispatch(pendingBy(type))
  const handlers = { onStepChange: vi.fn(), onClose: vi.fn() }
  const dialog = (more: Partial<LoginDialogProps>) => (
    <Provider store={store}>
      <LoginDialog open modal={false} step="start" {...handlers} {...props} {...more} />
    </Provider>
  )
  const { rerender } = await render(dialog({}))
  return { ...handlers, store, change: (more: Partial<LoginDialogProps>) => rerender(dialog(more)) }
}

test.each(['start', 'verify'] as const)('Cancel at %s forgets what was typed, and closes', async (step) => {
  const { store, onClose, onStepChange } = await show({ step }, 'email')
  store.dispatch(contactChanged('wren@example.com'))
  await button('Cancel').click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onStepChange).not.toHaveBeenCalled()
  expect(store.getState().signIn).toMatchObject({ contact: '', progress: { at: 'start' } })
})
