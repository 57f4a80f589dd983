import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './use-dialog.ts'

/** A page with a button that opens the dialog, as a caller would write it. */
function Page({ onClose, ...props }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClose?.()
    setIsOpen(false)
  }
  return (
    <main>
      <h1>The table</h1>
      <Button onClick={() => setIsOpen(true)}>Open the rules</Button>
      <Dialog
        title="House rules"
        footer={<Button onClick={close}>Agree</Button>}
        {...props}
        open={isOpen}
        onClose={close}
      >
        {props.children ?? <p>Roll in the open.</p>}
      </Dialog>
    </main>
  )
}

async function openPage(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn()
  const screen = await render(<Page onClose={onClose} {...props} />)
  const opener = screen.getByRole('button', { name: 'Open the rules' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'House rules' })
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog, onClose }
}

describe('a closeable dialog', () => {
  it('is modal, named by its heading, and takes the focus', async () => {
    const { dialog } = await openPage()
    expect(dialog.element().matches(':modal')).toBe(true)
    await expect.element(page.getByRole('heading', { name: 'House rules', level: 2 })).toBeVisible()
    await expect.element(dialog).toHaveFocus()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a click outside', () => page.getByRole('dialog').click({ position: { x: 5, y: -40 }, force: true })],
  ])('closes once by %s and returns the focus', async (_, leave) => {
    const { dialog, opener, onClose } = await openPage()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onClose).toHaveBeenCalledOnce()
    await expect.element(opener).toHaveFocus()
  })

  it('stays open if a press inside is released outside, for example while text is selected', async () => {
    const { dialog, onClose } = await openPage()
    const text = page.getByText('Roll in the open.')
    await userEvent.pointer([
      { target: text, keys: '[MouseLeft>]' },
      { target: dialog, coords: { x: 5, y: -40 } },
      { keys: '[/MouseLeft]' },
    ])
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(dialog).toBeVisible()
  })

  it('stays open at a click outside without light dismiss', async () => {
    const { dialog, onClose } = await openPage({ lightDismiss: false })
    await dialog.click({ position: { x: 5, y: -40 }, force: true })
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the focus', () => {
  it('starts at the element that the caller names', async () => {
    function WithAgree() {
      const agree = useRef<HTMLButtonElement>(null)
      return (
        <Dialog
          open
          title="House rules"
          onClose={() => {}}
          initialFocus={agree}
          footer={<Button ref={agree}>Agree</Button>}
        />
      )
    }
    await render(<WithAgree />)
    await expect.element(page.getByRole('button', { name: 'Agree' })).toHaveFocus()
  })
})

describe('the page behind', () => {
  it('does not scroll while the dialog is open', async () => {
    const { dialog } = await openPage()
    await render(<div style={{ height: '5000px' }}>A long page</div>, {
      container: document.body.appendChild(document.createElement('div')),
    })
    const turnWheel = () =>
      cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 40, y: 40, deltaX: 0, deltaY: 400 })
    await turnWheel()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(window.scrollY).toBe(0)
    await turnWheel()
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  })
})

describe('within the page', () => {
  it('is open without being modal, and Escape inside asks to close it', async () => {
    const onClose = vi.fn()
    await render(
      <Dialog open modal={false} headingLevel={1} title="Login" footer="v1" onClose={onClose}>
        <input aria-label="Contact" />
      </Dialog>,
    )
    const dialog = page.getByRole('dialog', { name: 'Login' })
    expect(dialog.element().matches(':modal')).toBe(false)
    await expect.element(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
    // They belong to the page: https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/
    for (const landmark of ['banner', 'contentinfo'] as const) expect(dialog.getByRole(landmark).elements()).toEqual([])
    await page.getByLabelText('Contact').click()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    await expect.element(dialog).toBeVisible()
  })
})
