import { expect, waitFor, within } from 'storybook/test'
import { gameId, scrolledUnder, seeded } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const at = href('game', { game: gameId })

const meta = preview.meta({
  title: 'Screens/Game/Overview',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(at, { session: 'in' }), ...scrolledUnder },
})

const crown = {
  gameId,
  name: 'The Ember Crown',
  pitch: 'A crown that burns whoever wears it.\nA town that wants it back.',
  system: 'Any system',
}
const others = [
  { displayName: 'Ash' },
  { displayName: 'Wren Hollis', sigil: 'stag', colour: 'moss', role: 'admin' },
] as const

/** What the host sees right after creating the game. */
export const Alone = meta.story({
  parameters: { frame: '46rem' },
  beforeEach: seeded(crown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invite your players')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Invite players' })).toHaveAttribute(
      'href',
      href('gameInvite', { game: gameId }),
    )
    await expect(canvas.getByRole('link', { name: 'Lobby' })).toHaveAttribute(
      'href',
      href('gameLobby', { game: gameId }),
    )
  },
})

/** The host sees who wants to join, and can change roles. */
export const Host = meta.story({
  beforeEach: seeded({ ...crown, others: [...others], waiting: [{ displayName: 'Tam' }, { displayName: 'Ines' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 people are waiting to join')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /Actions for .*Ash/ })).toBeVisible()
    const steps = within(canvas.getByRole('region', { name: 'Next steps' }))
    // A step without a link is as high as one with a link.
    const [plain] = (await steps.findAllByRole('listitem')).filter((step) => /Get everyone ready/.test(step.innerText))
    await expect(plain?.offsetHeight).toBe(44)
  },
})

Host.test('The host makes a player an admin', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Actions for .*Ash/ }))
  await userEvent.click(canvas.getByRole('menuitem', { name: 'Make admin' }))
  await waitFor(() => expect(canvas.getAllByText('Admin')).toHaveLength(2))
})

/** An admin can remove only players. */
export const Admin = meta.story({
  beforeEach: seeded({
    ...crown,
    role: 'admin',
    others: [{ displayName: 'Juniper' }, { displayName: 'Ash' }, { displayName: 'Bo', role: 'admin' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Actions for .*Ash/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
    await expect(await canvas.findByRole('button', { name: 'Leave game' })).toBeVisible()
  },
})

/** A player sees the members but can’t change them. */
export const Player = meta.story({
  beforeEach: seeded({ ...crown, role: 'player', others: [{ displayName: 'Juniper' }, { displayName: 'Ash' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 5 seats taken')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Invite players' })).not.toBeInTheDocument()
  },
})

/** 12 members with long names. */
export const Crowded = meta.story({
  beforeEach: seeded({
    ...crown,
    seats: 12,
    others: Array.from({ length: 11 }, (_, at) => ({ displayName: `Guest ${at} of the Seventeen Bridges` })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every seat is taken')).toBeVisible()
    await expectNoSideScroll()
  },
})

/** You can only read an archived game, or restore it. */
export const Archived = meta.story({
  beforeEach: seeded({ ...crown, status: 'archived', others: [...others] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This game is archived and read-only.')).toBeVisible()
  },
})

Archived.test('It can be restored', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
  await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible()
})

/** The host types the name before the game is deleted. */
export const Deleting = meta.story({
  beforeEach: seeded(crown),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete game' }))
    const field = await canvas.findByRole('textbox', { name: /^Type .* to confirm$/ })
    await expect(canvas.getByText(/deletes the game for everyone, with its characters, seats, and links/)).toBeVisible()
    await userEvent.type(field, 'The Ember')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete forever' }))
    await expect(field).toHaveAccessibleDescription(/Type the name exactly as shown above/)
    await expect(field).toHaveFocus()
  },
})

/** To a stranger, the game doesn’t exist. */
export const Unknown = meta.story({
  play: async ({ canvas }) => {
    // The text is also in the note on the connection, which appears only after a while.
    await waitFor(() => expect(canvas.getByText("This game doesn't exist, or you're not in it.")).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go to your games' })).toHaveAttribute('href', href('game'))
  },
})

/** While the game loads. */
export const Loading = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { getGame: 'hanging' } }),
  beforeEach: seeded(crown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the game…')).toBeInTheDocument()
  },
})

/** The game doesn’t load, and you can try again. */
export const NotLoaded = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { getGame: '500-message' } }),
  beforeEach: seeded(crown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

/** The game is here, but its members didn’t load. */
export const MembersNotLoaded = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { listMembers: 'offline' } }),
  beforeEach: seeded(crown),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Couldn't load the members. Check your connection and try again."),
    ).toBeVisible()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  beforeEach: seeded({ ...crown, others: [...others] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wren Hollis', { exact: false })).toBeVisible()
    await expectNoSideScroll()
  },
})
