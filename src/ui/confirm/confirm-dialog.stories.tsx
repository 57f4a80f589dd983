import { expect, fn } from 'storybook/test'
import { inFlowOnDocs, inLargeText, inWindow, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = preview.meta({
  title: 'Components/Confirm',
  component: ConfirmDialog,
  decorators: [inFlowOnDocs],
  args: {
    open: true,
    title: 'Leave the game?',
    message: "We'll keep your seat for an hour.",
    onAnswer: fn(),
  },
})

/** The focus starts on the answer that changes nothing. */
export const Default = meta.story()

Default.test('Ok answers true', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription("We'll keep your seat for an hour.")
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Ok' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
})

Default.test('Cancel answers false', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
})

export const OtherLabels = meta.story({
  args: { confirmLabel: 'Leave', cancelLabel: 'Stay' },
})

OtherLabels.test('Leave answers true', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
})

export const Danger = meta.story({
  args: { title: 'Burn the letter?', message: "You can't unburn it.", confirmLabel: 'Burn', danger: true },
})

export const LongText = meta.story({
  parameters: inWindow(),
  args: {
    title: 'Leave the game with everything that you have carried here since the beginning?',
    message: `First line.\nSecond line.\n${'And so on, and so forth. '.repeat(40)}`,
    confirmLabel: 'Leave with everything that I have carried here',
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
