import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepIdea } from '../../../mocks/tags/ideas/rules.ts'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { type Seed, seatIn } from '../../../tests/support/seed-games.ts'
import type { NewIdea } from '../../contract/types.gen.ts'
import { saveLastGame } from '../../game/last-game.tsx'
import { href } from '../../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const others = [{ displayName: 'Ash Bellwether' }, { displayName: 'Wren Hollis', role: 'admin' as const }]
const ember: Seed = { gameId, name: 'Bells of Ember', others }

const field = () => page.getByRole('combobox', { name: 'Search' })
const group = (name: string) => page.getByRole('group', { name, exact: true })
const plain = (text: string | null) => (text ?? '').replace(/[\u2068\u2069]/g, '').trim()
const options = () =>
  page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => plain(textContent))
const marked = () => plain(page.getByRole('option', { selected: true }).first().element().textContent)

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(async () => {
  await page.viewport(414, 896)
})

/** A page of a person with these games, the first of them opened last, and these ideas. */
async function open(at: string, games: Seed[], ideas: (Partial<NewIdea> & { title: string })[] = []) {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const userId = await seatIn(network, ...games)
  if (games[0]?.gameId) saveLastGame(userId, games[0].gameId)
  await network.world.step(async (rows) => {
    for (const idea of ideas) await keepIdea(rows, network.world, userId, { kind: 'place', ...idea })
  })
  return { network, ...(await openApp({ at })) }
}
const asked = ({ count }: Awaited<ReturnType<typeof open>>['network']) =>
  (['listMembers', 'listIdeas'] as const).map((id) => count(id))

test('views, games, people and ideas stand in groups of their own, and the arrows go through all of them', async () => {
  await open(href('home'), [ember], [{ title: 'The Drowned Bell', tags: ['harbor'] }, { title: 'The Salt Stair' }])
  await userEvent.fill(field(), 'be')
  const all = ['Bells of Ember', 'Ash Bellwether Player, Bells of Ember', 'The Drowned Bell #harbor']
  await expect.poll(options).toEqual(all)
  for (const name of ['Games', 'People', 'Ideas']) await expect.element(group(name).getByRole('option')).toBeVisible()
  expect(marked()).toBe(all[0])
  for (const label of [all[1], all[2], all[0]]) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(marked).toBe(label)
  }
})

test('an idea leads to the Idea Builder, where the search finds it, and the game goes along', async () => {
  const titles = ['The Drowned Bell', 'Bell and Rope', 'Salt & Bell?']
  const { addresses } = await open(
    href('gameTable', { game: gameId }),
    [ember],
    titles.map((title) => ({ title })),
  )
  await userEvent.fill(field(), 'salt')
  await expect.poll(options).toEqual(['Salt & Bell?'])
  await userEvent.keyboard('{Enter}')
  const kept = page.getByRole('region', { name: 'Kept ideas' })
  await expect.element(kept.getByText('1 of 3 ideas').first()).toBeVisible()
  await expect.element(field()).toHaveValue('Salt & Bell?')
  const found = `/idea-builder/?game=${gameId}&search=Salt+%26+Bell%3F&part=kept`
  await expect.poll(() => addresses.at(-1)).toBe(found)
})

test('nothing is fetched before someone types, then once, and at most one page of each kind', async () => {
  const ideas = Array.from({ length: 130 }, (_, at) => ({ title: `Clue ${at}` }))
  const { network } = await open(href('home'), [ember, { name: 'Salt and Lanterns' }], ideas)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(asked(network)).toEqual([0, 0])
  for (const query of ['clue', 'clue 12', 'holl']) {
    await userEvent.fill(field(), query)
    await expect.poll(() => options().length).toBeGreaterThan(1)
  }
  expect(asked(network)).toEqual([1, 1])
})

const [game, person, idea] = ['Bells of Ember', 'Ash Bellwether Player, Bells of Ember', 'The Drowned Bell']

test.each([
  [href('ideaBuilder'), [game, person]],
  [href('gameLobby', { game: gameId }), [game, idea]],
  [href('gameInvite', { game: gameId }), [game, idea]],
  [href('game', { game: gameId }), [game, idea]],
  [href('game'), [game, person, idea]],
])('people and ideas that %s lists are not suggested there a second time', async (at, offered) => {
  await open(at, [ember], [{ title: idea }])
  await userEvent.fill(field(), 'be')
  await expect.poll(options).toEqual(offered)
})

test('a failed kind is left out, and a late one is added when it arrives', async () => {
  const { network } = await open(href('home'), [ember], [{ title: 'The Drowned Bell' }])
  network.setFault('listMembers', '500-message')
  const release = network.hold('listIdeas')
  await userEvent.fill(field(), 'bellw')
  await expect.element(page.getByText('Searching…')).toBeVisible()
  release()
  const none = 'No suggestions for “bellw”.'
  await expect.element(page.getByText(none).first()).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: none })).toBeInTheDocument()
  await userEvent.fill(field(), 'bell')
  await expect.poll(options).toEqual(['Bells of Ember', 'The Drowned Bell'])
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
})
