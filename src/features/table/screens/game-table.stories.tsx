import { expect, screen } from 'storybook/test'
import { gameId, seeded } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'
import { routes } from '../../../shell/routes.ts'

// This screen has no feature yet: it shows an empty state.
const meta = preview.meta({
  title: 'Screens/Table (VTT)',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(href('gameTable', { game: gameId }), { session: 'in' }),
})

/** The page says what it is for. Its one action opens the dice. */
export const Empty = meta.story({
  beforeEach: seeded({ gameId }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: routes.gameTable.title })).toBeVisible()
  },
})

Empty.test('Its one action opens the dice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open Dice' }))
  await expect(await screen.findByRole('region', { name: 'Dice' })).toBeVisible()
})

/** Without a game, the page offers ways to get one. */
export const NoGame = meta.story({
  parameters: screenAt(href('gameTable'), { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: routes.gameTable.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create game' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'I have an invitation' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Your games' })).not.toBeInTheDocument()
  },
})

/** If you have games, you choose one first. */
export const WhichGame = meta.story({
  parameters: screenAt(href('gameTable'), { session: 'in' }),
  beforeEach: [seeded({ gameId }), () => localStorage.clear()],
  play: async ({ canvas }) => {
    const games = await canvas.findByRole('list', { name: 'Your games' })
    const create = canvas.getByRole('link', { name: 'Create game' })
    await expect(games.compareDocumentPosition(create)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})

export const LargeText = meta.story({
  beforeEach: seeded({ gameId }),
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
