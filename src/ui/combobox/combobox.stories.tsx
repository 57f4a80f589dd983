import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, inWindow, onPhone, searching } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const zones = [
  'Africa/Cairo',
  'America/New York',
  'Asia/Tokyo',
  'Atlantic/Bermuda',
  'Europe/Berlin',
  'Europe/London',
  'UTC',
]
const zoneOptions = zones.map((label) => ({ value: label.replaceAll(' ', '_'), label }))

const meta = preview.meta({
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Time zone',
    hint: 'Type a city or a continent.',
    noun: ['time zone', 'time zones'] as const,
    options: zoneOptions,
    value: 'Europe/Berlin',
    onChange: fn(),
  },
  render: function TimeZone(args) {
    const [zone, setZone] = useState(args.value)
    return <Combobox {...args} value={zone} onChange={setZone} />
  },
})

/** The list is open, with the options that match. */
export const Open = meta.story({
  tags: ['picture'],
  decorators: searching('ber'),
  parameters: inWindow('16rem'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'l')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Europe/Berlin')
    await expect(canvas.getAllByRole('option')[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

const states: Record<string, Partial<ComboboxProps>> = {
  'at rest': {},
  hover: {},
  'focus-visible': {},
  hint: { hint: 'Type a city or a continent.' },
  error: { error: 'Choose a time zone.' },
}

/** Every state of the field. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="States" rows={Object.keys(states)} columns={['Combobox']}>
      {(state) => (
        <Combobox
          label="Time zone"
          noun={['time zone', 'time zones']}
          options={zoneOptions}
          value="Europe/Berlin"
          onChange={fn()}
          {...states[state]}
        />
      )}
    </Matrix>
  ),
})

/** No option matches what you typed. */
export const NothingFound = meta.story({
  parameters: inWindow(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'atlantis')
    await expect(canvas.getByText('No time zones match “atlantis”.')).toBeVisible()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }))
    await expect(canvas.getByRole('option', { name: /^Europe\/Berlin/ })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
