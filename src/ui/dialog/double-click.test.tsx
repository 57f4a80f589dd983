import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'

/* The second click of a double click on the opener of a dialog would hit the dialog. It must not answer the
   question. */

/** A button in the corner of the window that opens a question. */
async function renderOpener() {
  const onAnswer = vi.fn()
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    const answer = (ok: boolean) => {
      setIsOpen(false)
      onAnswer(ok)
    }
    return (
      <>
        <Button style={{ position: 'fixed', left: 4, top: 4 }} onClick={() => setIsOpen(true)}>
          Start
        </Button>
        <ConfirmDialog open={isOpen} title="Start the game?" message="Everyone is ready." onAnswer={answer} />
      </>
    )
  }
  await render(<Page />)
  const opener = page.getByRole('button', { name: 'Start' })
  return { onAnswer, opener, element: opener.element() as HTMLElement, dialog: page.getByRole('dialog') }
}

const ok = () => page.getByRole('button', { name: 'Ok' })

it('does not answer if the second click hits an answer', async () => {
  const { onAnswer, opener, element, dialog } = await renderOpener()
  await opener.click()
  const { left, top } = ok().element().getBoundingClientRect()
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  onAnswer.mockClear()
  await userEvent.dblClick(opener)
  await expect.element(dialog).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.dblClick(ok())
  expect(onAnswer.mock.calls).toEqual([[true]])
})
