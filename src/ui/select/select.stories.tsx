import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Select, type SelectProps } from './select.tsx'

const options = (
  <>
    <option value="">Choose one</option>
    <option value="player">Player</option>
    <option value="admin">Admin</option>
  </>
)

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  argTypes: {
    children: { description: 'The answers, as `<option>` elements.', table: { type: { summary: 'ReactNode' } } },
    onChange: { description: 'Called when someone chooses an answer.' },
  },
  args: { label: 'Role', children: options, onChange: fn() },
})

const states: Record<string, Omit<SelectProps, 'label' | 'ref'>> = {
  'at rest': { defaultValue: 'player' },
  hint: { hint: 'What they can do in the game.' },
  'focus-visible': { defaultValue: 'player' },
  error: { error: 'Choose a role.' },
}

/** Every state. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="States" rows={Object.keys(states)} columns={['Select']}>
      {(state) => (
        <Select label="Role" {...states[state]}>
          {options}
        </Select>
      )}
    </Matrix>
  ),
})

/** One answer is chosen. */
export const Chosen = meta.story({
  args: { defaultValue: 'player' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Role' })
    await userEvent.selectOptions(select, 'Admin')
    await expect(select).toHaveValue('admin')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

/** The hint and the error describe the field. With an error it is invalid. */
export const WithError = meta.story({
  args: { hint: 'What they can do in the game.', error: 'Choose a role.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Role' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('What they can do in the game. Choose a role.')
  },
})

/** An answer that is too long ends in an ellipsis. The list shows it whole. */
export const LongText = meta.story({
  args: {
    children: <option>The exceedingly long name of a time zone that no one has ever lived in or heard of</option>,
  },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'الدور', children: <option>لاعب</option> },
  globals: rightToLeft,
})

export const LargeText = meta.story({ args: { defaultValue: 'player' }, globals: { ...inLargeText, ...onPhone } })
