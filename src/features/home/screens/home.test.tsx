import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { requests } from '../../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn, sheetIn } from '../../../../tests/support/seed-games.ts'
import { databases, openStored, type PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { selectUser } from '../../../session/session-slice.ts'
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

test('a change of a sheet that is not saved is said on Home to its person alone, until it is decided in any tab', async () => {
  const network = fakeNetwork()
  network.setFault('changeBlock', '400-message')
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', blocks: [{ kind: 'text', label: 'Trade', text: 'Baker' }] })
  const character = await network.world.look((rows) => rows(characters).all()[0]?.characterId)
  const at = `${href('gameCharacter', { game: gameId })}&character=${character}`
  const { screen, goTo } = await openApp({ at })
  await screen.getByRole('textbox', { name: 'Trade' }).fill('Chandler')
  await expect.element(screen.getByRole('region', { name: 'Not saved: Trade' })).toBeVisible()
  goTo(href('home'))
  const way = screen.getByRole('link', { name: 'Go to Character' })
  await expect.element(way).toHaveAttribute('href', href('gameCharacter', { game: gameId }))
  const other = await openApp({ at })
  await other.screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(way).not.toBeInTheDocument()
  await other.screen.getByRole('textbox', { name: 'Trade' }).fill('Thief')
  await expect.element(way).toBeVisible()
  // On the same device, somebody else signs in.
  await network.signIn('linden@example.com')
  const next = await openApp({ at: href('home') })
  await expect.element(next.screen.getByRole('heading', { name: 'Your first session' })).toBeVisible()
  await expect.element(next.screen.getByRole('link', { name: 'Go to Character' })).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('kept ideas that are not saved are said on Home, and the focus is not lost when another tab saves them', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const name = databases.ideas
  const storage = await openStored({ name, read: (one) => one as PendingMutation })
  const { screen, store } = await openApp({ at: href('home') })
  await expect.element(screen.getByRole('heading', { name: 'Your first session' })).toBeVisible()
  const { userId: person } = selectUser(store.getState()) ?? expect.fail('Nobody is signed in.')
  const other = new BroadcastChannel(`${name}/${person}`)
  onTestFinished(() => other.close())
  const leave = async (seqs: number[]) => {
    await storage.change(person, () => seqs.map((seq) => ({ person, seq, key: '', madeAt: Date.now(), begun: false })))
    other.postMessage({})
  }
  await leave([1, 2])
  await expect.element(screen.getByText("2 changes to kept ideas aren't saved yet.")).toBeVisible()
  const way = screen.getByRole('link', { name: 'Go to Idea Builder' })
  await expect.element(way).toHaveAttribute('href', `${href('ideaBuilder')}?part=kept`)
  way.element().focus()
  await leave([])
  await expect.element(way).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
