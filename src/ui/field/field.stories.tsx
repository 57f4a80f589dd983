import { useState } from 'react'
import { expect } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { TextArea, type TextAreaProps } from '../text-area/text-area.tsx'
import { Field, type FieldProps } from './field.tsx'

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  argTypes: { autoComplete: { description: 'What the browser may fill in, such as `email`.', type: 'string' } },
  args: { label: 'Username', autoComplete: 'off' },
})

const states: Record<string, Omit<FieldProps & TextAreaProps, 'label' | 'ref'>> = {
  empty: { placeholder: 'e.g. rowan_92' },
  hint: { hint: '3 to 30 characters.' },
  filled: { defaultValue: 'rowan' },
  'focus-visible': { defaultValue: 'rowan' },
  valid: { defaultValue: 'rowan', valid: true },
  error: { defaultValue: 'ro', error: 'Enter at least 3 characters.' },
  'read only': { defaultValue: 'rowan', readOnly: true },
}

/** Every state, with one line and with several. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="Variants and states" rows={Object.keys(states)} columns={['Field', 'TextArea']}>
      {(state, control) => {
        const props = { label: 'Username', autoComplete: 'off', ...states[state] }
        return (
          <div style={{ inlineSize: '15.5rem' }}>
            {control === 'Field' ? <Field {...props} /> : <TextArea {...props} rows={2} />}
          </div>
        )
      }}
    </Matrix>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2 * Object.keys(states).length)
  },
})

/** The placeholder is an example. */
export const Empty = meta.story({
  args: { placeholder: 'e.g. rowan_92' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Username'))
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  },
})

/** A hint says which format is expected. */
export const WithHint = meta.story({
  args: { hint: '3 to 30 letters, digits and underscores.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('3 to 30 letters, digits and underscores.')
  },
})

/** The value is as strong as body text; a placeholder is fainter. */
export const Filled = meta.story({ args: { defaultValue: 'rowan' } })

/** A mark shows that the value is valid, and screen readers announce it. */
export const Valid = meta.story({
  args: { defaultValue: 'rowan', valid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Valid')
  },
})

/** The error appears, and disappears once you correct the value. Screen readers announce it once. */
export const WithError = meta.story({
  render: function Username(args) {
    const [text, setText] = useState('rowan the')
    const error = text.includes(' ') ? 'A username has no spaces.' : undefined
    return <Field {...args} value={text} error={error} onChange={(event) => setText(event.target.value)} />
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toHaveAccessibleDescription('A username has no spaces.')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await expect(field).toBeValid()
    await userEvent.type(field, 'rowan the')
    await expect(canvas.getByText('A username has no spaces.')).toBeVisible()
  },
})

/** An error shows even if the value is marked as valid. */
export const ErrorOutweighsValid = meta.story({
  args: { defaultValue: 'ro', valid: true, error: 'Enter at least 3 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter at least 3 characters.')
  },
})

/** On a phone: a long value, and a long error below it. */
export const LongError = meta.story({
  args: {
    defaultValue: 'averyveryverylongnamewithoutasinglespacethatwillnotfitonaphone',
    error: `Username must be 3-30 characters, and so must ${'every'.repeat(20)}thing else.`,
  },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'اسم المستخدم', defaultValue: 'روان', error: 'هذا الاسم مستخدم بالفعل.', dir: 'auto' },
  globals: rightToLeft,
})

export const LargeText = meta.story({
  args: { hint: '3 to 30 letters, digits and underscores.', defaultValue: 'rowan', valid: true },
  globals: inLargeText,
})
