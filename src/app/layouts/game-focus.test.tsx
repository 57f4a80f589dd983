import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave, publishLeft } from '../../../mocks/tags/games/rules.ts'
import { games, memberships } from '../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { type Seed, seatIn } from '../../../tests/support/seed-games.ts'
import { href } from '../../shell/href.ts'

const crown = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const within = (name: string | RegExp) => page.getByRole('dialog', { name }).getByRole('button')

beforeEach(() => localStorage.clear())
type View = 'game' | 'gameLobby' | 'gameInvite'
type Options = { seed?: Seed; at?: View; walks?: boolean }

/** Opens a game, either as the first page of a visit or by navigation. */
async function look({ seed, at = 'game', walks = false }: Options = {}) {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId: crown, name: 'The Ember Crown', ...seed })
  const app = await openApp({ at: walks ? href('home') : href(at, { game: crown }) })
  if (walks) {
    await expect.element(heading(/Welcome/)).toBeVisible()
    app.goTo(href(at, { game: crown }))
  }
  await expect.element(page.getByRole('button', { name: /The Ember Crown/ })).toBeVisible()
  await expect.poll(() => app.store.getState().live?.connection.state).toBe('live')
  return { ...app, network }
}

test('a deleted game is not fetched again: each answer would be an error in the console', async () => {
  const { network } = await look()
  // The open connection fetches it once more, and so does the focus that the window gets with the first click.
  await expect.poll(() => network.countAnswered('getGame')).toBeGreaterThan(1)
  await userEvent.click(button('Delete game'))
  await userEvent.fill(page.getByRole('textbox', { name: /^Type .* to confirm$/ }), 'The Ember Crown')
  // Until then the window may get its focus again.
  const answer = network.hold('deleteGame')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => network.countProcessed('deleteGame')).toBe(1)
  const asked = network.count('getGame')
  answer()
  await expect.element(page.getByText(/You deleted .*The Ember Crown/)).toBeVisible()
  await expect.element(heading('Your games')).toHaveFocus()
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => network.countAnswered('listGames')).toBeGreaterThan(0)
  expect(network.count('getGame')).toBe(asked)
})

test.each([
  ['on the first page of a visit', false],
  ['after a walk', true],
])('after leaving the game the focus is on the heading of the games list, %s', async (_, walks) => {
  await look({ walks, seed: { role: 'player', others: [{ displayName: 'Marlow' }] } })
  await userEvent.click(button('Leave game'))
  await expect
    .element(page.getByRole('dialog').getByText(/Your characters stay, free to take, without your private notes\./))
    .toBeVisible()
  await userEvent.click(within('Leave the game?').filter({ hasText: 'Leave game' }))
  await expect.element(page.getByText(/You left .*The Ember Crown/)).toBeVisible()
  await expect.element(heading('Your games')).toHaveFocus()
})

test('opening a game from the list moves the focus to its heading, also on the first page of a visit', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId: crown, name: 'The Ember Crown' })
  await openApp({ at: href('game') })
  await userEvent.click(page.getByRole('link', { name: 'The Ember Crown' }))
  await expect.element(heading(/The Ember Crown/)).toHaveFocus()
})

test.each([
  ['', false],
  [', also beside open settings', true],
])('archive and restore are said and keep the focus%s; a double click is one', async (_, isEdited) => {
  const { network } = await look()
  if (isEdited) await userEvent.click(button('Edit game'))
  if (isEdited) await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus()
  await userEvent.click(button('Archive'))
  await expect.element(button('Restore')).toHaveFocus()
  await expect.element(page.getByText(/^You archived .*The Ember Crown/)).toBeVisible()
  // The live event may arrive before the answer of the call.
  await expect.element(button('Restore')).not.toHaveAttribute('data-busy')
  // The second click of a double click, after the answer to the first.
  button('Restore')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  expect([network.count('archiveGame'), network.count('restoreGame')]).toEqual([1, 0])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You restored .*The Ember Crown/)).toBeVisible()
  await expect.element(button('Edit game')).toBeVisible()
  await expect.element(button('Archive')).toHaveFocus()
  await expect.element(button('Archive')).toBeInViewport({ ratio: 1 })
  expect(page.getByRole('status').filter({ hasText: 'read-only' }).query()).toBeNull()
})

test('handing over the game moves the focus to the heading', async () => {
  await look({ at: 'gameInvite', seed: { others: [{ displayName: 'Marlow' }] } })
  await userEvent.click(button(/^Actions for .*Marlow/))
  await userEvent.click(page.getByRole('menuitem', { name: 'Hand over the game' }))
  await userEvent.click(within(/^Hand over the game to/).filter({ hasText: 'Hand over' }))
  await expect.element(button(/^Actions for .*Marlow/)).not.toBeInTheDocument()
  await expect.element(heading(/./)).toHaveFocus()
})

test('a question closes on Back, and when it is settled elsewhere, which is said', async () => {
  const { network, goTo, goBack } = await look({ seed: { others: [{ displayName: 'Marlow' }] } })
  const askToRemove = async () => {
    await userEvent.click(button(/^Actions for .*Marlow/))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }))
    const question = page.getByRole('dialog', { name: /^Remove .*Marlow/ })
    await expect
      .element(question.getByText(/Their characters stay, free to take, without their private notes\./))
      .toBeVisible()
  }
  goTo(href('gameInvite', { game: crown }))
  await expect.element(heading('Invite Players')).toBeVisible()
  await askToRemove()
  goBack()
  await expect.element(heading(/The Ember Crown/)).toHaveFocus()
  expect(page.getByRole('dialog').query()).toBeNull()
  goTo(href('gameInvite', { game: crown }))
  await askToRemove()
  await network.world.step((rows) => {
    const game = rows(games).get(crown)
    const [marlow] = rows(memberships).where(({ role }) => role === 'player')
    if (!game || !marlow) return
    leave(rows, marlow)
    publishLeft(rows, game, { userId: marlow.userId, how: 'left' }, { actorId: marlow.userId })
  })
  await expect.element(page.getByText(/^“Remove .*Marlow.*\?” no longer applies\.$/)).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.element(heading('Invite Players')).toHaveFocus()
  expect(network.count('removeMember')).toBe(0)
})
