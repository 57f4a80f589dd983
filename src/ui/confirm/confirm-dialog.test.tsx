import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

function Page({ onAnswer, ...props }: Partial<ConfirmDialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Leave</Button>
      <ConfirmDialog
        title="Leave the game?"
        message="Your seat is given away."
        {...props}
        open={isOpen}
        onAnswer={(ok) => {
          setIsOpen(false)
          onAnswer?.(ok)
        }}
      />
    </main>
  )
}

async function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onAnswer = vi.fn()
  await render(<Page onAnswer={onAnswer} {...props} />)
  const opener = page.getByRole('button', { name: 'Leave' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' })
  await expect.element(dialog).toBeVisible()
  return { onAnswer, opener, dialog }
}

it.each([
  [true, 'Ok', () => page.getByRole('button', { name: 'Ok' }).click()],
  [false, 'Cancel', () => page.getByRole('button', { name: 'Cancel' }).click()],
  [false, 'Escape', () => userEvent.keyboard('{Escape}')],
  [false, 'Enter, which is on the least destructive answer', () => userEvent.keyboard('{Enter}')],
  [false, 'the close button', () => page.getByRole('button', { name: 'Close' }).click()],
])('answers %s once by %s, and returns the focus', async (answer, _, act) => {
  const { onAnswer, opener, dialog } = await ask()
  await act()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onAnswer.mock.calls).toEqual([[answer]])
  await expect.element(opener).toHaveFocus()
})

it.each([false, true])('focuses the answer that changes nothing (danger: %s)', async (danger) => {
  await ask({ danger })
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})
