import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Dialog } from '../dialog/dialog.tsx'
import { type Toast, ToastRegion } from './toast-region.tsx'

const onDismiss = vi.fn()
const onAction = vi.fn()
const failed: Toast = { id: 'failed', kind: 'error', message: 'Not sent.', actionLabel: 'Again' }

/** A page with open `dialogs`, the last one on top. */
function Page({ toasts = [], dialogs = [] }: { toasts?: Toast[]; dialogs?: string[] }) {
  return (
    <main>
      <h1>The lobby</h1>
      {['Outer', 'Inner'].map((title) => (
        <Dialog key={title} open={dialogs.includes(title)} title={title} onClose={() => {}} />
      ))}
      <ToastRegion toasts={toasts} onDismiss={onDismiss} onAction={onAction} />
    </main>
  )
}

beforeEach(() => {
  onDismiss.mockReset()
  onAction.mockReset()
})

/** Everything outside the top modal dialog is inert: it cannot be clicked and is not in the accessibility tree. */
const isReachable = (title: string) =>
  page.getByRole('dialog', { name: title }).element().contains(page.getByRole('alert').element())

describe('a toast over a modal dialog', () => {
  it.each([
    [
      'raised while it is open',
      [<Page key="1" dialogs={['Outer']} />, <Page key="1" dialogs={['Outer']} toasts={[failed]} />],
    ],
    ['raised before', [<Page key="1" toasts={[failed]} />, <Page key="1" dialogs={['Outer']} toasts={[failed]} />]],
  ])('can be clicked and is announced when %s', async (_, [before, after]) => {
    const screen = await render(before)
    await screen.rerender(after)
    await expect.element(page.getByRole('dialog', { name: 'Outer' })).toBeVisible()
    expect(isReachable('Outer')).toBe(true)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not sent\./)
    await page.getByRole('button', { name: 'Again' }).click()
    expect(onAction.mock.calls).toEqual([['failed']])
    await page.getByRole('button', { name: 'Dismiss: Not sent.' }).click()
    expect(onDismiss.mock.calls).toEqual([['failed']])
  })
})
