import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requests } from '../../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const marketId = '2VJ0pG1iZw4eVqK5cPy8DaS2hX6'

/** The host of two games comes from the lobby of one; meanwhile something has changed in the other. */
async function comeFromLobby() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const others = [{ displayName: 'Marlow' }]
  await seatIn(network, { gameId, others }, { gameId: marketId, name: 'Night Market', others })
  const app = await openApp({ at: href('gameLobby', { game: gameId }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
  // The list is read once more when the live channel opens. Home joins a call that is still under way.
  await expect.poll(() => network.countAnswered('listGames')).toBe(2)
  const queries = () => Object.values(app.store.getState().api.queries)
  await expect.poll(() => queries().every((query) => query?.status !== 'pending')).toBe(true)
  return { ...app, ...network }
}

test('a request to join another game during a lobby visit appears on Home', async () => {
  const { world, goTo } = await comeFromLobby()
  await world.step((rows) => {
    const link = { invitationId: world.newId(), label: '', role: 'player' as const }
    const asker = { requestId: world.newId(), userId: world.newId(), createdAt: world.now() }
    rows(requests).put({ ...link, ...asker, gameId: marketId })
  })
  goTo(href('home'))
  await expect.element(page.getByRole('heading', { name: / wants to join .*Night Market/ })).toBeVisible()
})
