import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  argTypes: { onChange: { description: 'Called when someone ticks or unticks it.' } },
  args: { label: 'Show archived games', onChange: fn() },
})

const states = ['at rest', 'focus-visible', 'hint', 'disabled'] as const

/** Every state, ticked and not. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="States" rows={states} columns={['off', 'on']}>
      {(state, mark) => (
        <Checkbox
          label="Show archived games"
          defaultChecked={mark === 'on'}
          hint={state === 'hint' && 'You can restore them anytime.'}
          aria-disabled={state === 'disabled'}
        />
      )}
    </Matrix>
  ),
})

/** Ticked, with a hint. */
export const Ticked = meta.story({
  args: { hint: 'You can restore them anytime.', defaultChecked: true },
})

Ticked.test('A click anywhere on the line changes it', async ({ args, canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Show archived games' })
  await expect(box).toHaveAccessibleDescription('You can restore them anytime.')
  await userEvent.click(canvas.getByText('Show archived games'))
  await expect(box).not.toBeChecked()
  await expect(args.onChange).toHaveBeenCalledOnce()
  await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

export const LongText = meta.story({
  args: { label: 'Show every game that was ever archived, by me or by anyone else who has played in one of my games' },
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'إظهار الألعاب المؤرشفة', hint: 'يمكن استعادتها.' },
  globals: rightToLeft,
})

export const LargeText = meta.story({ globals: inLargeText })
