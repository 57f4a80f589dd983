import { expect, screen, waitFor, within } from 'storybook/test'
import { sendable } from '../../../../.storybook/harness/live-events.ts'
import { gameId, gathered, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const at = (view: 'gameLobby' | 'gameInvite' | 'game') => screenAt(href(view, { game: gameId }), { session: 'in' })

const meta = preview.meta({
  title: 'Screens/Live changes',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...at('gameLobby'), ...scrolledUnder },
})

/** “Send event” in the toolbar sends this story any event of the contract, as the server would. */
export const InTheLobby = meta.story({
  beforeEach: gathered({ here: ['me'] }, { name: 'Night Market' }),
  play: async ({ canvas, userEvent, sendEvent }) => {
    await expect((await canvas.findAllByText('No one is ready yet.'))[0]).toBeVisible()
    await expect(await canvas.findByText('Propose a few dates and see who can make it.')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Current game' }))

    await sendEvent({ type: 'game.changed', name: 'crown' })
    await expect(await bar.findByRole('button', { name: /The Ember Crown/ })).toBeVisible()
    await sendEvent({ type: 'presence.changed', name: 'here' })
    await expect(await canvas.findByRole('button', { name: /^Nudge .*Ash/ })).toBeVisible()
    await sendEvent({ type: 'ready.changed', name: 'ready' })
    await expect((await canvas.findAllByText('1 of 4 ready.'))[0]).toBeVisible()
    await sendEvent({ type: 'nudged', name: 'rowan' })
    await expect(await screen.findByText(/Rowan.* asks: are you ready\?/)).toBeVisible()
    await sendEvent({ type: 'schedule.changed', name: 'settled' })
    await expect(await canvas.findByText('Confirmed')).toBeVisible()
    await sendEvent({ type: 'notes.changed', name: 'notes' })
    await expect(await canvas.findByText('We begin at the mill. Bring your letters.')).toBeVisible()
    await sendEvent({ type: 'boundaries.changed', name: 'three' })
    await expect(await canvas.findByText(/Spiders up close/)).toBeVisible()
    await sendEvent({ type: 'pause.changed', name: 'paused' })
    await expect(await canvas.findByRole('region', { name: 'The game is paused' })).toBeVisible()
    await sendEvent({ type: 'play.starting', name: 'five' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay here' }))
    await expect(await canvas.findByText("You're staying.")).toBeVisible()
    await sendEvent({ type: 'play.ended', name: 'over' })
    await expect((await canvas.findAllByText('No one is ready yet.'))[0]).toBeVisible()
    await sendEvent({ type: 'member.left', name: 'left' })
    await waitFor(() => expect(canvas.queryByText(/Ash/)).not.toBeInTheDocument())
    await sendEvent({ type: 'member.changed', name: 'ash' })
    await expect(await canvas.findByText(/Ash/)).toBeVisible()
  },
})

InTheLobby.test('A removed member reads it', async ({ canvas, sendEvent }) => {
  await sendEvent({ type: 'bye', name: 'removed' })
  await expect(await canvas.findByRole('link', { name: 'Go to your games' })).toBeVisible()
  await expect(canvas.getByRole('alert')).toHaveTextContent('You were removed from this game.')
})

/** The countdown and the pause stay in view below the navbar as you scroll down. */
export const ReadingOn = meta.story({
  globals: onPhone,
  beforeEach: gathered({ here: ['me'], session: { startsAt: evening(3) } }),
  play: async ({ canvas, sendEvent }) => {
    await canvas.findByText('Confirmed')
    const top = (shown: HTMLElement) => shown.getBoundingClientRect().top
    const [banner] = canvas.getAllByRole('banner')
    const navbar = (banner as HTMLElement).getBoundingClientRect()
    scrollTo(0, document.documentElement.scrollHeight)
    await sendEvent({ type: 'pause.changed', name: 'paused' })
    const paused = await canvas.findByRole('region', { name: 'The game is paused' })
    await expect(top(paused)).toBeGreaterThanOrEqual(Math.floor(navbar.bottom))
    await sendEvent({ type: 'play.starting', name: 'five' })
    const count = await canvas.findByRole('region', { name: 'Starting the game' })
    await expect(scrollY).toBeGreaterThan(navbar.height)
    await expect(top(count)).toBeGreaterThanOrEqual(Math.floor(navbar.bottom))
    canvas.getByRole('button', { name: 'Stay here' }).click()
  },
})

/** New requests and changed links appear on Invite Players. */
export const InInvitations = meta.story({
  parameters: at('gameInvite'),
  beforeEach: gathered(),
  play: async ({ canvas, sendEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Create link' })).toBeVisible()
    await sendEvent({ type: 'request.changed', name: 'ash' })
    await expect(await canvas.findByText(/Juniper/)).toBeVisible()
    await sendEvent({ type: 'invitation.changed', name: 'link' })
    await waitFor(() => expect(canvas.getAllByText(/for the Tuesday group/)).toHaveLength(2))
  },
})

/** The app handles every example in the contract, and the connection stays open. */
export const EveryEvent = meta.story({
  parameters: at('game'),
  beforeEach: gathered({}, { name: 'Night Market' }),
  play: async ({ canvas, sendEvent, store }) => {
    await canvas.findByRole('button', { name: /Night Market/ })
    await waitFor(() => expect(store.getState().live?.connection.state).toBe('live'))
    performance.clearMarks('live-off-contract')
    for (const event of sendable) if (event.type !== 'bye') await sendEvent(event)
    await sendEvent({ type: 'pause.changed', name: 'paused' })
    await expect(await canvas.findByRole('region', { name: 'The game is paused' })).toBeVisible()
    await expect(performance.getEntriesByName('live-off-contract')).toHaveLength(0)
    await expect(store.getState().live?.connection.state).toBe('live')
  },
})
