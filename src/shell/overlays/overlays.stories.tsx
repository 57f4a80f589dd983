import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { accelerateTimers, expectSeen } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useOverlays } from './overlays.ts'
import { maxToasts } from './overlays-slice.ts'

type Overlays = ReturnType<typeof useOverlays>

/** A button that starts some work, and shows its result. */
function Try({ label, work }: { label: string; work: (overlays: Overlays) => Promise<unknown> }) {
  const overlays = useOverlays()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button onClick={async () => setAnswer(JSON.stringify(await work(overlays)) ?? 'nothing')}>{label}</Button>
      <p>{answer && `The answer: ${answer}`}</p>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Overlays',
  component: Try,
  parameters: { app: { overlays: true } },
})

/** `const ok = await confirm({…})`, from anywhere. */
export const Confirm = meta.story({
  args: {
    label: 'Leave',
    work: ({ confirm }) => confirm({ title: 'Leave the game?', message: 'Your seat opens up.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expectSeen(() => screen.getByRole('dialog', { name: 'Leave the game?' }))
  },
})

Confirm.test('Ok gives true, and the focus returns', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
  await expectSeen(() => canvas.getByText('The answer: true'))
  await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus()
})

/** `await prompt({…})` asks for text, and won’t accept an empty answer. */
export const Prompt = meta.story({
  args: {
    label: 'Name',
    work: ({ prompt }) => prompt({ title: 'Choose a username', label: 'Username', required: true }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    const field = await screen.findByRole('textbox', { name: 'Username' })
    await userEvent.type(field, ' {Enter}')
    await expect(field).toHaveAccessibleDescription('Enter some text.')
  },
})

Prompt.test('Enter gives the text', async ({ canvas, userEvent }) => {
  const field = screen.getByRole('textbox', { name: 'Username' })
  await userEvent.clear(field)
  await userEvent.type(field, 'rowan{Enter}')
  await expectSeen(() => canvas.getByText('The answer: "rowan"'))
})

/** 8 toasts in a row. Only 6 stay: each new one removes the oldest. */
export const Toasts = meta.story({
  args: {
    label: 'Show 8 toasts',
    work: async ({ toast }) => {
      for (let toastNumber = 1; toastNumber <= 8; toastNumber++) toast.warning(`Toast ${toastNumber}.`)
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 8 toasts' }))
    await expectSeen(() => screen.getByText('Toast 8.'))
    await expect(screen.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(maxToasts)
    await expect(screen.queryByText('Toast 2.')).not.toBeInTheDocument()
  },
})

/** `await withProgress({…}, work)`. After 10 seconds, it offers to cancel; the clock runs faster here. */
export const Progress = meta.story({
  args: {
    label: 'Wait',
    work: ({ withProgress }) =>
      withProgress({ label: 'Waiting for the server' }, ({ signal }) => {
        const { promise, resolve } = Promise.withResolvers<string>()
        signal.addEventListener('abort', () => resolve('you stopped waiting'))
        return promise
      }),
  },
  beforeEach: accelerateTimers,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wait' }))
    await expectSeen(() => screen.getByRole('button', { name: 'Cancel' }))
  },
})

Progress.test('Cancel aborts the signal that the work was given', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expectSeen(() => canvas.getByText('The answer: "you stopped waiting"'))
})
