import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

/* Errors of browsers and React around `<dialog>`. Each test fails if its fix is removed. */

function dialogElement() {
  const element = page.getByRole('dialog').element()
  if (!(element instanceof HTMLDialogElement)) throw new Error('The dialog is no <dialog>.')
  return element
}

describe('a dialog that is not closeable', () => {
  const untilTheEnd: (() => void)[] = []
  afterEach(() => {
    for (const stop of untilTheEnd.splice(0)) stop()
  })

  async function openFixed() {
    const onClose = vi.fn()
    await render(
      <Dialog open closeable={false} title="One moment" onClose={onClose}>
        <Button>Wait</Button>
      </Dialog>,
    )
    const element = dialogElement()
    const closed = vi.fn()
    element.addEventListener('close', closed)
    return { element, onClose, closed }
  }

  const pressEscapeTenTimes = async () => {
    for (let press = 0; press < 10; press++) await userEvent.keyboard('{Escape}')
  }

  it('stays open when Escape is pressed ten times, also after a click in it', async () => {
    const { element, onClose, closed } = await openFixed()
    await page.getByRole('button', { name: 'Wait' }).click()
    await pressEscapeTenTimes()
    expect(element.matches(':modal')).toBe(true)
    expect(closed).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a dialog inside another', () => {
  function Nested({ onCloseOuter }: { onCloseOuter: () => void }) {
    const [isInnerOpen, setIsInnerOpen] = useState(false)
    return (
      <Dialog open title="Outer" onClose={onCloseOuter}>
        <Button onClick={() => setIsInnerOpen(true)}>Go deeper</Button>
        <input type="file" aria-label="Portrait" />
        <Dialog open={isInnerOpen} title="Inner" onClose={() => setIsInnerOpen(false)} />
      </Dialog>
    )
  }

  it('handles its own cancel: Escape closes only the inner dialog', async () => {
    const onCloseOuter = vi.fn()
    await render(<Nested onCloseOuter={onCloseOuter} />)
    await page.getByRole('button', { name: 'Go deeper' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Inner' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument()
    expect(onCloseOuter).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Go deeper' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onCloseOuter).toHaveBeenCalledOnce()
  })
})

describe('an opener that was removed', () => {
  function Vanishing({ how }: { how: 'removed' | 'disabled' }) {
    const [isOpen, setIsOpen] = useState(false)
    const [isGone, setIsGone] = useState(false)
    const leave = () => {
      setIsOpen(false)
      setIsGone(true)
    }
    return (
      <main>
        <h1>The lobby</h1>
        {!(isGone && how === 'removed') && (
          <Button disabled={isGone} onClick={() => setIsOpen(true)}>
            Leave
          </Button>
        )}
        <Dialog open={isOpen} title="Leave?" onClose={leave} />
      </main>
    )
  }

  it.each(['removed', 'disabled'] as const)('leaves the focus on the main heading when it is %s', async (how) => {
    await render(<Vanishing how={how} />)
    await page.getByRole('button', { name: 'Leave' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('heading', { name: 'The lobby' })).toHaveFocus()
  })
})
