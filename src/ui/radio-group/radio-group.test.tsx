import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx'

const options: RadioOption<string>[] = [
  { value: 'player', label: 'Player', about: 'Sits at the table.' },
  { value: 'admin', label: 'Admin', about: 'May invite, too.' },
  { value: 'host', label: 'Host' },
]
const onChange = vi.fn()
const radio = (name: string) => page.getByRole('radio', { name, exact: true })

function Role(props: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState<string | undefined>(props.value)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <RadioGroup label="Role" options={options} {...props} value={value} onChange={change} />
}

it.each(['list', 'grid'] as const)('chooses the clicked option, one at a time, as a %s', async (layout) => {
  await render(<Role layout={layout} />)
  await radio('Admin').click({ force: true })
  await expect.element(radio('Admin')).toBeChecked()
  await radio('Player').click({ force: true })
  await expect.element(radio('Admin')).not.toBeChecked()
  expect(onChange.mock.calls).toEqual([['admin'], ['player']])
  onChange.mockReset()
})

it.each(['list', 'grid'] as const)('is one Tab stop, and the arrow keys go round, as a %s', async (layout) => {
  await render(<Role layout={layout} value="admin" />)
  await userEvent.tab()
  await expect.element(radio('Admin')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Host')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Player')).toBeChecked()
  await expect.element(radio('Player')).toHaveFocus()
})

it.each([
  [700, 1],
  [320, 3],
])('shows a list of three, %i px wide, in rows: %i', async (inlineSize, rows) => {
  const about = 'What it does, in a sentence that takes a line.'
  const three = ['One', 'Two', 'Three'].map((label) => ({ value: label, label, about }))
  await render(
    <div style={{ inlineSize }}>
      <Role options={three} />
    </div>,
  )
  const tops = three.map(({ label }) => page.getByText(label, { exact: true }).element().getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(rows)
})
