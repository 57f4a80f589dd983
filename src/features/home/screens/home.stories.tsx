import { expect, waitFor, within } from 'storybook/test'
import { gathered, seeded } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { saveReturnTo } from '../../../shell/return-to.ts'

const meta = preview.meta({
  title: 'Screens/Home',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/home/', { session: 'in' }),
})

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
})

/** A person without a game reads how to begin. */
export const Newcomer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your first session' })).toBeVisible()
  },
})

Newcomer.test('leads to the profile', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Choose a name and sigil' }))
  await expect(await canvas.findByRole('textbox', { name: 'Display name' })).toBeVisible()
})

/** Requests to join come first, then a game without players. Below are the games. */
export const NextForMe = meta.story({
  beforeEach: seeded(
    { name: 'Salt and Lanterns', others: [{ displayName: 'Ash' }], waiting: [{ displayName: 'Juniper' }] },
    { name: 'Night Market' },
    { name: 'The Long Road', role: 'player', others: [{ displayName: 'Wren' }] },
  ),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next for you' }))
    const [first, second] = next.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Someone wants to join .*Salt and Lanterns/)
    await expect(second).toHaveTextContent(/Invite players to .*Night Market/)
    const games = within(canvas.getByRole('region', { name: 'Your games' }))
    await expect(games.getAllByRole('article')).toHaveLength(3)
  },
})

NextForMe.test('a request leads to the invitations', async ({ canvas, userEvent }) => {
  const next = within(canvas.getByRole('region', { name: 'Next for you' }))
  await userEvent.click(next.getByRole('link', { name: /Salt and Lanterns/ }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Invite Players' })).toBeVisible()
})

/** An unanswered date leads to the dates in the lobby, until it is answered. */
export const DatesToAnswer = meta.story({
  beforeEach: gathered(
    { offer: [{ startsAt: evening(3) }, { startsAt: evening(4), answers: { me: 'no' } }] },
    { name: 'Salt and Lanterns', role: 'player' },
  ),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next for you' }))
    await expect(next.getByText('1 date needs your answer.')).toBeVisible()
    await expect(next.getByRole('link', { name: /Say which dates work for .*Salt and Lanterns/ })).toBeVisible()
  },
})

DatesToAnswer.test('an answer ends it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Say which dates work/ }))
  const dates = await canvas.findByRole('region', { name: 'Next session' })
  await waitFor(() => expect(dates).toHaveFocus())
  const [first] = await within(dates).findAllByRole('radio', { name: 'Yes' })
  if (first) await userEvent.click(first)
  await userEvent.click(canvas.getByRole('link', { name: /^Emberhall/ }))
  await expect(await canvas.findByRole('region', { name: 'Your games' })).toBeVisible()
  await waitFor(() => expect(canvas.queryByRole('link', { name: /Say which dates work/ })).not.toBeInTheDocument())
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

/**
 * The navbar's search value filters all of them, as it does in Game. The host's name, which is random here, contains
 * none of the searched words.
 */
export const Searched = meta.story({
  beforeEach: seeded(
    ...Array.from({ length: 12 }, (_, at) => ({ name: `Harbor ${at + 1}` })),
    { name: 'The sunken harbor', status: 'archived' },
    { name: 'Night Market' },
  ),
  play: async ({ canvas, userEvent }) => {
    const games = within(await canvas.findByRole('region', { name: 'Your games' }))
    const search = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.type(search, 'sunken harb')
    await expect(await games.findByText('1 game matches “sunken harb”.')).toBeVisible()
    await expect(games.getByRole('article', { name: /The sunken harbor/ })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'harbor')
    await expect(await games.findByText('13 games match “harbor”.')).toBeVisible()
    await expect(games.queryByRole('article', { name: /Night Market/ })).not.toBeInTheDocument()
  },
})

Searched.test('the games have the rest', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'All 13 games that match' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Game' })).toBeVisible()
  await expect(await canvas.findByText('13 games match “harbor”.')).toBeVisible()
})

export const SearchedInVain = meta.story({
  parameters: screenAt('/home/?search=dragons', { session: 'in' }),
  beforeEach: seeded({ name: 'Night Market' }),
  play: async ({ canvas }) => {
    const games = within(await canvas.findByRole('region', { name: 'Your games' }))
    await expect(await games.findByText('No game matches “dragons”.')).toBeVisible()
    await expect(games.queryByRole('article')).not.toBeInTheDocument()
    await expect(games.getByRole('link', { name: 'Create game' })).toBeVisible()
  },
})

export const GamesLoading = meta.story({
  parameters: screenAt('/home/', { session: 'in', faults: { listGames: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your games…')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const GamesNotLoaded = meta.story({
  parameters: screenAt('/home/', { session: 'in', faults: { listGames: '500-message' } }),
  play: async ({ canvas, mock }) => {
    await expect(await canvas.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible()
    mock.settings.change({ chosenAnswers: {} })
  },
})

GamesNotLoaded.test('Try again loads the games', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Your first session' })).toBeVisible()
})

/** The first offer is the page that the person wanted before they signed in. */
export const OnTheWay = meta.story({
  beforeEach: () => saveReturnTo('/game/lobby/'),
})

OnTheWay.test('Continue leads to the lobby', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Continue to Lobby' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
})

/** A visitor is sent to the login page. */
export const SignedOut = meta.story({
  parameters: screenAt('/home/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
  },
})

/** While it is not known who is signed in, neither this page nor the login page appears. */
export const Loading = meta.story({
  parameters: screenAt('/home/', { session: 'unknown' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Checking your session…')).toBeVisible())
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
