import type { ChangeEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { TextArea } from '../text-area/text-area.tsx'
import { Field } from './field.tsx'

type Text = HTMLInputElement & HTMLTextAreaElement

describe.each([
  ['Field', Field],
  ['TextArea', TextArea],
])('%s', (_, Control) => {
  it('is found by its label, and can be typed into', async () => {
    const onChange = vi.fn()
    await render(<Control label="Phone or Email" onChange={onChange} />)
    await page.getByLabelText('Phone or Email').fill('ada@example.org')
    await expect.element(page.getByRole('textbox', { name: 'Phone or Email' })).toHaveValue('ada@example.org')
    expect(onChange).toHaveBeenCalled()
  })

  it('takes out what nobody sees of what is typed or pasted, and keeps the caret where it was', async () => {
    const onChange = vi.fn()
    await render(
      <Control label="Name" defaultValue="Roan" onChange={({ target }: ChangeEvent<Text>) => onChange(target.value)} />,
    )
    const field = page.getByRole('textbox', { name: 'Name' }).element() as Text
    field.focus()
    field.setSelectionRange(2, 2)
    document.execCommand('insertText', false, '\u200bw\u202e')
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Rowan', 3, 3])
    expect(onChange).toHaveBeenLastCalledWith('Rowan')
  })

  it('is described by its hint, then its error, and is invalid', async () => {
    await render(<Control label="Code" hint="Six digits." error="OTP must be a 6-digit code" />)
    const field = page.getByRole('textbox', { name: 'Code' })
    await expect.element(field).toHaveAccessibleDescription('Six digits. OTP must be a 6-digit code')
    await expect.element(field).toBeInvalid()
    await expect.element(page.getByText('OTP must be a 6-digit code')).toBeVisible()
  })

  it('has room for its focus ring between its hint and its error', async () => {
    await render(<Control label="Code" hint="Six digits." error="Wrong." autoFocus />)
    const field = page.getByRole('textbox', { name: 'Code' }).element()
    const { outlineWidth, outlineOffset } = getComputedStyle(field)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const place = (element: Element) => element.getBoundingClientRect()
    expect(ring).toBeGreaterThan(3)
    expect(place(page.getByText('Six digits.').element()).bottom).toBeLessThan(place(field).top - ring)
    expect(place(page.getByText('Wrong.').element()).top).toBeGreaterThan(place(field).bottom + ring)
  })

  it('says a new error once: the description does when the focus comes with it, and otherwise the live region', async () => {
    const { rerender } = await render(<Control label="Code" />)
    const field = page.getByRole('textbox', { name: 'Code' })
    const live = () => page.getByText('Wrong.').element().closest('[aria-live]')
    await rerender(<Control label="Code" error="Wrong." />)
    expect(live()).toHaveAttribute('aria-live', 'polite')
    await field.click()
    expect(live()).toHaveAttribute('aria-live', 'off')
    await rerender(<Control label="Code" />)
    await rerender(<Control label="Code" error="Wrong." />)
    expect(live()).toHaveAttribute('aria-live', 'polite')
  })

  it('announces that it is valid, unless there is an error', async () => {
    const screen = await render(<Control label="Code" valid />)
    const field = page.getByRole('textbox', { name: 'Code' })
    await expect.element(field).toHaveAccessibleDescription('Valid')
    await screen.rerender(<Control label="Code" valid error="Enter the code." />)
    await expect.element(field).toHaveAccessibleDescription('Enter the code.')
  })
})

it('a field with an input mode keeps what is pasted: an email address is only trimmed', async () => {
  await render(<Field label="Email" inputMode="email" />)
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('ada@\u200bexample.org')
  await expect.element(field).toHaveValue('ada@\u200bexample.org')
})
