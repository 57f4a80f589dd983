import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectSeen, inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ToastCard } from './toast-card.tsx'
import { type Toast, ToastRegion, type ToastRegionProps } from './toast-region.tsx'

/** The cards of the region without its fixed position, errors at the bottom as there. */
const Cards = ({ toasts, onDismiss, onAction }: ToastRegionProps) => {
  const isError = ({ kind }: Toast) => Number(kind === 'error')
  return (
    <div style={{ display: 'grid', gap: 'var(--space-2)', containerType: 'inline-size' }}>
      {toasts
        .toSorted((a, b) => isError(a) - isError(b))
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
        ))}
    </div>
  )
}

/** A page that removes dismissed toasts. */
function Page({ toasts: initially, onDismiss, onAction }: ToastRegionProps) {
  const [toasts, setToasts] = useState(initially)
  const dismiss = (id: string) => {
    onDismiss(id)
    setToasts((all) => all.filter((toast) => toast.id !== id))
  }
  return (
    <main>
      <h1>The lobby</h1>
      <ToastRegion toasts={toasts} onDismiss={dismiss} onAction={onAction} />
    </main>
  )
}

const info: Toast = { id: 'info', kind: 'info', message: 'Someone changed the dates.' }
const success: Toast = { id: 'success', kind: 'success', message: 'Link copied.' }
const warning: Toast = { id: 'warning', kind: 'warning', message: "You'll be signed out in less than 2 minutes." }
const failure: Toast = { id: 'error', kind: 'error', message: "Couldn't save the game. Try again." }

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastRegion,
  args: { toasts: [info], onDismiss: fn(), onAction: fn() },
  // This component returns a portal, so the docs page finds no types and texts in its source.
  argTypes: {
    toasts: {
      description:
        'Oldest first. Each has an `id`, a `kind` (`info`, `success`, `warning` or `error`) and a `message`; an `actionLabel` if it has a button, and a `duration` in milliseconds if it closes on its own.',
    },
    onDismiss: { description: 'Called when a toast times out or someone dismisses it. Remove it from `toasts`.' },
    onAction: { description: 'Called when someone presses its button. Act, and remove it from `toasts` when done.' },
  },
  // On a docs page the cards are in the flow of the page, because the region is fixed to the window.
  render: (args, { viewMode }) => (viewMode === 'docs' ? <Cards {...args} /> : <Page {...args} />),
})

/** News that needs no answer. */
export const Info = meta.story()

Info.test('Dismiss closes it', async ({ args, userEvent }) => {
  const heard = await screen.findByRole('status')
  await expect(heard).toHaveTextContent('Someone changed the dates.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Someone changed the dates.' }))
  await expect(args.onDismiss).toHaveBeenCalledWith('info')
  await expect(heard).toBeEmptyDOMElement()
})

/** Something worked. In the app, it closes on its own. */
export const Success = meta.story({ args: { toasts: [success] } })

/** Something needs attention. It stays. */
export const Warning = meta.story({ args: { toasts: [warning] } })

/** An error interrupts a screen reader, and stays. */
export const Failure = meta.story({
  args: { toasts: [failure] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("Error: Couldn't save the game. Try again.")
  },
})

/** It closes on its own. The timer pauses while the pointer or the focus is on it. */
export const ClosesItself = meta.story({
  tags: ['behaviour'],
  args: { toasts: [{ ...success, duration: 3000 }] },
  play: async () => expectSeen(() => screen.getByText('Link copied.')),
})

ClosesItself.test('After its time it is gone', async ({ args }) => {
  await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('success'), { timeout: 6000 })
})

/** A button below the message lets you act on it. */
export const WithAction = meta.story({
  args: { toasts: [{ ...warning, actionLabel: 'Stay signed in' }] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await expect(args.onAction).toHaveBeenCalledWith('warning')
  },
})

/** 6 toasts, the most you can have at once. Errors are at the bottom. */
export const Six = meta.story({
  args: { toasts: [info, success, warning, failure, { ...info, id: 'five' }, { ...success, id: 'six' }] },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^Dismiss/ })).toHaveLength(6)
  },
})

/** Over a dialog, the toasts move into it, because everything outside is inert. */
export const OverModal = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Dialog open title="One thing first" onClose={() => {}}>
        <p>The toast is in front of this.</p>
      </Dialog>
      <Page {...args} />
    </>
  ),
})

OverModal.test('It can be dismissed inside the dialog', async ({ userEvent }) => {
  const dialog = screen.getByRole('dialog', { name: 'One thing first' })
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(within(dialog).queryByText('Someone changed the dates.')).not.toBeInTheDocument())
})

const long = `Couldn't save the game. The server says that it took too long, and that this has the reference ${'4c8e9d4e2f1c7a3b'.repeat(4)}. Your changes are still here, so you can save them again in a few minutes. If it keeps failing, write to whoever runs the server and include the reference. Until then, keep this page open. Others in the game still see the name, the description and the seats that you saved last.`

/** It wraps. Text that’s too long fades at the edge, and you can scroll it. */
export const LongText = meta.story({
  args: {
    toasts: [{ ...failure, message: long }],
  },
  globals: onPhone,
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { toasts: [{ ...success, message: 'مقعدك محفوظ.', actionLabel: 'تراجع' }] },
  globals: rightToLeft,
})

export const LargeText = meta.story({
  args: { toasts: [{ ...warning, actionLabel: 'Stay signed in' }, failure] },
  globals: { ...inLargeText, ...onPhone },
})
