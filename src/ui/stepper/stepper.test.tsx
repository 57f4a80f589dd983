import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Stepper, type StepperProps } from './stepper.tsx'

const field = () => page.getByRole('spinbutton', { name: 'Seats' })
const less = () => page.getByRole('button', { name: 'Less: Seats' })
const more = () => page.getByRole('button', { name: 'More: Seats' })

async function show(props: Partial<StepperProps> = {}) {
  const onChange = vi.fn()
  function Seats() {
    const [value, setValue] = useState(props.value ?? 5)
    const change = (next: number) => {
      onChange(next)
      setValue(next)
    }
    return <Stepper label="Seats" min={1} max={12} {...props} value={value} onChange={change} />
  }
  await render(
    <>
      <Seats />
      <button type="button">After</button>
    </>,
  )
  return onChange
}

it('is changed by its buttons, and announces its limits', async () => {
  const onChange = await show({ value: 11 })
  await less().click()
  await more().click()
  await more().click()
  await expect.element(field()).toHaveValue('12')
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true')
  await more().click({ force: true })
  await expect.element(page.getByRole('status')).toHaveTextContent('At most 12.')
  expect(onChange.mock.calls).toEqual([[10], [11], [12]])
})

it('announces what its buttons make of it, and leaves to the field what is typed there', async () => {
  await show()
  const said = () => page.getByRole('status')
  await more().click()
  await expect.element(said()).toMatchTextContent(/^Seats 6$/)
  await less().click()
  await expect.element(said()).toMatchTextContent(/^Seats 5$/)
  await field().fill('7')
  await expect.element(said()).toBeEmptyDOMElement()
  await more().click()
  await expect.element(said()).toMatchTextContent(/^Seats 8$/)
  await userEvent.type(field(), '{ArrowUp}')
  await expect.element(said()).toBeEmptyDOMElement()
})

it('shows a true minus, and reads it', async () => {
  const onChange = await show({ value: -1, min: -20 })
  await expect.element(field()).toHaveValue('−1')
  await field().fill('−12')
  expect(onChange).toHaveBeenCalledWith(-12)
  await expect.element(field()).toHaveAttribute('aria-valuenow', '-12')
})

it('takes any integer where it has no limits', async () => {
  const onChange = await show({ min: -Infinity, max: undefined })
  await field().fill('−200,000')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledWith(-200_000)
  await expect.element(field()).toHaveValue('−200,000')
  await expect.element(field()).not.toHaveAttribute('aria-valuemin')
})

it.each([
  ['99', '12', 'At most 12.'],
  ['0', '1', 'At least 1.'],
  ['-3', '1', 'At least 1.'],
  ['', '5', ''],
  ['a few', '5', ''],
  [' 7 ', '7', ''],
])('corrects "%s" to %s on leaving the field, and announces: "%s"', async (typed, value, message) => {
  await show()
  await field().fill(typed)
  await expect.element(field()).toHaveValue(typed)
  await userEvent.tab()
  await expect.element(field()).toHaveValue(value)
  await expect.element(page.getByRole('status')).toHaveTextContent(message)
})
