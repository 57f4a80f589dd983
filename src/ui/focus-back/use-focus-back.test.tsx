import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusBack } from './use-focus-back.ts'

function Note({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const opener = useFocusBack(isOpen)
  const close = () => setIsOpen(false)
  return (
    <>
      {isOpen ? (
        <button type="button" onClick={close}>
          Done
        </button>
      ) : (
        <button ref={opener} type="button" onClick={() => setIsOpen(true)}>
          Edit
        </button>
      )}
      <input aria-label="Elsewhere" onChange={close} />
    </>
  )
}

const edit = page.getByRole('button', { name: 'Edit' })
const done = page.getByRole('button', { name: 'Done' })

it('returns the focus when it closes, and does not take it before', async () => {
  await render(<Note />)
  await expect.element(edit).not.toHaveFocus()
  await edit.click()
  await done.click()
  await expect.element(edit).toHaveFocus()
})

it('leaves the focus alone if the person has moved on before it closes', async () => {
  await render(<Note isOpenAtFirst />)
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
  await elsewhere.fill('a')
  await expect.element(edit).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
})
