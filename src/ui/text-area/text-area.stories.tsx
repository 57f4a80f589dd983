import { expect } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { TextArea, type TextAreaProps } from './text-area.tsx'

const meta = preview.meta({
  title: 'Components/Text area',
  component: TextArea,
  args: { label: 'Pitch', rows: 3 },
})

const long = 'A crown is missing.\nThe city must not know.\nNobody ever did.\nAnd yet.\nEach night,\nit shines.'

const states: Record<string, Omit<TextAreaProps, 'label' | 'ref'>> = {
  empty: { hint: 'What would make someone want to play?' },
  'focus-visible': { defaultValue: 'The lamp was lit.' },
  grown: { defaultValue: long },
  valid: { defaultValue: 'The lamp was lit.', valid: true },
  'near its limit': { defaultValue: 'The lamp was lit.', limit: 19 },
  'past its limit': { defaultValue: 'The lamp was lit.', limit: 15, error: 'Enter at most 15 characters.' },
  'read only': { defaultValue: 'The lamp was lit.', readOnly: true },
}

/** Every state. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="States" rows={Object.keys(states)} columns={['TextArea']}>
      {(state) => <TextArea label="Pitch" rows={2} {...states[state]} />}
    </Matrix>
  ),
})

/** It is as high as its text. */
export const Filled = meta.story({
  args: { defaultValue: 'A crown is missing.\nThe city must not know.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Pitch' })).toHaveValue(
      'A crown is missing.\nThe city must not know.',
    )
  },
})

/** Text beyond the limit is not cut. */
export const PastItsLimit = meta.story({
  args: { limit: 12, defaultValue: 'The lamp was lit' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Pitch' })
    await expect(area).toHaveAccessibleDescription('At most 12 characters.')
    await userEvent.type(area, '.')
    await expect(area).toHaveValue('The lamp was lit.')
    await expect(canvas.getAllByText('5 characters too many')[0]).toBeVisible()
  },
})

/** On a phone, near its limit: it says how many characters are left. */
export const LongTextOnPhone = meta.story({
  args: { defaultValue: `${'A word that goes on. '.repeat(30)}${'and'.repeat(80)}`, limit: 900 },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'الوصف', defaultValue: 'كان المصباح مضاءً.', limit: 20, dir: 'rtl' },
  globals: rightToLeft,
})

export const LargeText = meta.story({
  args: { defaultValue: long, limit: 90 },
  globals: { ...inLargeText, ...onPhone },
})
