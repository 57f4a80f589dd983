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
const failed: Toast = { id: 'failed', kind: 'error', message: 'Not sent. Try again.' }
const dismissButton = (message: string) => page.getByRole('button', { name: `Dismiss: ${message}` })

beforeEach(() => {
  onDismiss.mockReset()
  onAction.mockReset()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
it('gives a toast that takes the place of another the whole of its time', async () => {
  const nudge = { ...saved, duration: 5000 }
  const screen = await render(<ToastRegion toasts={[nudge]} {...{ onDismiss, onAction }} />)
  vi.advanceTimersByTime(4900)
  await screen.rerender(<ToastRegion toasts={[{ ...nudge }]} {...{ onDismiss, onAction }} />)
  vi.advanceTimersByTime(4900)
  expect(onDismiss).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onDismiss).toHaveBeenCalledOnce()
})

describe('what is heard', () => {
  const status = () => page.getByRole('status')
  const alert = () => page.getByRole('alert')

  it('has both regions before there is anything to say', async () => {
    await render(<ToastRegion toasts={[]} onDismiss={onDismiss} onAction={onAction} />)
    await expect.element(status()).toBeEmptyDOMElement()
    await expect.element(alert()).toBeEmptyDOMElement()
  })

  it.each(['info', 'success', 'warning'] as const)('waits its turn: %s', async (kind) => {
    await render(<Page toasts={[{ ...saved, kind }]} />)
    await expect.element(status()).toMatchTextContent(/Saved\./)
    await expect.element(alert()).toBeEmptyDOMElement()
  })

  it('interrupts for an error', async () => {
    await render(<Page toasts={[failed]} />)
    await expect.element(alert()).toMatchTextContent(/^Error: Not sent\. Try again\.$/)
    await expect.element(status()).toBeEmptyDOMElement()
  })

  it('is said once: a toast stays the same element while others come and go, and is not read again with them', async () => {
    const props = { onDismiss, onAction }
    const screen = await render(<ToastRegion toasts={[saved]} {...props} />)
    const first = page.getByText('Saved.').element()
    const added: Node[] = []
    const observer = new MutationObserver((changes) =>
      added.push(...changes.flatMap((change) => [...change.addedNodes])),
    )
    observer.observe(status().element(), { childList: true, subtree: true })
    await screen.rerender(<ToastRegion toasts={[saved, { ...saved, id: 'two', message: 'Sent.' }]} {...props} />)
    await expect.element(page.getByText('Sent.')).toBeVisible()
    await vi.waitFor(() => expect(added).toHaveLength(1))
    expect(page.getByText('Saved.').element()).toBe(first)
    await expect.element(status()).toHaveAttribute('aria-atomic', 'false')
    observer.disconnect()
  })

  it('takes no focus', async () => {
    const screen = await render(<Page key="none" toasts={[]} />)
    await page.getByLabelText('Name').click()
    await screen.rerender(<Page key="none" toasts={[failed]} />)
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })
})

describe('time', () => {
  const timed: Toast = { ...saved, duration: 5000 }
  const pass = (ms: number) => vi.advanceTimersByTime(ms)

  it('closes a toast once when its duration is over', async () => {
    await render(<Page toasts={[timed]} />)
    await expect.element(page.getByText('Saved.')).toBeVisible()
    pass(4900)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(100)
    expect(onDismiss.mock.calls).toEqual([['saved']])
    pass(60_000)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it.each<[string, Toast]>([
    ['no duration', saved],
    ['an error, whatever its duration', { ...failed, duration: 1000 }],
  ])('never closes %s', async (_, toast) => {
    await render(<Page toasts={[toast]} />)
    await expect.element(page.getByText(toast.message)).toBeVisible()
    pass(3_600_000)
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the pointer',
      () => page.getByText('Saved.').hover(),
      () => page.getByRole('heading', { name: 'The lobby' }).hover(),
    ],
    [
      'the focus',
      async () => dismissButton('Saved.').element().focus(),
      async () => dismissButton('Saved.').element().blur(),
    ],
  ])('stands still under %s and then goes on where it was', async (_, come, go) => {
    await render(<Page toasts={[{ ...timed, duration: 60_000 }]} />)
    await expect.element(page.getByText('Saved.')).toBeVisible()
    pass(30_000)
    await come()
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    await go()
    // Half a minute was left, minus the moments that the pointer took: the clock goes on while it moves.
    pass(5000)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(25_000)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('stands still for all toasts under the pointer on one, and not for ever after that one is gone', async () => {
    await render(<Page toasts={[timed, { ...saved, id: 'other', message: 'Sent.' }]} />)
    await page.getByText('Sent.').hover()
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    await dismissButton('Sent.').click()
    await page.getByRole('heading', { name: 'The lobby' }).hover()
    pass(5000)
    expect(onDismiss.mock.calls).toEqual([['other'], ['saved']])
  })

  it('stands still while the page is hidden', async () => {
    await render(<Page toasts={[timed]} />)
    await expect.element(page.getByText('Saved.')).toBeVisible()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    hidden.mockRestore()
    pass(5000)
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})

describe('its buttons', () => {
  it('dismisses by a button of at least 44 px', async () => {
    await render(<Page toasts={[failed]} />)
    const button = dismissButton('Not sent. Try again.')
    const { width, height } = button.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await button.click()
    expect(onDismiss.mock.calls).toEqual([['failed']])
    await expect.element(page.getByText('Not sent. Try again.')).not.toBeInTheDocument()
  })

  it('offers its action', async () => {
    await render(<Page toasts={[{ ...saved, actionLabel: 'Undo' }]} />)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(onAction.mock.calls).toEqual([['saved']])
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('gives the focus back to where it was when dismissed by mouse', async () => {
    await render(<Page toasts={[saved, failed]} />)
    await page.getByLabelText('Name').click()
    await dismissButton('Saved.').click()
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })

  it('moves the focus to the next toast when dismissed by keyboard, and from the last one to the page', async () => {
    await render(<Page toasts={[saved, { ...saved, id: 'two', message: 'Sent.' }]} />)
    await page.getByLabelText('Name').click()
    await userEvent.tab()
    await expect.element(dismissButton('Saved.')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dismissButton('Sent.')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })
})

it('keeps ten thousand characters on the screen, with the button in reach', async () => {
  await render(<Page toasts={[{ ...failed, message: 'No spaces'.repeat(1112) }]} />)
  const button = page.getByRole('button', { name: /^Dismiss: / })
  await expect.element(button).toBeInViewport()
  const { top, left, right, bottom } = page.getByRole('alert').element().getBoundingClientRect()
  expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(button.element().getAttribute('aria-label')?.length).toBeLessThan(80)
})
