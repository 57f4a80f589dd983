import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inGame, memberships } from '../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { type Seed, seatIn } from '../../../tests/support/seed-games.ts'
import { databases, openStored, type PendingMutation } from '../../forms/outbox/pending-storage.ts'
import { readLastGame, saveLastGame } from '../../game/last-game.tsx'
import { href } from '../../shell/href.ts'
import { routes } from '../../shell/routes.ts'

const crown = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const salt = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ5'
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const bar = () => page.getByRole('region', { name: 'Current game' })
const named = (name: string) => bar().getByRole('button', { name: RegExp(name) })
const tab = (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })
const unknown = () => page.getByText("This game doesn't exist, or you're not in it.")

/** A member of these games. */
async function play(...games: Seed[]) {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  return { network, userId: await seatIn(network, ...games) }
}

const both = [
  { gameId: crown, name: 'The Ember Crown' },
  { gameId: salt, name: 'Salt and Lanterns', role: 'player' as const, others: [{ displayName: 'Marlow' }] },
]

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

test('the game of the address is shown with my role, and every game view links to it', async () => {
  await play(...both)
  await openApp({ at: href('gameLobby', { game: salt }) })
  await expect.element(named('Salt and Lanterns')).toBeVisible()
  await expect.element(bar().getByText('Player')).toBeVisible()
  for (const [name, id] of [['Game', 'game'] as const, ['Combat', 'gameCombat'] as const])
    await expect.element(tab(name)).toHaveAttribute('href', href(id, { game: salt }))
  await expect.element(tab('Home')).toHaveAttribute('href', '/home/')
})

test.each([1280, 768, 360])('at %s px a long name takes one line, also beside the dice', async (width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(414, 896))
  await play({ gameId: crown, name: 'The Extraordinarily Long Chronicle of the Sunken Observatory' })
  await openApp({ at: href('gameCombat', { game: crown }) })
  await expect.element(named('Extraordinarily')).toBeVisible()
  const height = () => bar().element().getBoundingClientRect().height
  const before = height()
  await named('Dice').click()
  await expect.element(page.getByRole('heading', { name: 'Dice' })).toHaveFocus()
  expect([before, height()]).toEqual([52, 52])
})

