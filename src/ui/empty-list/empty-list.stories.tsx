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

/** With a sentence and without. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <h2>Links</h2>
      <EmptyList heading="No links yet" />
      <EmptyList heading="Nothing rolled yet" next={<Button>Roll</Button>}>
        The first roll will show up here.
      </EmptyList>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing rolled yet' })).toBeVisible()
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
