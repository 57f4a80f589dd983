import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'

const { gameId } = exampleGame
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

beforeEach(() => localStorage.clear())
/** The overview of a game that a slow server deletes, or that a slow server removes the person from. */
async function openSlow(name: string, role: 'host' | 'player') {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = async () => {
    await promise
    return { status: 204, body: null }
  }
  const answers = [
    answering('deleteGame', slow),
    answering('leaveGame', slow),
    ...groupAnswers({ game: { name, role } }),
  ]
  const network = fakeNetwork({ answers })
  await network.signIn('walker@example.com')
  const app = await openApp({ at: href('game', { game: gameId }) })
  return { ...app, network, answer: resolve }
}

async function leave() {
  await button('Leave game').click()
  await dialog.getByRole('button', { name: 'Leave game' }).click()
}

async function remove(typed: string) {
  await button('Delete game').click()
  await userEvent.fill(page.getByRole('textbox', { name: /^Type .* to confirm$/ }), typed)
  await button('Delete forever').click()
}

test.for([
  ['leaves', 'player', leave],
  ['deletes', 'host', () => remove('The Ember Crown')],
] as const)('a person who %s the game and leaves the page meanwhile stays where they are', async ([, role, end]) => {
  const { addresses, goTo, answer } = await openSlow('The Ember Crown', role)
  await end()
  goTo(href('home'))
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  answer()
  await expect.element(page.getByText(/You (deleted|left) .*The Ember Crown/)).toBeVisible()
  expect(addresses.at(-1)).toBe(href('home'))
})

/** The overview of a game that the person has ended or left, as the live channel reports before the answer. */
async function endByNews(role: 'host' | 'player') {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'The Ember Crown', role, others: [{ displayName: 'Marlow' }] })
  const app = await openApp({ at: href('game', { game: gameId }) })
  await expect.poll(() => app.store.getState().live?.connection.state).toBe('live')
  const answer = network.hold(role === 'host' ? 'deleteGame' : 'leaveGame')
  await (role === 'host' ? remove('The Ember Crown') : leave())
  await expect.element(page.getByRole('alert').filter({ hasText: /deleted|left/ })).toBeVisible()
  return { ...app, answer }
}

test.for(['host', 'player'] as const)(
  'a %s is taken to the list of games by the answer, if the live event came first',
  async (role) => {
    const { addresses, answer } = await endByNews(role)
    answer()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeVisible()
    await expect.poll(() => addresses.at(-1)).toBe(href('game'))
  },
)

test.for(['host', 'player'] as const)(
  'a %s who moves on after the live event stays there when the answer arrives',
  async (role) => {
    const { addresses, goTo, answer } = await endByNews(role)
    goTo(href('home'))
    await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    answer()
    await expect.element(page.getByText(/You (deleted|left) .*The Ember Crown/)).toBeVisible()
    expect(addresses.at(-1)).toBe(href('home'))
  },
)

test('typed quotes and dashes may differ from those in the name of the game to delete', async () => {
  const { network } = await openSlow('The Gryphon’s Debt', 'host')
  await remove("the gryphon's debt")
  await expect.poll(() => network.count('deleteGame')).toBe(1)
})
