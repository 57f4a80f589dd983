import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { World } from '../../mocks/db/world.ts'
import { publish } from '../../mocks/live/publish.ts'
import { starts } from '../../mocks/tags/lobby/tables.ts'
import { href } from '../../src/shell/href.ts'
import { fakeNetwork } from './fake-network.ts'
import { openApp } from './open-app.tsx'
import { seatIn } from './seed-games.ts'
import { type LobbySeed, seedLobby } from './seed-lobby.ts'

/** The game of `openLobby`. */
export const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** The lobby of a game, as its host sees it once the channel is live; others are members. */
export async function openLobby(seed: LobbySeed = {}, names = ['Ash']) {
  localStorage.clear()
  sessionStorage.clear()
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const others = names.map((displayName) => ({ displayName }))
  const userId = await seatIn(network, { gameId, name: 'The Ember Crown', others })
  await seedLobby(network.world, userId, gameId, seed)
  const app = await openApp({ at: href('gameLobby', { game: gameId }) })
  await expect.element(page.getByRole('heading', { name: 'Around the table' })).toBeVisible()
  await expect.poll(() => app.store.getState().live?.connection.state).toBe('live')
  // What was under way when the channel became live is fetched once more after its answer.
  const isAnswered = () => Object.values(app.store.getState().api.queries).every((query) => query?.status !== 'pending')
  await expect.poll(isAnswered).toBe(true)
  return { ...app, network, userId, countDown: (ms: number) => countDown(network.world, ms) }
}

/** The countdown, as the server publishes it while the lobby is open. */
async function countDown(world: World, ms: number): Promise<void> {
  const goesAt = new Date(world.now() + ms).toISOString()
  const startId = world.newId()
  const payload = () => ({ startId, goesAt, notReady: [] })
  await world.step((rows) => {
    rows(starts).put({ gameId, startId, goesAt: Date.parse(goesAt), notReady: [] })
    publish(rows, gameId, { type: 'play.starting', payload })
  })
}