describe('without a game in the address', () => {
  test('the last opened game is added to the address, which replaces the history entry', async () => {
    const { userId } = await play(...both)
    saveLastGame(userId, salt)
    const { goTo, goBack } = await openApp({ at: href('home') })
    await expect.element(heading(/^Welcome, ./)).toBeVisible()
    goTo(`${href('gameLobby')}?search=ash`)
    await expect.element(named('Salt and Lanterns')).toBeVisible()
    await expect.element(tab('Lobby')).toHaveAttribute('href', href('gameLobby', { game: salt }))
    await expect.element(page.getByRole('button', { name: 'Search, filtered by “ash”' })).toBeVisible()
    goBack()
    await expect.element(heading(/^Welcome, ./)).toBeVisible()
  })

  test('the list of games stays a list', async () => {
    const { userId } = await play(...both)
    saveLastGame(userId, salt)
    await openApp({ at: href('game') })
    await expect.element(page.getByRole('article', { name: 'The Ember Crown' })).toBeVisible()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('and without a last game, the page offers ways to a game, my games first', async () => {
    await play(...both, { name: 'The old campaign', status: 'archived' })
    await openApp({ at: href('gameCharacter') })
    await expect.element(heading('Character')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Create game' })).toBeVisible()
    const games = page.getByRole('list', { name: 'Your games' })
    await expect
      .poll(() =>
        games
          .getByRole('link')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Salt and Lanterns', 'The Ember Crown'])
    await userEvent.click(games.getByRole('link', { name: 'The Ember Crown' }))
    await expect.element(named('The Ember Crown')).toBeVisible()
  })

  test('a pasted invitation opens its page', async () => {
    await play()
    await openApp({ at: href('gameLobby') })
    await userEvent.click(page.getByRole('button', { name: 'I have an invitation' }))
    await userEvent.fill(
      page.getByRole('textbox', { name: 'Invite link' }),
      `Come! https://emberhall.example/join/${crown}/abcdefghij-KLMNOPQRST`,
    )
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.title).toBe('Join · Emberhall')
  })
})

describe('the opened game is remembered', () => {
  test('for this person', async () => {
    const { userId } = await play(...both)
    await openApp({ at: href('gameLobby', { game: crown }) })
    await expect.element(named('The Ember Crown')).toBeVisible()
    await expect.poll(() => readLastGame(userId)).toBe(crown)
    expect(readLastGame('someone else')).toBeUndefined()
  })

  test('for as long as the page lasts if storage is blocked', async () => {
    await play(...both)
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    const { goTo } = await openApp({ at: href('gameLobby', { game: crown }) })
    await expect.element(named('The Ember Crown')).toBeVisible()
    goTo(href('gameTable'))
    await expect.element(tab('Lobby')).toHaveAttribute('href', href('gameLobby', { game: crown }))
    await expect.element(heading(routes.gameTable.title)).toBeVisible()
  })

  test('never an invalid stored value', async () => {
    const { userId } = await play()
    localStorage.setItem(`emberhall.last-game.${userId}`, '"><script>')
    expect(readLastGame(userId)).toBeUndefined()
  })
})

describe('a game that is not mine', () => {
  test.each([
    ['that does not exist', crown],
    ['with an id that is none', 'not-a-game'],
  ])('%s is reported as such, with a link to my games', async (_, game) => {
    const { userId } = await play({ gameId: salt, name: 'Salt and Lanterns' })
    saveLastGame(userId, game)
    await openApp({ at: href('gameLobby', { game }) })
    await expect.element(unknown()).toBeVisible()
    await expect.poll(() => readLastGame(userId)).toBeUndefined()
    await userEvent.click(page.getByRole('link', { name: 'Go to your games' }))
    await expect.element(page.getByRole('article', { name: 'Salt and Lanterns' })).toBeVisible()
  })

  test('a removed member reads about it at the next visit', async () => {
    const { network, userId } = await play(...both)
    const { store } = await openApp({ at: href('gameLobby', { game: salt }) })
    await expect.element(named('Salt and Lanterns')).toBeVisible()
    await expect.poll(() => readLastGame(userId)).toBe(salt)
    // The server answers a query under way as before the removal, and it is not sent again.
    await expect.poll(() => store.getState().live?.connection.state).toBe('live')
    const isPending = () => Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
    await expect.poll(isPending).toBe(false)
    await network.world.step(async (rows) => {
      const seat = await rows(memberships).get(inGame(salt, userId))
      if (seat) rows(memberships).delete(seat)
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(unknown()).toBeVisible()
  })

  test.each([
    ['there', [], href('gameCharacter', { game: crown })],
    ['where I have no game', [], href('gameCharacter')],
    ['in my other game', [{ gameId: salt, name: 'Salt and Lanterns' }], href('gameCharacter', { game: salt })],
  ])('text that could not be saved in it is read, copied and discarded %s', async (_, games, at) => {
    const { userId: person } = await play(...games)
    const storage = await openStored({ name: databases.characters, read: (one) => one as PendingMutation })
    onTestFinished(async () => void (await storage.change(person, () => [])))
    const about = { gameId: crown, characterId: crown, blockId: crown, operation: 'set', rev: 1, base: { text: '' } }
    const typed = { person, seq: 1, key: crown, madeAt: Date.now(), begun: false, body: { text: 'Afraid of bells.' } }
    const title = 'Fears (Mira, The Ember Crown)'
    await storage.change(person, () => [{ ...about, ...typed, title }])
    await openApp({ at })
    const lost = page.getByRole('region', { name: `Not saved: ${title}` })
    await expect.element(lost.getByText('Afraid of bells.')).toBeVisible()
    await expect.element(lost.getByRole('button', { name: 'Copy text' })).toBeVisible()
    await lost.getByRole('button', { name: 'Discard' }).click()
    await expect.element(lost).not.toBeInTheDocument()
    await expect.poll(() => storage.read(person)).toEqual([])
  })
})

test('another game is another page of the same view', async () => {
  await play(...both)
  await openApp({ at: href('game', { game: crown }) })
  await expect.element(heading(/The Ember Crown/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Edit game' }))
  await userEvent.click(page.getByRole('button', { name: /switch game/ }))
  await expect.element(page.getByRole('menuitem', { name: /Ember Crown/ })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(page.getByRole('menuitem', { name: /Salt and Lanterns/ }))
  await expect.element(heading(/Salt and Lanterns/)).toBeVisible()
  await expect.element(page.getByRole('form', { name: 'Settings' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /switch game/ }))
  await userEvent.click(page.getByRole('menuitem', { name: 'All games' }))
  await expect.element(page.getByRole('article', { name: 'The Ember Crown' })).toBeVisible()
})
