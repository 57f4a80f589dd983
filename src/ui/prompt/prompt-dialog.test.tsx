import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Button } from '../button/button.tsx'
import { PromptDialog, type PromptDialogProps } from './prompt-dialog.tsx'

function Page({ onAnswer, ...props }: Partial<PromptDialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <PromptDialog
        title="Rename the table"
        label="Name"
        {...props}
        open={isOpen}
        onAnswer={(value) => {
          setIsOpen(false)
          onAnswer?.(value)
        }}
      />
    </main>
  )
}

async function ask(props: Partial<PromptDialogProps> = {}) {
  const onAnswer = vi.fn()
  await render(<Page onAnswer={onAnswer} {...props} />)
  const opener = page.getByRole('button', { name: 'Rename' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Rename the table' })
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveFocus()
  return { onAnswer, opener, dialog, field }
}

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['the button', () => page.getByRole('button', { name: 'Ok' }).click()],
])('answers with the typed text by %s, and returns the focus', async (_, act) => {
  const { onAnswer, opener, dialog } = await ask()
  await userEvent.keyboard('The Gryphon')
  await act()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onAnswer.mock.calls).toEqual([['The Gryphon']])
  await expect.element(opener).toHaveFocus()
})

it.each([
  ['Cancel', () => page.getByRole('button', { name: 'Cancel' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
])('answers null by %s, whatever was typed, and returns the focus', async (_, act) => {
  const { onAnswer, opener } = await ask()
  await userEvent.keyboard('half a na')
  await act()
  await expect.poll(() => onAnswer.mock.calls).toEqual([[null]])
  await expect.element(opener).toHaveFocus()
})

it('keeps a refused text and says what is wrong, and accepts it once it is corrected', async () => {
  const validate = (value: string) => (value.length < 3 ? 'Enter at least three letters.' : undefined)
  const { onAnswer, field } = await ask({ validate })
  await userEvent.keyboard('ab')
  await expect.element(field).toBeValid()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Enter at least three letters.')
  await expect.element(field).toHaveValue('ab')
  await expect.element(field).toHaveFocus()
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.keyboard('c')
  await expect.element(field).toBeValid()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onAnswer.mock.calls).toEqual([['abc']])
})
