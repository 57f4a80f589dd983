import { expect, fn } from 'storybook/test'
import {
  defaults,
  inFlowOnDocs,
  inLargeText,
  inWindow,
  onPhone,
  rightToLeft,
} from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = preview.meta({
  title: 'Components/Confirm',
  component: ConfirmDialog,
  argTypes: defaults({ confirmLabel: 'Ok', cancelLabel: 'Cancel' }),
  decorators: [inFlowOnDocs],
  args: {
    open: true,
    title: 'Leave the game?',
    message: 'Your seat opens up.',
    onAnswer: fn(),
  },
})

/** The default labels. The question's verb is better. */
export const Default = meta.story()

Default.test('Ok answers true', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription('Your seat opens up.')
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Ok' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
})

Default.test('Cancel answers false', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
})

/** The buttons say what each answer does. */
export const OtherLabels = meta.story({
  args: { confirmLabel: 'Leave game', cancelLabel: 'Stay', danger: true },
})

OtherLabels.test('Leave game answers true', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Leave game' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
})

/** The answer deletes something, and its button says so. */
export const Danger = meta.story({
  args: {
    title: 'Withdraw the dates?',
    message: 'This removes the proposed dates and everyone’s answers.',
    confirmLabel: 'Withdraw dates',
    cancelLabel: 'Keep dates',
    danger: true,
  },
})

/** A long message scrolls, and the buttons stay in view. */
export const LongText = meta.story({
  parameters: inWindow(),
  args: {
    title: 'Leave “The exceedingly long and winding campaign of the seventeen bridges”?',
    message: `Your seat opens up.\nYour ideas leave with you.\n${'To come back, you need an invite link. '.repeat(25)}`,
    confirmLabel: 'Leave with my ideas and random tables',
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
})

export const RightToLeft = meta.story({
  args: {
    title: 'هل تغادر الطاولة؟',
    message: 'يبقى مقعدك خاليا لمدة ساعة.',
    confirmLabel: 'مغادرة',
    cancelLabel: 'بقاء',
  },
  globals: rightToLeft,
})

export const LargeText = meta.story({ globals: { ...inLargeText, ...onPhone } })
