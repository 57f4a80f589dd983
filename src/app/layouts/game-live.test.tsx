import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Step } from '../../../mocks/db/rows.ts'
import { endStream, publish } from '../../../mocks/live/publish.ts'
import { publishWaiting } from '../../../mocks/live/shared-events.ts'
import { games, inGame, memberships, requests } from '../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { type Seed, seatIn } from '../../../tests/support/seed-games.ts'
import { gamesApi } from '../../api/games-api.ts'
import { eventExamples } from '../../contract/event-examples.gen.ts'
import { href } from '../../shell/href.ts'

const crown = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const bar = () => page.getByRole('region', { name: 'Current game' })
const named = (name: string) => bar().getByRole('button', { name: RegExp(name) })
const said = () =>
  bar()
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))
    .join(' ')

beforeEach(() => localStorage.clear())
/** Opens a game with an open live channel. */
async function look(seed: Seed = {}, at: 'game' | 'gameInvite' | 'gameCombat' = 'game') {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const userId = await seatIn(network, { gameId: crown, name: 'The Ember Crown', ...seed })
  const app = await openApp({ at: href(at, { game: crown }) })
  await expect.element(named('The Ember Crown')).toBeVisible()
  await expect.poll(() => app.store.getState().live?.connection.state).toBe('live')
  return { ...app, network, userId }
}

const remove = ({ network, userId }: Awaited<ReturnType<typeof look>>) =>
  network.world.step(async (rows) => {
    const seat = await rows(memberships).get(inGame(crown, userId))
    if (seat) rows(memberships).delete(seat)
    await endStream(rows, { gameId: crown, userId }, 'removed')
  })

test("a removed member leaves the game's page and reads why", async () => {
  const app = await look({ role: 'player', others: [{ displayName: 'Marlow' }] })
  ;(named('The Ember Crown').element() as HTMLElement).focus()
  await remove(app)
  await expect.element(page.getByRole('alert').filter({ hasText: 'You were removed from this game.' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to your games' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('an answer from before the removal does not keep a removed member in the game', async () => {
  const app = await look({ role: 'player', others: [{ displayName: 'Marlow' }] })
  // A query that is under way would be the one that is waited for.
  const { select } = gamesApi.endpoints.getGame
  await expect.poll(() => select({ params: { gameId: crown } })(app.store.getState() as never).isSuccess).toBe(true)
  await expect.poll(app.network.isQuiet).toBe(true)
  const release = app.network.hold('getGame')
  const processed = app.network.countProcessed('getGame')
  app.store.dispatch(
    gamesApi.endpoints.getGame.initiate({ params: { gameId: crown } }, { forceRefetch: true, subscribe: false }),
  )
  await expect.poll(() => app.network.countProcessed('getGame')).toBeGreaterThan(processed)
  await remove(app)
  await expect.poll(() => app.store.getState().live?.connection.state).toBe('ended')
  release()
  await expect.poll(app.network.isQuiet).toBe(true)
  await expect.element(page.getByRole('link', { name: 'Go to your games' })).toBeVisible()
})

test('after removing a member the focus is on the heading', async () => {
  await look({ others: [{ displayName: 'Marlow' }] }, 'gameInvite')
  await page.getByRole('button', { name: /^Actions for .*Marlow/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('button', { name: /^Actions for .*Marlow/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('ten people who join are announced in one sentence, without whom I have let in', async () => {
  const { network, userId } = await look()
  const joinedAt = () => new Date(network.world.now()).toISOString()
  for (let at = 0; at < 11; at++)
    await network.world.step((rows) =>
      publish(rows, crown, {
        type: 'member.changed',
        ...(at === 10 && { actorId: userId }),
        payload: () => ({
          ...eventExamples['member.changed'].ash,
          userId: network.world.newId(),
          displayName: `Guest ${at}`,
          joinedAt: joinedAt(),
        }),
      }),
    )
  await expect.poll(said).toContain('Guest 0, Guest 1, and 8 others joined the game.')
})

test('that someone waits to join is announced on a view that does not show it', async () => {
  const { network } = await look({}, 'gameCombat')
  const change = (to: (rows: Step) => void) =>
    network.world.step((rows) => {
      to(rows)
      const game = rows(games).get(crown)
      if (game) publishWaiting(rows, game, {})
    })
  const [userId, requestId, invitationId] = [network.world.newId(), network.world.newId(), network.world.newId()]
  const request = { requestId, gameId: crown, userId, invitationId, label: '', role: 'player', createdAt: 0 } as const
  await change((rows) => rows(requests).put(request))
  await expect.poll(said).toContain('1 person is waiting to join.')
  await change((rows) => rows(requests).delete(request))
  await expect.poll(said).not.toContain('waiting')
})

test('leaving the page closes the connection, changing the view keeps it', async () => {
  const { network, goTo } = await look()
  const opened = network.count('createLiveTicket')
  goTo(href('gameCharacter', { game: crown }))
  await expect.element(page.getByRole('heading', { level: 1, name: /^Character/ })).toBeVisible()
  expect(network.count('createLiveTicket')).toBe(opened)
  goTo(href('home'))
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome, ./ })).toBeVisible()
  goTo(href('gameCharacter', { game: crown }))
  await expect.poll(() => network.count('createLiveTicket')).toBe(2 * opened)
})
