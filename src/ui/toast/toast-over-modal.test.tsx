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
  it('raised while it is open is announced there', async () => {
    const screen = await render(<Page dialogs={['Outer']} />)
    await screen.rerender(<Page dialogs={['Outer']} toasts={[failed]} />)
    await expect.element(page.getByRole('dialog', { name: 'Outer' })).toBeVisible()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not sent\./)
  })

  it('is announced once, also when it moves into a dialog and back, and what comes later is, too', async () => {
    const screen = await render(<Page toasts={[failed]} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not sent\./)
    const card = page.getByText('Not sent.').element()
    const announced: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          for (const one of [
            ...node.querySelectorAll('[role=alert]'),
            ...[node].filter((all) => all.closest('[role=alert]')),
          ])
            announced.push(one.textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const said = () => announced.filter(Boolean)
    await screen.rerender(<Page dialogs={['Outer']} toasts={[failed]} />)
    await expect.poll(() => isReachable('Outer')).toBe(true)
    await screen.rerender(<Page toasts={[failed]} />)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(said()).toEqual([])
    await screen.rerender(<Page toasts={[failed, { ...failed, id: 'late', message: 'Not saved.' }]} />)
    await expect.poll(said).toMatchObject([expect.stringMatching(/^Error: Not saved\./)])
    expect(page.getByText('Not sent.').element()).toBe(card)
    observer.disconnect()
  })

  it.each([
    [
      'raised while it is open',
      [<Page key="1" dialogs={['Outer']} />, <Page key="1" dialogs={['Outer']} toasts={[failed]} />],
    ],
    ['raised before', [<Page key="1" toasts={[failed]} />, <Page key="1" dialogs={['Outer']} toasts={[failed]} />]],
  ])('can be clicked when %s', async (_, [before, after]) => {
    const screen = await render(before)
    await screen.rerender(after)
    await expect.element(page.getByRole('dialog', { name: 'Outer' })).toBeVisible()
    expect(isReachable('Outer')).toBe(true)
    await page.getByRole('button', { name: 'Again' }).click()
    expect(onAction.mock.calls).toEqual([['failed']])
    await page.getByRole('button', { name: 'Dismiss: Not sent.' }).click()
    expect(onDismiss.mock.calls).toEqual([['failed']])
  })
})
