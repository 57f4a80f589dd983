import { expect, screen, waitFor, within } from 'storybook/test'
import { gameId, gathered, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const at = href('gameLobby', { game: gameId })

const meta = preview.meta({
  title: 'Screens/Lobby/Seats',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(at, { session: 'in' }), ...scrolledUnder },
})

/**
 * Some are here, one is away, one is offline, and at the empty seat one is waiting to join. You can switch Ready on and
 * off, and nudge everyone else.
 */
export const Gathering = meta.story({
  beforeEach: gathered(
    { here: ['me', 'Ash'], away: ['Wren Hollis'], ready: ['Ash'] },
    { waiting: [{ displayName: 'Juniper' }] },
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1 of 4 ready.'))[0]).toBeVisible()
    await expect(canvas.getByText('Away')).toBeVisible()
    await expect(canvas.getByText('Offline')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1 waiting to join' })).toBeVisible()
  },
})

Gathering.test('I get ready and nudge someone', async ({ canvas, userEvent }) => {
  const ready = canvas.getByRole('button', { name: "I'm ready" })
  await userEvent.click(ready)
  await expect(ready).toHaveAttribute('aria-pressed', 'true')
  // It is seen at once, and announced once all is quiet.
  await expect(await canvas.findByText('2 of 4 ready.')).toBeVisible()
  await waitFor(() => expect(canvas.getAllByText('2 of 4 ready.')).toHaveLength(2), { timeout: 3000 })
  await userEvent.click(canvas.getByRole('button', { name: /^Nudge .*Tam/ }))
  await expect(await canvas.findByRole('button', { name: /^Nudged .*Tam/ })).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: /^Nudge / })).toHaveLength(1)
})

/** Right after you create the game: every free seat leads to Invite. */
export const Alone = meta.story({
  beforeEach: gathered({}, { others: [] }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No one is ready yet.'))[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Invite someone' })).toHaveLength(1)
    await expect(canvas.getAllByRole('link', { name: 'Empty seat' })).toHaveLength(3)
    await expect(await canvas.findByText('Propose a few dates and see who can make it.')).toBeVisible()
  },
})

/** Once everyone is ready, you can start without being asked again. */
export const EveryoneReady = meta.story({
  tags: ['picture'],
  beforeEach: gathered({
    here: ['me', 'Ash', 'Wren Hollis', 'Tam'],
    ready: ['me', 'Ash', 'Wren Hollis', 'Tam'],
    session: { startsAt: evening(0, 23) },
    agenda: 'We begin at the mill. The map: https://example.com/map',
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Everyone is ready.'))[0]).toBeVisible()
  },
})

EveryoneReady.test('The start asks nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start the game' }))
  await expect(await canvas.findByText(/Everyone is ready. Everyone goes/)).toBeVisible()
})

/** Before you start, you see who isn’t ready. Then everyone sees the countdown, and anyone can stay in the lobby. */
export const StayedInTheLobby = meta.story({
  beforeEach: gathered({ here: ['me', 'Ash'], ready: ['me'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the game' }))
    await expect(await canvas.findByText(/Ash.*Wren Hollis.* and .*Tam.* aren't ready yet/)).toBeVisible()
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Start the game' }))
    await expect(await canvas.findByText(/^Starting in/)).toBeVisible()
    const stay = canvas.getByRole('button', { name: 'Stay here' })
    await waitFor(() => expect(stay).toHaveFocus())
    // The actions below the countdown are held back.
    await waitFor(() => expect(canvas.getByText('End the session').closest('[inert]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    const note = await canvas.findByText("You're staying.")
    await waitFor(() => expect(note).toHaveFocus())
    await expect((await canvas.findAllByText('The game is on.'))[0]).toBeVisible()
  },
})

/** The game is on. The host can end the session. */
export const Playing = meta.story({
  tags: ['picture'],
  beforeEach: gathered({ here: ['me', 'Ash'] }, { status: 'playing' }),
  play: async ({ canvas }) => {
    const toTable = await canvas.findByRole('link', { name: 'Go to the Table' })
    await expect(toTable).toHaveAttribute('href', href('gameTable', { game: gameId }))
  },
})

Playing.test('Ending the session leads to the recap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End the session' }))
  await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'End the session' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Recap' })).toHaveFocus())
  await expect(await canvas.findByRole('button', { name: "I'm ready" })).toBeVisible()
})

/** A player sees who is here, and gets ready. */
export const Player = meta.story({
  beforeEach: gathered(
    {
      here: ['me', 'Ash'],
      offer: [{ startsAt: evening(5), answers: { Ash: 'yes' } }],
      boundaries: [
        ['line', 'Harm to children'],
        ['veil', 'Romance'],
        ['veil', 'Spiders up close'],
      ],
    },
    { role: 'player' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: "I'm ready" })).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: 'If needed' })).toBeVisible()
    await expect(await canvas.findByText('Spiders up close', { exact: false })).toBeVisible()
    for (const name of ['Start the game', /^Pick this date/, 'Write the agenda', 'Resume'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
  },
})

