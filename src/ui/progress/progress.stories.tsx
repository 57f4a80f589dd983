import { expect, fn } from 'storybook/test'
import {
  accelerateTimers,
  defaults,
  expectSeen,
  inFlowOnDocs,
  inLargeText,
  onPhone,
  rightToLeft,
} from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ProgressDialog } from './progress-dialog.tsx'

const meta = preview.meta({
  title: 'Components/Progress',
  component: ProgressDialog,
  argTypes: defaults({ modal: 'true' }),
  subcomponents: { ProgressBar },
  decorators: [inFlowOnDocs],
  args: { open: true, label: 'Importing your ideas' },
})

/** The caller says how much is done, in percent. */
export const KnownLength = meta.story({
  args: { value: 40 },
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('dialog', { name: 'Importing your ideas' }))
    await expect(canvas.getByText('40%')).toBeVisible()
  },
})

/** No one knows how long it takes. The bar only shows that work goes on. */
export const UnknownLength = meta.story({
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('progressbar', { name: 'Importing your ideas' }))
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

const bars: [string, number?][] = [['Not started', 0], ['In progress', 40], ['Done', 100], ['Unknown length']]

/** The bar alone: at 0, 40 and 100, and without a known length. */
export const Bars = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {bars.map(([label, value]) => (
        <div key={label}>
          <span aria-hidden="true">{label}</span>
          <ProgressBar label={label} value={value} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'In progress' })).toHaveProperty('position', 0.4)
    await expect(canvas.getByRole('progressbar', { name: 'Unknown length' })).toHaveProperty('position', -1)
  },
})

/** You can cancel after 10 seconds. The clock here runs 50 times faster. */
export const TakesAWhile = meta.story({
  tags: ['behaviour'],
  args: { onCancel: fn() },
  beforeEach: accelerateTimers,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
  },
})

/** Work without an `onCancel` never offers to cancel. */
export const CannotBeCanceled = meta.story({
  tags: ['behaviour'],
  beforeEach: accelerateTimers,
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('dialog'))
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** It covers the card where the work started. */
export const InPlaceOfACard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <main>
      <Dialog open modal={false} title="Your name" onClose={() => {}} footer={<Button>Save</Button>}>
        <Field label="Name" />
        <p style={{ minHeight: '7rem' }}>Everyone in the game will see it.</p>
      </Dialog>
      <ProgressDialog {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('dialog', { name: 'Importing your ideas' }))
    const [card, progress] = [...document.querySelectorAll('dialog')].map((dialog) => dialog.getBoundingClientRect())
    await expect(progress?.top).toBe(canvas.getByLabelText('Name').getBoundingClientRect().bottom)
    await expect(progress).toMatchObject({ left: card?.left, right: card?.right })
  },
})

/** A long label wraps. */
export const LongText = meta.story({
  args: { label: 'Importing all the ideas, random tables and characters of the seventeen bridges', value: 7 },
  globals: onPhone,
  play: async ({ canvas }) => expectSeen(() => canvas.getByRole('dialog')),
})

export const RightToLeft = meta.story({
  args: { label: 'تجهيز الطاولة', value: 70 },
  globals: rightToLeft,
  play: async ({ canvas }) => expectSeen(() => canvas.getByRole('dialog')),
})

export const LargeText = meta.story({
  args: { value: 40, onCancel: fn() },
  beforeEach: accelerateTimers,
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expectSeen(() => canvas.getByRole('button', { name: 'Cancel' }))
  },
})
