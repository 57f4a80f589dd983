import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  defaults,
  expectSeen,
  inFlowOnDocs,
  inLargeText,
  inWindow,
  onPhone,
  rightToLeft,
} from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './use-dialog.ts'

/** A page with a button that opens the dialog, and with what the dialog needs from the page. */
function Page({ open: initially, ...props }: DialogProps) {
  const [open, setOpen] = useState(initially)
  const close = () => setOpen(false)
  return (
    <main>
      <h1>The lobby</h1>
      <Button onClick={() => setOpen(true)}>House rules</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        footer={props.footer ?? <Button onClick={close}>Understood</Button>}
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  argTypes: defaults({ closeable: 'true', modal: 'true', lightDismiss: 'true', headingLevel: '2' }),
  args: {
    open: true,
    title: 'The house rules',
    onClose: () => {},
    children: <p>Whoever arrives last lights the lamp. Dice that fall off the table count.</p>,
  },
  decorators: [inFlowOnDocs],
  render: (args, { viewMode }) => {
    if (viewMode === 'docs') return <Dialog footer={<Button>Understood</Button>} {...args} />
    return args.modal === false ? <Dialog {...args} /> : <Page {...args} />
  },
})

/** The close button, Escape or a click outside closes it. */
export const Closeable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'House rules' }))
    await expectSeen(() => canvas.getByRole('dialog', { name: 'The house rules' }))
  },
})

/** The focus returns to where it was. */
export const ReturnsFocus = meta.story({
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'House rules' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** Only its own button closes it; Escape and a click outside do nothing. */
export const NotCloseable = meta.story({
  tags: ['behaviour'],
  args: { closeable: false, title: 'One thing first' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await expectSeen(() => canvas.getByRole('dialog', { name: 'One thing first' }))
  },
})

/** If it has a field, a click outside doesn’t close it. */
export const WithField = meta.story({
  args: {
    title: 'Name your game',
    lightDismiss: false,
    children: <Field label="Name" />,
    footer: <Button variant="primary">Save name</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
})

/** Within the page, as on the login page. */
export const Inline = meta.story({
  args: { modal: false, headingLevel: 2 },
  parameters: inWindow(),
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('dialog', { name: 'The house rules' }))
    await expect(document.querySelector('dialog:modal')).toBeNull()
  },
})

/** Two dialogs, one above the other. Nothing in the lower one can be used. */
export const TwoAtOnce = meta.story({
  tags: ['behaviour'],
  render: function Two(args) {
    const [asks, setAsks] = useState(false)
    // The second dialog opens after the first, as in real use.
    useEffect(() => setAsks(true), [])
    return (
      <Dialog {...args} open footer={<Button onClick={() => setAsks(true)}>Leave</Button>}>
        <p>The dialog below.</p>
        <Dialog open={asks} title="Leave the game?" onClose={() => setAsks(false)}>
          <p>The dialog above.</p>
        </Dialog>
      </Dialog>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const above = await canvas.findByRole('dialog', { name: 'Leave the game?' })
    const close = canvas.getAllByRole('button', { name: 'Close' }).find((button) => above.contains(button))
    await userEvent.click(close ?? above)
    await expect(above).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expectSeen(() => canvas.getByRole('dialog', { name: 'The house rules' }))
  },
})

const chapter = 'Whoever arrives last lights the lamp, and whoever leaves first feeds the cat. '

/** The content scrolls, the buttons stay in view. */
export const LongText = meta.story({
  args: { children: <p>{chapter.repeat(60)}</p>, title: chapter.trim() },
  globals: onPhone,
  parameters: inWindow(),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Understood' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
})

export const RightToLeft = meta.story({
  args: {
    title: 'قواعد البيت',
    children: <p dir="auto">من يصل أخيرا يشعل المصباح. النرد الذي يسقط عن الطاولة يُحتسب.</p>,
  },
  globals: rightToLeft,
})

export const LargeText = meta.story({ globals: { ...inLargeText, ...onPhone } })
