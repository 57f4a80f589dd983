import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'

/* A double click on what opens a dialog: the second click meets the dialog, and answers nothing. */

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
        <ConfirmDialog open={isOpen} title="Start the game?" message="Everybody is ready." onAnswer={answer} />
      </>
    )
  }
  await render(<Page />)
  const opener = page.getByRole('button', { name: 'Start' })
  return { onAnswer, opener, element: opener.element() as HTMLElement, dialog: page.getByRole('dialog') }
}

const ok = () => page.getByRole('button', { name: 'Ok' })

it('leaves the dialog open where the second click is beside it', async () => {
  const { onAnswer, opener, dialog } = await renderOpener()
  await userEvent.dblClick(opener)
  await expect.element(dialog).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
  // A click of its own closes it.
  await dialog.click({ position: { x: 5, y: -40 }, force: true })
  expect(onAnswer.mock.calls).toEqual([[false]])
})

it('answers nothing where the second click is on an answer', async () => {
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

it('is harmless as a double tap, too', async () => {
  const { onAnswer, element, dialog } = await renderOpener()
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const { x, y } = element.getBoundingClientRect()
  const tap = async () => {
    const point = { x: frame.x + x + 8, y: frame.y + y + 8 }
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  // However slow the test is, the second tap comes at once.
  const real = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + 60_000)
  await tap()
  await expect.element(dialog).toBeVisible()
  clock.mockRestore()
  await tap()
  await new Promise(requestAnimationFrame)
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await tap()
  await expect.element(dialog).toBeVisible()
  await vi.waitFor(async () => {
    await tap()
    expect(onAnswer).toHaveBeenCalledTimes(2)
  })
})
