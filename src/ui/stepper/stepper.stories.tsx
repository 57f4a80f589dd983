import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Stepper, type StepperProps } from './stepper.tsx'

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  argTypes: {
    id: { description: 'The id of its input.' },
    name: { description: 'The name of its input, for a form.' },
    onBlur: { description: 'Called when its input loses the focus.', table: { type: { summary: 'function' } } },
  },
  args: { label: 'Seats', min: 1, max: 12, value: 5, onChange: fn() },
})

const states: Record<string, Partial<StepperProps>> = {
  'at rest': {},
  hover: {},
  'focus-visible': {},
  hint: { hint: 'Including the host.' },
  'at the minimum': { value: 1 },
  'at the maximum': { value: 12 },
  error: { error: '5 people are already seated.' },
}

/** Every state. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="States" rows={Object.keys(states)} columns={['Stepper']}>
      {(state) => <Stepper label="Seats" min={1} max={12} value={5} onChange={() => {}} {...states[state]} />}
    </Matrix>
  ),
})

/** A number between its two buttons. */
export const Default = meta.story({
  render: function Seats(args) {
    const [seats, setSeats] = useState(5)
    return <Stepper {...args} value={seats} onChange={setSeats} />
  },
})

Default.test('Changes by button, by arrow key and by typing', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Seats' })
  await userEvent.click(canvas.getByRole('button', { name: 'More: Seats' }))
  await expect(field).toHaveValue('6')
  await userEvent.type(field, '{ArrowDown}{ArrowDown}')
  await expect(field).toHaveValue('4')
  await userEvent.clear(field)
  await userEvent.type(field, '40')
  await userEvent.tab()
  await expect(field).toHaveValue('12')
  await expect(canvas.getByRole('status')).toHaveTextContent('At most 12.')
})

export const RightToLeft = meta.story({
  args: { label: 'المقاعد' },
  globals: rightToLeft,
})

export const LargeText = meta.story({
  args: { hint: 'Including the host.' },
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
