import { expect } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import preview from '../../../.storybook/preview.tsx'
import { RelativeTime } from './relative-time.tsx'

const minute = 60_000
const from = (ms: number) => new Date(Date.now() + ms).toISOString()

const meta = preview.meta({
  title: 'Components/Relative time',
  component: RelativeTime,
  args: { at: from(-2 * minute - 1000) },
})

const spans = { 'a moment': 0, minutes: 12, hours: 5 * 60, days: 3 * 24 * 60, months: 70 * 24 * 60 } as const
const names = Object.keys(spans) as (keyof typeof spans)[]

/** Past and future times, from a moment to months. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="Times" rows={names} columns={['past', 'future']}>
      {(name, side) => {
        const distance = spans[name] * minute + 30_000
        return <RelativeTime at={from(side === 'future' ? distance : -distance)} />
      }}
    </Matrix>
  ),
})

/** A time in the past. */
export const Past = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent('2 minutes ago')
  },
})
