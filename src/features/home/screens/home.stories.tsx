import { expect, waitFor, within } from 'storybook/test'
import { gameId, gathered, seeded } from '../../../../.storybook/harness/seed.ts'
import {
  expectNoSideScroll,
  inLargeText,
  onPhone,
  openSearch,
  screenAt,
} from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { answering } from '../../../../tests/support/answer-call.ts'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { examples } from '../../../contract/examples.gen.ts'
import { href } from '../../../shell/href.ts'
import { saveReturnTo } from '../../../shell/return-to.ts'

const meta = preview.meta({
  title: 'Screens/Home',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/home/', { session: 'in' }),
})

/** If you have no games, you see how to get started. */
export const Newcomer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your first session' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose a name and sigil' })).toHaveAttribute('href', '/profile')
  },
})

/** A request to join comes first, then a game without players. Your games are below. */
export const NextForMe = meta.story({
  beforeEach: seeded(
    { gameId, name: 'Salt and Lanterns', others: [{ displayName: 'Ash' }], waiting: [{ displayName: 'Juniper' }] },
    { name: 'Night Market' },
    { name: 'The Long Road', role: 'player', others: [{ displayName: 'Wren' }] },
  ),
  play: async ({ canvas }) => {
    const name = /^Next for you .*Juniper.* wants to join .*Salt and Lanterns/
    const first = within(await canvas.findByRole('region', { name }))
    await expect(canvas.getByRole('button', { name: 'I have an invitation' })).toBeVisible()
    const toRequest = first.getByRole('link', { name: 'Review request' })
    await expect(toRequest).toHaveAttribute('href', href('gameInvite', { game: gameId }))
    const then = within(canvas.getByRole('region', { name: 'After that' }))
    await expect(then.getByRole('listitem')).toHaveTextContent(/Invite players to .*Night Market/)
    await expect(canvas.getByRole('heading', { level: 1, name: /^Welcome back, .Rowan/ })).toBeVisible()
    const games = within(canvas.getByRole('region', { name: 'Your games' }))
    await expect(games.getAllByRole('article')).toHaveLength(3)
  },
})

/** A date without your answer leads to the dates in the lobby. */
export const DatesToAnswer = meta.story({
  beforeEach: gathered(
    { offer: [{ startsAt: evening(3) }, { startsAt: evening(4), answers: { me: 'no' } }] },
    { name: 'Salt and Lanterns', role: 'player' },
  ),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: /^Next for you/ }))
    await expect(next.getByText('1 date needs your answer.')).toBeVisible()
  },
})

DatesToAnswer.test('An answered date is no longer listed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Answer' }))
  const dates = await canvas.findByRole('region', { name: 'Next session' })
  await waitFor(() => expect(dates).toHaveFocus())
  const [first] = await within(dates).findAllByRole('radio', { name: 'Yes' })
  if (first) await userEvent.click(first)
  await userEvent.click(canvas.getByRole('link', { name: /^Emberhall/ }))
  await expect(await canvas.findByRole('region', { name: 'Your games' })).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('1 date needs your answer.')).not.toBeInTheDocument())
})

/** The next session, with who is coming: for a screen reader once, in a sentence that names everyone. */
export const SessionAhead = meta.story({
  beforeEach: gathered({ session: { startsAt: evening(3) } }, { name: 'Salt and Lanterns', role: 'player' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/and you are coming$/)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /Ash/ })).not.toBeInTheDocument()
  },
})

/** A few of many games, and a link to all of them. */
export const Crowded = meta.story({
  beforeEach: seeded(
    ...Array.from({ length: 20 }, (_, at) => ({ name: `Game ${at + 1}`, others: [{ displayName: 'Ash' }] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All 20 games' })).toBeVisible()
    await expect(canvas.getAllByRole('article').length).toBeLessThan(20)
  },
})

/** The navbar’s search filters your games, as it does in Game. */
export const Searched = meta.story({
  beforeEach: seeded(
    ...Array.from({ length: 12 }, (_, at) => ({ name: `Harbor ${at + 1}`, role: 'player' as const })),
    { name: 'The sunken harbor', status: 'archived' },
    { name: 'Night Market' },
  ),
  play: async (story) => {
    const { canvas, userEvent } = story
    const games = within(await canvas.findByRole('region', { name: 'Your games' }))
    const search = await openSearch(story)
    await userEvent.type(search, 'sunken harb')
    await expect(await games.findByText('1 game matches “sunken harb”.')).toBeVisible()
    await expect(games.getByRole('article', { name: /The sunken harbor/ })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'harbor')
    await expect(await games.findByText('13 games match “harbor”.')).toBeVisible()
    await expect(games.queryByRole('article', { name: /Night Market/ })).not.toBeInTheDocument()
    const toRest = canvas.getByRole('link', { name: 'All 13 games that match' })
    await expect(toRest).toHaveAttribute('href', `${href('game')}?search=harbor`)
    // The suggestions close, and the text is still in the field.
    await userEvent.keyboard('{Escape}')
  },
})

/** No game matches the search. */
export const NothingFound = meta.story({
  parameters: screenAt('/home/?search=dragons', { session: 'in' }),
  beforeEach: seeded({ name: 'Night Market' }),
  play: async ({ canvas }) => {
    const games = within(await canvas.findByRole('region', { name: 'Your games' }))
    await expect(await games.findByText('No games match “dragons”.')).toBeVisible()
    await expect(games.queryByRole('article')).not.toBeInTheDocument()
    await expect(games.getByRole('link', { name: 'Create game' })).toBeVisible()
  },
})

/** While the games load. */
export const Loading = meta.story({
  parameters: screenAt('/home/', { session: 'in', faults: { listGames: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your games…')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** The games don’t load, and you can try again. */
export const NotLoaded = meta.story({
  parameters: screenAt('/home/', { session: 'in', faults: { listGames: '500-message' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible()
  },
})

/** Home first offers the page you were on your way to. */
export const OnTheWay = meta.story({
  beforeEach: () => saveReturnTo('/game/lobby/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue to Lobby' })).toHaveAttribute('href', '/game/lobby/')
  },
})

const { open } = examples.previewInvitation.answers[200]
const invitation = href('join', { gameId, token: 'q0Jw3nE8c5TnYx2vRk7LdA' })
const waiting = answering('previewInvitation', () => ({ body: { ...open, state: 'waiting' } }))

/** You’ve requested a seat in your first game, and the host hasn’t answered yet. */
export const WaitingForTheHost = meta.story({
  parameters: screenAt(invitation, { session: 'in', answers: [waiting] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to Home' }))
    await expect(await canvas.findByText(/^You're waiting for .* to let you into .*The Ember Crown/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View request' })).toHaveAttribute('href', invitation)
    await expect(canvas.getByRole('link', { name: 'Create game' })).toBeVisible()
  },
})

/** A visitor goes to the login page. */
export const SignedOut = meta.story({
  parameters: screenAt('/home/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
  },
})

/** While the app finds out who is signed in, neither this page nor the login page appears. */
export const SignInNotKnownYet = meta.story({
  name: 'Sign-in not known yet',
  parameters: screenAt('/home/', { session: 'unknown' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Checking your session…')).toBeVisible())
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
