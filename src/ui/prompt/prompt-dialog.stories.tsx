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
import { PromptDialog } from './prompt-dialog.tsx'

const meta = preview.meta({
  title: 'Components/Prompt',
  component: PromptDialog,
  argTypes: defaults({ confirmLabel: 'Ok', modal: 'true' }),
  decorators: [inFlowOnDocs],
  args: { open: true, title: 'Choose a username', label: 'Username', onAnswer: fn() },
})

/** One line. The focus starts in the field. */
export const SingleLine = meta.story()

SingleLine.test('Enter answers', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' })
  await expect(field).toHaveFocus()
  await userEvent.type(field, 'rowan{Enter}')
  await expect(args.onAnswer).toHaveBeenLastCalledWith('rowan')
})

/** It starts with text, and a message says who will see it. */
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
  args: { title: 'Write the recap', label: 'Recap', multiline: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Recap' })
    await userEvent.type(field, 'We took the ferry.{Enter}Osk stayed behind.')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('We took the ferry.\nOsk stayed behind.')
  },
})

/** It shows no error before the first attempt. From then on, the message follows the typing. */
export const Refused = meta.story({
  parameters: inWindow(),
  args: {
    validate: (text) => (/^\w{3,30}$/.test(text) ? undefined : 'Enter 3 to 30 letters, digits, or underscores.'),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(field, 'ro')
    await expect(field).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Enter 3 to 30 letters, digits, or underscores.')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('ro')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

/** A long message scrolls, and the buttons stay in view. */
export const LongText = meta.story({
  args: {
    title: 'Write the recap of the long road between the old mill and the stone bridge',
    message: 'Everyone in the game can read it. '.repeat(20),
    initialValue: 'We went on. '.repeat(80),
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
