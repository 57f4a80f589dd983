import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../ui/field/field.tsx'
import { focusFirstError } from './use-versioned-form.ts'

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState('')
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setError('Enter a name.')
    focusFirstError(form.current)
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Field label="Note" />
      <Field label="Name" error={error} />
      <button type="submit">Save</button>
    </form>
  )
}

test('a refusal moves the focus to its field although the page paints nothing, and only the field says why', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await render(<Form />)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Enter a name.')
  const onFocus = vi.fn()
  name.element().addEventListener('focus', onFocus)
  await userEvent.keyboard('{Enter}')
  expect(onFocus).toHaveBeenCalledOnce()
  await expect.element(name).toHaveFocus()
  expect(page.getByText('Enter a name.').element().closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
})
