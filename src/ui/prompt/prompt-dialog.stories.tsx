import { expect, fn } from 'storybook/test'
import { inFlowOnDocs, inLargeText, inWindow, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const meta = preview.meta({
  title: 'Components/Prompt',
  component: PromptDialog,
  decorators: [inFlowOnDocs],
  args: { open: true, title: 'Who are you?', label: 'Username', onAnswer: fn() },
})

export const SingleLine = meta.story()

SingleLine.test('Enter answers', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' })
  await expect(field).toHaveFocus()
  await userEvent.type(field, 'rowan{Enter}')
  await expect(args.onAnswer).toHaveBeenLastCalledWith('rowan')
})

export const InitialValue = meta.story({
  args: { initialValue: 'rowan', message: 'The others will see it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription('The others will see it.')
  },
})

InitialValue.test('Ok answers it', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ok' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith('rowan')
})

InitialValue.test('Cancel answers nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null)
})

/** Enter breaks the line; Ctrl+Enter answers. */
export const SeveralLines = meta.story({
  args: { title: 'What happened?', label: 'Your story', multiline: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your story' })
    await userEvent.type(field, 'The lamp was lit.{Enter}Nobody had lit it.')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('The lamp was lit.\nNobody had lit it.')
  },
})

/** No error is shown before the first attempt. From then on the message follows the typing. */
export const Refused = meta.story({
  parameters: inWindow(),
  args: { validate: (text) => (/^\w{3,30}$/.test(text) ? undefined : 'Enter 3 to 30 letters, digits or underscores.') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(field, 'ro')
    await expect(field).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Enter 3 to 30 letters, digits or underscores.')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('ro')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  args: {
    title: 'What happened on the long road between the old mill and the burnt bridge?',
    message: 'Write it down as it was. '.repeat(20),
    initialValue: 'No one knows. '.repeat(80),
    multiline: true,
  },
  globals: onPhone,
  parameters: inWindow(),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Ok' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
})

export const RightToLeft = meta.story({
  args: { title: 'من أنت؟', label: 'اسم المستخدم', initialValue: 'روان', message: 'سيراه الآخرون.' },
  globals: rightToLeft,
})

export const LargeText = meta.story({ args: { initialValue: 'rowan' }, globals: { ...inLargeText, ...onPhone } })
