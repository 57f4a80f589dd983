import { expect } from 'storybook/test'
import { inLargeText, onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Sigil } from '../sigil/sigil.tsx'
import { EmptyList } from './empty-list.tsx'

const meta = preview.meta({
  title: 'Components/Empty list',
  component: EmptyList,
  args: { heading: 'No links yet', headingLevel: 2 as const },
})

/** With and without each of its parts. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <EmptyList heading="No links yet" headingLevel={2} />
      <EmptyList
        heading="No games yet"
        headingLevel={2}
        picture={
          <span style={{ fontSize: '2.5rem' }}>
            <Sigil name="lantern" />
          </span>
        }
        actions={
          <>
            <Button variant="primary">Create game</Button>
            <Button>I have an invitation</Button>
          </>
        }
      >
        Create one, or take a seat at someone else’s table.
      </EmptyList>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No games yet' })).toBeVisible()
  },
})

export const OnPhoneInLargeText = meta.story({
  args: {
    children:
      'Whoever opens a link can ask for a seat, and for as long as it is valid so can everyone they show it to.',
    actions: <Button variant="primary">Create link</Button>,
  },
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
