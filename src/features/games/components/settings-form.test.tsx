import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetGame } from '../../../../mocks/tags/games/rules.ts'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const savedSoFar = "Game saved. What you typed since then isn't saved yet."

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
/** A person changes their game. */
async function openForm() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'The Ember Crown' })
  const { screen } = await openApp({ at: href('game', { game: gameId }) })
  await button('Edit game').click()
  return { screen, saved: () => network.world.look((rows) => rows(games).get(gameId)), network }
}

test('a refused field is in view with its label and its error', async () => {
  await openForm()
  await userEvent.clear(field('Name'))
  const name = field('Name').element()
  const form = page.getByRole('form', { name: 'Settings' })
  const [label, strip] = [form.getByText('Name', { exact: true }), page.getByRole('banner')].map((one) => one.element())
  // The field itself is in view, but its label is not.
  ;(button('Save').element() as HTMLElement).focus({ preventScroll: true })
  window.scrollBy(0, name.getBoundingClientRect().top - (strip?.getBoundingClientRect().bottom ?? 0) - 12)
  ;(form.element() as HTMLFormElement).requestSubmit()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(page.getByText('Give the game a name.')).toBeInViewport({ ratio: 1 })
  expect(label?.getBoundingClientRect().top).toBeGreaterThanOrEqual(strip?.getBoundingClientRect().bottom ?? 0)
})

/** The name was changed, and the answer to the save was lost. */
async function loseTheAnswer() {
  const opened = await openForm()
  await userEvent.fill(field('Name'), 'The Winter Crown')
  opened.network.lose('changeGame')
  await button('Save').click()
  await expect.element(page.getByText(/Check your connection and try again/)).toBeVisible()
  return opened
}

/** A person renames the game, saves it over a slow connection, and types on; then the answer arrives. */
async function typeWhileSaving(meanwhile: Partial<{ system: string }> = {}) {
  const { network, saved } = await openForm()
  await userEvent.fill(field('Name'), 'The Winter Crown')
  await network.world.step(async (rows) => {
    const game = await rows(games).get(gameId)
    if (game && meanwhile.system) rows(games).put({ ...game, ...meanwhile, rev: game.rev + 1 })
  })
  const answer = network.hold('changeGame')
  await button('Save').click()
  await userEvent.fill(field('Pitch'), 'Snow.')
  answer()
  return { saved, network }
}

test('text typed during a save stays, and is saved on top', async () => {
  const { saved, network } = await typeWhileSaving()
  await expect.element(page.getByText(savedSoFar)).toBeVisible()
  await expect.element(field('Pitch')).toHaveValue('Snow.')
  await expect.element(field('Name')).toHaveValue('The Winter Crown')
  expect(await saved()).toMatchObject({ name: 'The Winter Crown', pitch: '' })
  await button('Save').click()
  await expect.element(button('Edit game')).toBeVisible()
  expect(await saved()).toMatchObject({ name: 'The Winter Crown', pitch: 'Snow.' })
  expect(network.count('changeGame')).toBe(2)
})

test.each(['The Summer Crown', 'The Ember Crown'])(
  'a save whose answer was lost causes no conflict: now it is %s',
  async (name) => {
    const { saved } = await loseTheAnswer()
    await userEvent.fill(field('Name'), name)
    await button('Save').click()
    await expect.element(button('Edit game')).toBeVisible()
    expect(await saved()).toMatchObject({ name })
  },
)

test('a form in which nothing is typed opens on the newest version, without asking', async () => {
  const { network, screen, saved } = await openForm()
  await expect.element(field('Name')).toHaveValue('The Ember Crown')
  await screen.unmount()
  await network.world.step(async (rows) => {
    const game = await rows(games).get(gameId)
    if (game) rows(games).put({ ...game, name: 'The Winter Crown', rev: game.rev + 1 })
  })
  await openApp({ at: href('game', { game: gameId }), isRevisit: true })
  await expect.element(field('Name')).toHaveValue('The Winter Crown')
  await userEvent.fill(field('Pitch'), 'Snow.')
  await button('Save').click()
  await expect.element(button('Edit game')).toBeVisible()
  expect(await saved()).toMatchObject({ name: 'The Winter Crown', pitch: 'Snow.' })
})

test('a person who may no longer change the game keeps the typed text, read-only, also after a reload', async () => {
  const { network, screen } = await openForm()
  await userEvent.fill(field('Name'), 'The Winter Crown')
  await userEvent.fill(field('Pitch'), 'Snow.')
  await network.world.step(async (rows) => {
    const game = await rows(games).get(gameId)
    if (game) rows(games).put({ ...game, status: 'archived', rev: game.rev + 1 })
  })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(field('Name')).toHaveAttribute('readonly')
  await expect.element(field('Name')).toHaveValue('The Winter Crown')
  await expect.element(page.getByText(/^You can't save this: the game is archived/)).toBeVisible()
  await button('Copy text').click()
  expect(copy).toHaveBeenCalledWith('Name: The Winter Crown\nPitch: Snow.')
  await network.world.step(async (rows) => {
    const game = await rows(games).get(gameId)
    if (game) forgetGame(rows, game)
  })
  await screen.unmount()
  await openApp({ at: href('game', { game: gameId }), isRevisit: true })
  await expect.element(field('Name')).toHaveValue('The Winter Crown')
  await expect.element(page.getByText(/^You can't save this: you're not in this game/)).toBeVisible()
})
