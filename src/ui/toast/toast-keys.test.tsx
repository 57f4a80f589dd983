import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { type Toast, ToastRegion } from './toast-region.tsx'

const onDismiss = vi.fn()
const onAction = vi.fn()

/** A caller that removes dismissed toasts. */
function Page({ toasts: initial }: { toasts: Toast[] }) {
  const [toasts, setToasts] = useState(initial)
  const dismiss = (id: string) => {
    onDismiss(id)
    setToasts((all) => all.filter((toast) => toast.id !== id))
  }
  return (
    <main>
      <h1>The lobby</h1>
      <input aria-label="Name" />
      <ToastRegion toasts={toasts} onDismiss={dismiss} onAction={onAction} />
    </main>
  )
}

const saved: Toast = { id: 'saved', kind: 'success', message: 'Saved.' }
const dismissButton = (message: string) => page.getByRole('button', { name: `Dismiss: ${message}` })

beforeEach(() => {
  onDismiss.mockReset()
  onAction.mockReset()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
describe('F8', () => {
  const region = () => page.getByRole('region', { name: 'Notifications (F8)' })
  const name = () => page.getByLabelText('Name')

  it('moves the focus to the toasts, and Tab moves from there to their buttons', async () => {
    await render(<Page toasts={[saved]} />)
    await name().click()
    await userEvent.keyboard('{F8}')
    await expect.element(region()).toHaveFocus()
    await userEvent.tab()
    await expect.element(dismissButton('Saved.')).toHaveFocus()
  })

  it.each(['{Escape}', '{F8}'])('returns the focus by %s', async (key) => {
    await render(<Page toasts={[saved]} />)
    await name().click()
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(name()).toHaveFocus()
  })
})
