import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publishIdea } from '../../../../../mocks/live/shared-events.ts'
import { memberships } from '../../../../../mocks/tags/games/tables.ts'
import { changeIdea, keepIdea } from '../../../../../mocks/tags/ideas/rules.ts'
import { type IdeaRow, ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { fakeNetwork } from '../../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../../tests/support/open-app.tsx'
import { type Seed, seatIn } from '../../../../../tests/support/seed-games.ts'
import type { IdeaChange, NewIdea } from '../../../../contract/types.gen.ts'
import { saveLastGame } from '../../../../game/last-game.tsx'
import { href } from '../../../../shell/href.ts'

const [gameId, otherId] = ['2VJ0i2FvWq9sLkB3xTn6YcR8mZ4', '2VJ0i2FvWq9sLkB3xTn6YcR8mZ5']
const ofGame = () => page.getByRole('region', { name: /^Ideas in .*The Ember Crown/ })
const shown = (title: string) => ofGame().getByRole('article', { name: title })
const kept = () => page.getByRole('region', { name: 'Kept ideas' })
const button = (name: string) => page.getByRole('button', { name })
const whoSees = () => kept().getByRole('combobox', { name: /^Who can see it/ })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** The Idea Builder of a game in which Ash is a member as well. */
async function openGame(seed: Seed = {}) {
  const network = fakeNetwork()
  const { world } = network
  await network.signIn('rowan@example.com')
  const userId = await seatIn(
    network,
    { gameId, others: [{ displayName: 'Ash' }], ...seed },
    { gameId: otherId, name: 'Salt' },
  )
  const seats = await world.look((rows) => rows(memberships).all())
  const ash = seats.find((seat) => seat.userId !== userId)?.userId ?? ''
  const keep = (authorId: string, title: string, idea: Partial<NewIdea> = {}) =>
    world.step(async (rows) => {
      const after = await keepIdea(rows, world, authorId, { kind: 'place', title, gameId, ...idea })
      publishIdea(rows, { after })
      return after
    })
  const change = (before: IdeaRow, body: IdeaChange) =>
    world.step(async (rows) => {
      const after = await changeIdea(rows, before, body)
      if (typeof after !== 'string') publishIdea(rows, { before, after })
    })
  const inWorld = (title: string) =>
    world.look(async (rows) => (await rows(ideas).all()).find((idea) => idea.title === title))
  saveLastGame(userId, gameId)
  const open = (part: 'kept' | 'game') => openApp({ at: `${href('ideaBuilder')}?part=${part}` })
  return { network, userId, ash, keep, change, inWorld, open }
}

test('an idea of someone else appears at once with their name, and disappears when they hide it', async () => {
  const { ash, keep, change, open } = await openGame({ role: 'player' })
  await keep(ash, 'Secret')
  await open('game')
  await expect.element(ofGame().getByText(/No one has shared an idea yet/)).toBeVisible()
  const bell = await keep(ash, 'The Bell', { visibility: 'everyone' })
  await keep(ash, 'For hosts', { visibility: 'hosts' })
  await expect.element(shown('The Bell')).toMatchTextContent(/By Ash/)
  await expect.element(shown('For hosts')).not.toBeInTheDocument()
  await expect.element(shown('Secret')).not.toBeInTheDocument()
  await expect.element(button('Remove from game: The Bell')).not.toBeInTheDocument()
  await change(bell, { visibility: 'me' })
  await expect.element(shown('The Bell')).not.toBeInTheDocument()
})

test('an idea of mine is shown to the game', async () => {
  const { userId, keep, inWorld, open } = await openGame()
  await keep(userId, 'Mine', { gameId: undefined })
  await open('kept')
  await button('Edit Mine').click()
  await expect.element(whoSees()).toHaveAccessibleName('Who can see it in The Ember Crown')
  await whoSees().selectOptions('Everyone in the game')
  await page.getByRole('tab', { name: 'In this game 1' }).click()
  await expect.element(shown('Mine')).toMatchTextContent(/Yours/)
  expect(await inWorld('Mine')).toMatchObject({ gameId, visibility: 'everyone' })
})

test('a host removes an idea from the game; its author keeps it', async () => {
  const { ash, keep, inWorld, open } = await openGame()
  await keep(ash, 'The Bell', { visibility: 'hosts' })
  await open('game')
  await button('Remove from game: The Bell').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Ash.* keeps it/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(shown('The Bell')).not.toBeInTheDocument()
  // The button that had the focus has disappeared.
  await expect.element(page.getByRole('heading', { name: /^Ideas in .*The Ember Crown/ })).toHaveFocus()
  await expect.poll(() => inWorld('The Bell')).toMatchObject({ visibility: 'me' })
})

test('beside the card five ideas are shown at first, and a search finds in all', async () => {
  await page.viewport(1280, 800)
  const { ash, keep, open } = await openGame()
  for (let at = 1; at <= 7; at++) await keep(ash, `Bell ${at}`, { visibility: 'everyone' })
  await open('game')
  await expect.poll(() => ofGame().getByRole('article').elements()).toHaveLength(5)
  await page.getByRole('combobox', { name: 'Search' }).fill('Bell 1')
  await expect.element(shown('Bell 1')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search' }).fill('')
  await ofGame().getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => ofGame().getByRole('article').elements()).toHaveLength(7)
})
