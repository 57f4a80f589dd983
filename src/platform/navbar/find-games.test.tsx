import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { openLobby } from '../../../tests/support/open-lobby.tsx'
import { seatIn } from '../../../tests/support/seed-games.ts'
import { examples } from '../../contract/examples.gen.ts'
import type { Game } from '../../contract/types.gen.ts'
import { href } from '../navigation/href.ts'
import { findGames } from './find-games.tsx'

const crown: Game = examples.getGame.answers[200].crown
const named = (name: string, change: Partial<Game> = {}): Game => ({ ...crown, name, ...change })
const plain = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, '').trim()
const found = (query: string, ...games: Game[]) => findGames(games, query).map(({ label }) => plain(label))

test('games are found by the words of their name, the best match first, archived ones last', () => {
  const archived = named('Crown of Salt', { status: 'archived' })
  const games = [named('Uncrowned'), archived, named('The Ember Crown'), named('Lanterns')]
  expect(found('crown', ...games)).toEqual(['The Ember Crown', 'Uncrowned', 'Crown of Salt'])
  expect(found('crown ember', ...games)).toEqual(['The Ember Crown'])
  expect(found('crown', ...Array.from({ length: 50 }, () => named('Crown')))).toHaveLength(6)
})

const field = () => page.getByRole('combobox', { name: 'Search' })
const options = async () => (await page.getByRole('option').all()).map((one) => plain(one.element().textContent))
const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(414, 896)
})

test('a game is offered beside the views, and Enter opens it', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'Inviting Shadows' }, { name: 'Salt and Lanterns' })
  await openApp({ at: href('home') })
  await userEvent.fill(field(), 'invit')
  await expect.poll(options).toEqual(['Invite Players', 'Inviting Shadows'])
  await expect.element(page.getByRole('group', { name: 'Games' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: /Inviting Shadows/ })).toBeVisible()
})

test('the page that lists the games offers none of them a second time', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { name: 'Inviting Shadows' }, { name: 'Salt and Lanterns' })
  await openApp({ at: href('game') })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await userEvent.fill(field(), 'invit')
  await expect.element(page.getByText(/^1 game matches/)).toBeVisible()
  expect(await options()).toEqual(['Invite Players'])
})

test('at a table the search leaves those whom it is about, and says how many', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const others = [{ displayName: 'Ash' }, { displayName: 'Wren Hollis', role: 'admin' as const }]
  await seatIn(network, { gameId, name: 'Inviting Shadows', others })
  await openApp({ at: href('game', { game: gameId }) })
  const seats = page.getByRole('region', { name: 'At the table' }).getByRole('listitem')
  await expect.element(seats.nth(4)).toBeVisible()
  await userEvent.fill(field(), 'hollis')
  await expect.element(page.getByText('1 person at this table matches “hollis”.')).toBeVisible()
  expect(seats.all()).toHaveLength(1)
  await userEvent.fill(field(), 'dragon')
  await expect.element(page.getByText('Nobody at this table matches “dragon”.')).toBeVisible()
  expect(seats.all()).toHaveLength(0)
})

test('in the lobby the search leaves seats, and Enter stays there', async () => {
  const { addresses } = await openLobby({}, ['Rohan'])
  await userEvent.fill(field(), 'ro')
  await expect.poll(options).toContain('Profile')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/at this table match.* “ro”/)).toBeVisible()
  await expect.poll(() => addresses.at(-1)).toContain('search=ro')
  expect(addresses.at(-1)).toContain(href('gameLobby'))
})

test('Enter opens what was typed last, however soon it is pressed after the letters', async () => {
  fakeNetwork()
  const { addresses } = await openApp({ at: '/' })
  await userEvent.click(field())
  await userEvent.keyboard('exam')
  await expect.element(page.getByRole('option', { name: 'Examples', selected: true })).toBeVisible()
  const input = field().element() as HTMLInputElement
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  flushSync(() => {
    write?.call(input, 'login')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await expect.poll(() => addresses.at(-1)).toMatch(/^\/login/)
})
