import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { openApp } from '../../tests/support/open-app.tsx'
import { seatIn } from '../../tests/support/seed-games.ts'
import { seedLobby } from '../../tests/support/seed-lobby.ts'
import { href } from '../shell/href.ts'

// No event reports the end of a session, so the page hides it by itself.

const minute = 60_000
const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const times = () => page.getByRole('time').elements().length

/** A page of a member of a game whose session of an hour ends in less than half a minute. */
async function openAtTheEnd(at: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const userId = await seatIn(network, { gameId, name: 'The Ember Crown', others: [{ displayName: 'Ash' }] })
  const startsAt = Date.now() - 60 * minute + 20_000
  await seedLobby(network.world, userId, gameId, { session: { startsAt, durationMinutes: 60 } })
  await openApp({ at })
  await expect.poll(times).toBeGreaterThan(0)
  return network
}
/** Lets the time pass, and checks that nothing is fetched. */
async function passUnasked(network: Awaited<ReturnType<typeof openAtTheEnd>>) {
  for (const id of ['getGame', 'getSchedule', 'listGames'] as const) network.setFault(id, 'offline')
  vi.advanceTimersByTime(minute / 2)
  await expect.poll(times).toBe(0)
}

test('an overview asks for a new date when its session ends', async () => {
  const network = await openAtTheEnd(href('game', { game: gameId }))
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent)
  await expect.poll(texts).toContain('Set a date (done)')
  await passUnasked(network)
  await expect.poll(texts).toContain('Set a date (to do)Propose dates')
})