/** 12 people at the table, on a phone. */
export const Crowded = meta.story({
  globals: onPhone,
  beforeEach: gathered(
    { here: ['me', 'Guest 0 of the Seventeen Bridges', 'Guest 3 of the Seventeen Bridges'] },
    {
      seats: 12,
      others: Array.from({ length: 11 }, (_, at) => ({ displayName: `Guest ${at} of the Seventeen Bridges` })),
    },
  ),
  play: async ({ canvas }) => {
    const nudges = await canvas.findAllByRole('button', { name: /^Nudge/ })
    await expect(nudges).toHaveLength(11)
    // A tap on a face nudges nobody.
    const { width, height } = (nudges[0] as HTMLElement).getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await expectNoSideScroll()
  },
})

/** A search dims everyone who doesn’t match, and you can’t select them. */
export const Searched = meta.story({
  globals: onPhone,
  parameters: screenAt(`${at}&search=ash`, { session: 'in' }),
  beforeEach: gathered({ here: ['me', 'Ash'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 person in this game matches “ash”.')).toBeVisible()
    const seatOf = (name: string) => canvas.getByText(new RegExp(`^\\W?${name}`)).closest('li')
    await expect(seatOf('Ash')).not.toHaveAttribute('inert')
    await expect(seatOf('Tam')).toHaveAttribute('inert')
  },
})

/** In an archived game you can read everything and change nothing. */
export const Archived = meta.story({
  beforeEach: gathered(
    { session: { startsAt: evening(3) }, offer: [{ startsAt: evening(5), answers: { Ash: 'yes' } }] },
    { status: 'archived' },
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/This game is archived/))[0]).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Proposed dates' })).toBeVisible()
    const changes = /ready|Pause|Move|Pick this date|Edit dates|Add a boundary/
    await expect(canvas.queryByRole('button', { name: changes })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('group', { name: /^Can you make it/ })).not.toBeInTheDocument()
  },
})

/** While the lobby loads. */
export const Loading = meta.story({
  parameters: screenAt(at, {
    session: 'in',
    faults: { getLobby: 'hanging', getSchedule: 'hanging', getNotes: 'hanging', listBoundaries: 'hanging' },
  }),
  beforeEach: gathered(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the game…')).toBeInTheDocument()
    await expect(await canvas.findByText('Loading the dates…')).toBeInTheDocument()
  },
})

/** Each part fails by itself, and you can try each again. */
export const NotLoaded = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { getLobby: 'offline', getSchedule: '500-message' } }),
  beforeEach: gathered(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Couldn't load who's here. Check your connection and try again."),
    ).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Agenda' })).toBeVisible()
  },
})

NotLoaded.test('The seats can be tried again on their own', async ({ canvas, mock, userEvent }) => {
  const around = canvas.getByRole('region', { name: 'Around the table' })
  const again = within(around).getByRole('button', { name: 'Try again' })
  // The opened channel fetches the lobby too. That call began with the fault, and a busy button ignores a press.
  await waitFor(() => expect(again).not.toHaveAttribute('data-busy'))
  mock.settings.change({ chosenAnswers: {} })
  await userEvent.click(again)
  await expect(await canvas.findByRole('button', { name: "I'm ready" })).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Around the table' })).toHaveFocus())
})

/** If a change doesn’t reach the server, it is reverted. */
export const NotSent = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { setReady: 'offline' } }),
  beforeEach: gathered(),
  play: async ({ canvas, userEvent }) => {
    const ready = await canvas.findByRole('button', { name: "I'm ready" })
    await userEvent.click(ready)
    await expect(await screen.findByText("Couldn't reach the others. Try again.")).toBeVisible()
    await expect(ready).toHaveAttribute('aria-pressed', 'false')
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  beforeEach: gathered({
    here: ['me', 'Ash'],
    offer: [{ startsAt: evening(5), answers: { Ash: 'yes', me: 'no' } }, { startsAt: evening(6) }],
    agenda: 'We begin at the mill: https://example.com/a/very/long/address/that/does/not/end/for/quite/a/while',
    boundaries: [['line', 'Harm to children']],
    isPaused: true,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Resume' })).toBeVisible()
    await expect((await canvas.findAllByRole('radio', { name: 'No' }))[0]).toBeChecked()
    // The dates scroll; the words of my answers are whole.
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    const [first] = canvas.getAllByRole('radio', { name: 'If needed' })
    await expect(canvas.getByText('If needed').getBoundingClientRect().right).toBeLessThanOrEqual(
      first?.getBoundingClientRect().left ?? 0,
    )
    await expect(left('If needed')).toBeGreaterThanOrEqual(left('Total'))
    await expectNoSideScroll()
  },
})
