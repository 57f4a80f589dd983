import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { ProgressDialog, type ProgressDialogProps } from './progress-dialog.tsx'
import { offerCancelSeconds, showAfterMs } from './use-delay.ts'

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

it('appears after 300 ms, blocks the page, and returns the focus with the caret where it was', async () => {
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

describe('after a longer wait', () => {
  it('says so and offers Cancel, without taking the focus', async () => {
    const onCancel = vi.fn()
    await render(<Page open onCancel={onCancel} />)
    await wait(untilOfferMs - 1)
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await wait(1)
    await expect.element(page.getByRole('status')).toMatchTextContent(/You can keep waiting or cancel\.$/)
    await expect.element(dialog()).toHaveFocus()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(onCancel).toHaveBeenCalledOnce()
  })
})
