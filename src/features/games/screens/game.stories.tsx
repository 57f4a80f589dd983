import { expect } from 'storybook/test'
import { gameId, seeded } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Game/List',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(href('game'), { session: 'in' }),
})

const few = seeded(
  {
    gameId,
    name: 'The Ember Crown',
    pitch: 'A crown that burns whoever wears it, and a town that wants it back before the first snow.',
    system: 'Two dice and a map',
    others: [{ displayName: 'Ash' }, { displayName: 'Wren Hollis' }],
    waiting: [{ displayName: 'Tam' }],
  },
  {
    name: 'Salt and Lanterns',
    pitch: 'The lighthouse has been dark for a week.',
    role: 'player',
    status: 'playing',
    seats: 4,
    others: [
      { displayName: 'Marlow', sigil: 'lantern', colour: 'plum' },
      { displayName: 'Ines' },
      { displayName: 'Bo' },
    ],
  },
  {
    name: 'A quiet evening',
    role: 'admin',
    seats: 6,
    others: [{ displayName: 'Juniper', sigil: 'oak', colour: 'moss' }],
  },
  { name: 'The old campaign', status: 'archived', others: [{ displayName: 'Ash' }] },
)

/** Active games first, archived ones below. */
export const Few = meta.story({
  parameters: { frame: '60rem' },
  beforeEach: few,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'The Ember Crown' })
    await expect(card).toHaveTextContent('Host')
    await expect(card).toHaveTextContent('3 of 5 seats taken')
    await expect(card).toHaveTextContent('1 person is waiting')
    await expect(canvas.getByRole('article', { name: 'Salt and Lanterns' })).toHaveTextContent('All 4 seats taken')
    const archived = canvas.getByRole('region', { name: 'Archived' })
    await expect(archived).toHaveTextContent('The old campaign')
    const toOverview = canvas.getByRole('link', { name: 'The Ember Crown' })
    await expect(toOverview).toHaveAttribute('href', href('game', { game: gameId }))
  },
})

/** No games yet: create one, or join one with a link. */
export const NoGames = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You're not in a game yet. Create one or join one.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create game' })).toBeVisible()
  },
})

NoGames.test("A text that isn't an invite link is refused", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'I have an invitation' }))
  const field = canvas.getByRole('textbox', { name: 'Invite link' })
  await expect(field).toHaveFocus()
  await userEvent.type(field, 'hello{Enter}')
  await expect(field).toHaveAccessibleDescription(/That's not an invite link/)
  await expect(canvas.getByRole('link', { name: 'Create game' })).toBeVisible()
})

/** The navbar’s search filters by name, system and host. */
export const Filtered = meta.story({
  parameters: screenAt(`${href('game')}?search=marlow`, { session: 'in' }),
  beforeEach: few,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 game matches “marlow”.')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
})

/** No game matches the search. */
export const NothingFound = meta.story({
  parameters: screenAt(`${href('game')}?search=dragons`, { session: 'in' }),
  beforeEach: few,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No games match “dragons”.')).toBeVisible()
  },
})

/** As many games as one person can host. */
export const Crowded = meta.story({
  beforeEach: seeded(
    ...Array.from({ length: 50 }, (_, at) => ({ name: `Game number ${at + 1}`, seats: 1 + (at % 12) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game number 50')).toBeVisible()
    await expect(canvas.getAllByText(/^Game number/)).toHaveLength(50)
  },
})

/** Even if the server breaks the contract, what it sends appears as plain text, in its place. */
export const LongWords = meta.story({
  globals: onPhone,
  beforeEach: seeded({
    name: 'W'.repeat(10_000),
    pitch: `<b>${'x'.repeat(2000)}</b>`,
    system: '\u202Eevil '.repeat(50),
    role: 'player',
    others: [{ displayName: 'Z\u0351\u0352\u0353'.repeat(300) }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible()
    await expectNoSideScroll()
  },
})

/** While the games load. */
export const Loading = meta.story({
  parameters: screenAt(href('game'), { session: 'in', faults: { listGames: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your games…')).toBeInTheDocument()
  },
})

/** The games don’t load, and you can try again. */
export const NotLoaded = meta.story({
  parameters: screenAt(href('game'), { session: 'in', faults: { listGames: '500-message' } }),
  beforeEach: few,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  beforeEach: few,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'The Ember Crown' })).toBeVisible()
    const system = canvas.getByText('Two dice and a map')
    await expect(system.scrollHeight).toBe(system.clientHeight)
    await expectNoSideScroll()
  },
})
