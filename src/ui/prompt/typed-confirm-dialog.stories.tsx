import { expect, fn } from 'storybook/test'
import { inFlowOnDocs, inLargeText, onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { TypedConfirmDialog } from './typed-confirm-dialog.tsx'

const meta = preview.meta({
  title: 'Components/Typed confirm',
  component: TypedConfirmDialog,
  decorators: [inFlowOnDocs],
  args: {
    open: true,
    title: 'Delete this game?',
    message: 'Its members, links and dates go with it. Nothing brings it back.',
    expected: 'The Gryphon’s Debt',
    confirmLabel: 'Delete',
    onAnswer: fn(),
  },
})

export const Default = meta.story()

Default.test('the right name confirms', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), "The Gryphon's Debt{Enter}")
  await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
})

export const Refused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Something else{Enter}')
    await expect(canvas.getByText("That's not the name. Type “The Gryphon’s Debt”.")).toBeVisible()
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const LongName = meta.story({
  args: { expected: `The exceedingly long and winding campaign of the${'burnt'.repeat(6)}bridge` },
  globals: { ...onPhone, ...inLargeText },
})
