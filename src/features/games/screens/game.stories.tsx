import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectNoSideScroll, type Person } from '../../../../.storybook/stage/play.ts'
import { screenAt } from '../../../../.storybook/stage/screen.ts'
import { inLargeText, onPhone } from '../../../../.storybook/stage/surroundings.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { type RouteId, routes } from '../../../platform/navigation/route-table.ts'

// What these screens are for is still to come: their state is the honest empty one.
const meta = preview.meta({
  title: 'Screens/Game',
  component: RootLayout,
  parameters: screenAt(routes.game.path, { session: 'in' }),
})

const at = (id: RouteId) => screenAt(routes[id].path, { session: 'in' })

/** The screen shows its heading, and its one link leads to the next view. */
const leadsOn = (here: RouteId, link: string, next: RouteId) => async (person: Person) => {
  const { canvas, userEvent } = person
  await expect(await canvas.findByRole('heading', { level: 1, name: routes[here].title })).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: link }))
  await expect(await canvas.findByRole('heading', { level: 1, name: routes[next].title })).toHaveFocus()
}

export const NoGame = meta.story({ play: leadsOn('game', 'Go to Create Game', 'gameCreate') })

export const CreateGame = meta.story({
  parameters: at('gameCreate'),
  play: leadsOn('gameCreate', 'Go to Invite Players', 'gameInvite'),
})

export const InvitePlayers = meta.story({
  parameters: at('gameInvite'),
  play: leadsOn('gameInvite', 'Go to the lobby', 'gameLobby'),
})

export const Lobby = meta.story({
  parameters: at('gameLobby'),
  play: leadsOn('gameLobby', 'Go to the table', 'gameTable'),
})

export const Table = meta.story({
  parameters: at('gameTable'),
  play: leadsOn('gameTable', 'Go to your character', 'gameCharacter'),
})

export const Character = meta.story({
  parameters: at('gameCharacter'),
  play: leadsOn('gameCharacter', 'Go to the game', 'game'),
})

export const Combat = meta.story({
  parameters: at('gameCombat'),
  play: leadsOn('gameCombat', 'Go to the table', 'gameTable'),
})

export const IdeaBuilder = meta.story({
  parameters: at('ideaBuilder'),
  play: leadsOn('ideaBuilder', 'Go to the game', 'game'),
})

export const Narrow = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
