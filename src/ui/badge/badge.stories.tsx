import { expect } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { defaults, inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import { Badge } from './badge.tsx'

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  argTypes: defaults({ tone: 'neutral' }),
  args: { children: 'Preparing' },
})

const tones = ['neutral', 'good', 'warning', 'danger', 'ember'] as const

/** Every tone, with and without an icon. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="Tones" rows={tones} columns={['text', 'icon and text']}>
      {(tone, kind) => (
        <Badge tone={tone}>
          {kind !== 'text' && <CheckIcon />} {tone === 'danger' ? 'Revoked' : 'In play'}
        </Badge>
      )}
    </Matrix>
  ),
})

export const LongText = meta.story({
  args: { tone: 'warning', children: 'Waiting for the host, who has been offline for more than a month' },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { children: 'جاهز', tone: 'good' },
  globals: rightToLeft,
})

export const LargeText = meta.story({ args: { tone: 'ember' }, globals: inLargeText })
