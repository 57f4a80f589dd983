import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/stage/screen.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../platform/navigation/href.ts'
import { routes } from '../../../platform/navigation/route-table.ts'

const meta = preview.meta({
  title: 'Screens/Idea Builder',
  component: RootLayout,
  parameters: screenAt(href('ideaBuilder'), { session: 'in' }),
})

/** What this screen is for is still to come: its state is the honest empty one. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: routes.ideaBuilder.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the game' })).toHaveAttribute('href', href('game'))
  },
})
