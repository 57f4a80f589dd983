import { expect } from 'storybook/test'
import { inLargeText, onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { EmptyList } from './empty-list.tsx'

const meta = preview.meta({
  title: 'Components/Empty list',
  component: EmptyList,
  args: { heading: 'No links yet' },
})

/** The heading alone, and with a sentence and a button. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <h2>Links</h2>
      <EmptyList heading="No links yet" />
      <EmptyList heading="No links yet" next={<Button>Create link</Button>}>
        Send one by message or email.
      </EmptyList>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'No links yet' })).toHaveLength(2)
  },
})

/** On a phone, with text at 200%. */
export const OnPhoneInLargeText = meta.story({
  args: {
    children:
      'Whoever opens a link can ask for a seat, and for as long as it is valid so can everyone they show it to.',
  },
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
