import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
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
          hint={state === 'hint' && 'They can be restored at any time.'}
          disabled={state === 'disabled'}
        />
      )}
    </Matrix>
  ),
})

/** A click anywhere on the line ticks it. */
export const Ticked = meta.story({
  args: { hint: 'They can be restored at any time.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show archived games' })
    await expect(box).toHaveAccessibleDescription('They can be restored at any time.')
    await userEvent.click(canvas.getByText('Show archived games'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const LongText = meta.story({
  args: { label: 'Show every game that was ever archived, by me or by anyone else who has sat at one of my tables' },
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'إظهار الألعاب المؤرشفة', hint: 'يمكن استعادتها.' },
  globals: rightToLeft,
})
