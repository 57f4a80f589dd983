import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { type Toast, ToastRegion } from './toast-region.tsx'

const onDismiss = vi.fn()
const onAction = vi.fn()

/** A caller that removes dismissed toasts. */
function Page({ toasts: initial, children }: { toasts: Toast[]; children?: ReactNode }) {
  const [toasts, setToasts] = useState(initial)
  const dismiss = (id: string) => {
    onDismiss(id)
    setToasts((all) => all.filter((toast) => toast.id !== id))
  }
  return (
    <main>
      <h1>The lobby</h1>
      <input aria-label="Name" />
      {children}
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

describe('screen reader announcements', () => {
  const status = () => page.getByRole('status')
  const alert = () => page.getByRole('alert')

  it.each(['info', 'success', 'warning'] as const)('are polite: %s', async (kind) => {
    await render(<Page toasts={[{ ...saved, kind }]} />)
    await expect.element(status()).toMatchTextContent(/Saved\./)
    await expect.element(alert()).toBeEmptyDOMElement()
  })

  it('are made again for a toast that is shown again', async () => {
    const props = { onDismiss, onAction }
    const screen = await render(<ToastRegion toasts={[{ ...saved, showing: 'one' }]} {...props} />)
    const first = page.getByText('Saved.')
    await expect.element(first).toBeVisible()
    const before = first.element()
    await screen.rerender(<ToastRegion toasts={[{ ...saved, showing: 'two' }]} {...props} />)
    await expect.poll(() => before.isConnected).toBe(false)
    await expect.element(first).toBeVisible()
  })

  it('are made once: a toast keeps its element while others come and go', async () => {
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
    await expect.poll(() => added).toHaveLength(1)
    expect(page.getByText('Saved.').element()).toBe(first)
    await expect.element(status()).toHaveAttribute('aria-atomic', 'false')
    observer.disconnect()
  })
})

describe('time', () => {
  const timed: Toast = { ...saved, duration: 5000 }
  const pass = (ms: number) => vi.advanceTimersByTime(ms)

  it('never closes a toast without a duration', async () => {
    await render(<Page toasts={[saved]} />)
    await expect.element(page.getByText(saved.message)).toBeVisible()
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
  ])('stands still under %s and then continues where it stopped', async (_, come, go) => {
    await render(<Page toasts={[{ ...timed, duration: 60_000 }]} />)
    await expect.element(page.getByText('Saved.')).toBeVisible()
    pass(30_000)
    await come()
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    await go()
    // Half a minute was left, minus the time that the pointer took to move.
    pass(5000)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(25_000)
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})

describe('its place', () => {
  it('ends above a row of buttons in the lower half of the window, and otherwise at its edge', async () => {
    const region = <ToastRegion toasts={[saved]} onDismiss={onDismiss} onAction={onAction} />
    const { rerender } = await render(region)
    const end = () => page.getByRole('status').element().getBoundingClientRect().bottom
    await expect.element(page.getByText('Saved.')).toBeVisible()
    const edge = end()
    await rerender(
      <main style={{ blockSize: '200vh' }}>
        <button type="button" data-toasts-above style={{ position: 'absolute', insetBlockStart: '80vh' }}>
          Start
        </button>
        {region}
      </main>,
    )
    const row = () => page.getByRole('button', { name: 'Start' }).element().getBoundingClientRect().top
    await expect.poll(end).toBeLessThanOrEqual(row() - 8)
    // The row has scrolled to the upper half.
    scrollTo(0, innerHeight * 0.5)
    await expect.poll(end).toBe(edge)
    scrollTo(0, 0)
  })

  it('ends above the higher one of two rows, also when that opens later', async () => {
    const row = (name: string, top: string) => (
      <button type="button" data-toasts-above style={{ position: 'fixed', insetBlockStart: top }}>
        {name}
      </button>
    )
    const withRows = (isOpen: boolean) => (
      <main>
        {row('Start', '90vh')}
        {isOpen && row('Roll', '70vh')}
        <ToastRegion toasts={[saved]} onDismiss={onDismiss} onAction={onAction} />
      </main>
    )
    const { rerender } = await render(withRows(false))
    await expect.element(page.getByText('Saved.')).toBeVisible()
    await rerender(withRows(true))
    const roll = page.getByRole('button', { name: 'Roll' }).element() as HTMLElement
    roll.focus()
    const end = () => page.getByRole('status').element().getBoundingClientRect().bottom
    await expect.poll(end).toBeLessThanOrEqual(roll.getBoundingClientRect().top - 8)
  })

  it('makes way for a row that comes after it, and returns when the row goes', async () => {
    const withRow = (row: boolean) => (
      <main style={{ display: 'flow-root' }}>
        {row && (
          <p data-toasts-above style={{ marginBlockStart: '80vh', blockSize: '40vh' }}>
            Start
          </p>
        )}
        <ToastRegion toasts={[saved]} onDismiss={onDismiss} onAction={onAction} />
      </main>
    )
    const { rerender } = await render(withRow(false))
    const end = () => page.getByRole('status').element().getBoundingClientRect().bottom
    await expect.element(page.getByText('Saved.')).toBeVisible()
    const edge = end()
    await rerender(withRow(true))
    await expect.poll(end).toBeLessThan(edge)
    await rerender(withRow(false))
    await expect.poll(end).toBe(edge)
  })
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

  it('goes on to the button of another region that it reaches, and back', async () => {
    const offer = (
      <section data-f8="">
        <button type="button">Roll</button>
      </section>
    )
    await render(<Page toasts={[saved]}>{offer}</Page>)
    await name().click()
    for (const place of [page.getByRole('button', { name: 'Roll' }), region(), name()]) {
      await userEvent.keyboard('{F8}')
      await expect.element(place).toHaveFocus()
    }
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

describe('its buttons', () => {
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

it('tells the page how much room it takes only when that changes, because the whole page is styled anew', async () => {
  const told = vi.spyOn(document.documentElement.style, 'setProperty')
  const empty = await render(<Page toasts={[]} />)
  // Observers are called in the order of their creation.
  await new Promise<void>((measured) => new ResizeObserver(() => measured()).observe(document.body))
  expect(told).not.toHaveBeenCalled()
  await empty.unmount()
  await render(<Page toasts={[saved]} />)
  await expect.poll(() => told.mock.lastCall?.[1]).toMatch(/^[1-9]/)
  await userEvent.click(dismissButton('Saved.'))
  await expect.poll(() => told.mock.lastCall?.[1]).toBe('0px')
})
