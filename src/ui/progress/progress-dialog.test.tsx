import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Dialog } from '../dialog/dialog.tsx'
import { offerCancelSeconds, showAfterMs } from './limits.ts'
import { ProgressBar } from './progress-bar.tsx'
import { ProgressDialog, type ProgressDialogProps } from './progress-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
function Page({ isSending = false, ...props }: Partial<ProgressDialogProps> & { isSending?: boolean }) {
  return (
    <main>
      <h1>Invitations</h1>
      <input aria-label="Contact" defaultValue="ada@example.org" />
      <button type="button" disabled={isSending}>
        Send
      </button>
      <ProgressDialog open={false} label="Sending" {...props} />
    </main>
  )
}

const untilOfferMs = offerCancelSeconds * 1000
const dialog = () => page.getByRole('dialog', { name: 'Sending' })

async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
}

it('is not seen and takes no focus when the work ends before it would be shown', async () => {
  const screen = await render(<Page />)
  const contact = page.getByLabelText('Contact')
  await contact.click()
  const focusMoved = vi.fn()
  contact.element().addEventListener('blur', focusMoved)
  await screen.rerender(<Page open />)
  await wait(showAfterMs - 1)
  await expect.element(dialog()).not.toBeInTheDocument()
  await screen.rerender(<Page />)
  await wait(1000)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(focusMoved).not.toHaveBeenCalled()
})

it('is seen after 300 ms, holds the page, and gives the focus back with the caret where it was', async () => {
  const screen = await render(<Page />)
  const contact = page.getByLabelText('Contact')
  await contact.click()
  const input = contact.element()
  if (input instanceof HTMLInputElement) input.setSelectionRange(2, 5)
  await screen.rerender(<Page open />)
  await wait(showAfterMs)
  await expect.element(dialog()).toHaveFocus()
  for (let press = 0; press < 10; press++) await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  await screen.rerender(<Page />)
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(contact).toHaveFocus()
  if (input instanceof HTMLInputElement) expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5])
})

it('gives the focus back to a button that was disabled meanwhile', async () => {
  const screen = await render(<Page />)
  await page.getByRole('button', { name: 'Send' }).click()
  await screen.rerender(<Page open isSending />)
  // The browser takes the focus from a disabled button in the next frame.
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body))
  await wait(showAfterMs)
  await expect.element(dialog()).toBeVisible()
  await screen.rerender(<Page />)
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
})

describe('after a longer wait', () => {
  it('says so and offers Cancel, without taking the focus', async () => {
    const onCancel = vi.fn()
    await render(<Page open onCancel={onCancel} />)
    await wait(untilOfferMs - 1)
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await wait(1)
    await expect.element(page.getByRole('status')).toMatchTextContent(/You can go on waiting or cancel\.$/)
    await expect.element(dialog()).toHaveFocus()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('offers nothing when there is nothing to cancel', async () => {
    await render(<Page open />)
    await wait(2 * untilOfferMs)
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })
})

describe('started from a card', () => {
  const Card = ({ modal, ...props }: { modal: boolean } & Partial<ProgressDialogProps>) => (
    <main>
      <Dialog open modal={modal} title="Seat" onClose={() => {}}>
        <input aria-label="Name" />
        <p style={{ height: 200 }}>A card of some height.</p>
      </Dialog>
      <ProgressDialog open label="Sending" {...props} />
    </main>
  )
  const card = () => page.getByRole('dialog', { name: 'Seat', includeHidden: true }).element().getBoundingClientRect()
  const progress = () => dialog().element().getBoundingClientRect()

  const field = () => page.getByLabelText('Name').element().getBoundingClientRect()
  const backdrop = () => getComputedStyle(dialog().element(), '::backdrop').backgroundColor
  const transparent = 'rgba(0, 0, 0, 0)'

  /** From below what was typed to the end of the card, whose edges it has. */
  async function seeInPlace() {
    const { left, right, bottom } = card()
    await expect.poll(progress).toMatchObject({ left, right, bottom, top: field().bottom })
  }

  it.each([true, false])('goes on below what was typed, also when its size changes: modal %s', async (modal) => {
    const screen = await render(<Card modal={modal} open={false} />)
    await page.getByLabelText('Name').click()
    await screen.rerender(<Card modal={modal} />)
    await wait(showAfterMs)
    await expect.element(dialog()).toHaveFocus()
    await seeInPlace()
    expect(backdrop(), 'the card is what is waited for').toBe(transparent)
    await page.viewport(360, 700)
    await seeInPlace()
    await page.viewport(414, 896)
  })
})

describe('the bar', () => {
  it.each([
    [0, '0'],
    [62, '62'],
    [100, '100'],
    [-5, '0'],
    [250, '100'],
  ])('shows %s as %s of 100', async (value, shown) => {
    await render(<ProgressBar label="Upload" value={value} />)
    const bar = page.getByRole('progressbar', { name: 'Upload' })
    await expect.element(bar).toHaveAttribute('value', shown)
    await expect.element(bar).toHaveAttribute('max', '100')
  })
})
