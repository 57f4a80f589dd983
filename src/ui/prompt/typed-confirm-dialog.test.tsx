import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { TypedConfirmDialog } from './typed-confirm-dialog.tsx'

function Page({ onAnswer }: { onAnswer: (ok: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const answer = (ok: boolean) => {
    setIsOpen(false)
    onAnswer(ok)
  }
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Delete game</Button>
      <TypedConfirmDialog
        open={isOpen}
        title="Delete this game?"
        message="Its members, links and dates go with it. Nothing brings it back."
        expected="The Gryphon’s Debt"
        confirmLabel="Delete"
        onAnswer={answer}
      />
    </main>
  )
}

async function ask() {
  const onAnswer = vi.fn()
  await render(<Page onAnswer={onAnswer} />)
  await page.getByRole('button', { name: 'Delete game' }).click()
  const field = page.getByRole('textbox', { name: 'Type “The Gryphon’s Debt” to confirm' })
  await expect.element(field).toHaveFocus()
  return { onAnswer, field }
}
const confirm = () => page.getByRole('button', { name: 'Delete', exact: true })

it.each(['', 'Delete', 'The Gryphon'])('refuses "%s", says what to type, and keeps it', async (text) => {
  const { onAnswer, field } = await ask()
  await field.fill(text)
  await confirm().click()
  await expect.element(field).toHaveAccessibleDescription("That's not the name. Type “The Gryphon’s Debt”.")
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(text)
  expect(onAnswer).not.toHaveBeenCalled()
})
