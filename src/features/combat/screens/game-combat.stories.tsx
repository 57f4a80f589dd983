import { expect } from 'storybook/test'
import { gameId, seeded } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'
import { routes } from '../../../shell/routes.ts'

// This screen has no feature yet: it shows an empty state.
const meta = preview.meta({
  title: 'Screens/Combat',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(href('gameCombat', { game: gameId }), { session: 'in' }),
  beforeEach: seeded({ gameId }),
})

/** The page says what it is for. Its one link leads to the lobby of the same game. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: routes.gameCombat.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to lobby' })).toHaveAttribute(
      'href',
      href('gameLobby', { game: gameId }),
    )
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
