import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Step } from '../../../../mocks/db/rows.ts'
import { games, inGame, memberships } from '../../../../mocks/tags/games/tables.ts'
import { forgetGame } from '../../../../mocks/tags/games/unseat.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const at = href('game', { game: gameId })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const left = page.getByRole('region', { name: 'What you had typed' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
/** Somebody has typed into the settings of their game when something happens to it elsewhere. */
async function typeAnd(happens: (rows: Step, userId: string) => Promise<unknown>) {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const game = {
    gameId,
    name: 'The Ember Crown',
    system: 'Dice pool',
    others: [{ displayName: 'Ash' }],
    role: 'admin' as const,
  }
  const userId = await seatIn(network, game)
  await openApp({ at })
  await button('Edit the game').click()
  await userEvent.fill(field('Name'), 'The Winter Crown')
  await userEvent.fill(field('Pitch'), 'Snow.\nAnd wolves.')
  await userEvent.clear(page.getByRole('combobox', { name: 'System' }))
  await network.world.step((rows) => happens(rows, userId))
}

async function expectAllThere() {
  await expect.element(left.getByRole('textbox', { name: 'Name' })).toHaveValue('The Winter Crown')
  await expect.element(left.getByRole('textbox', { name: 'Pitch' })).toHaveValue('Snow.\nAnd wolves.')
  await expect.element(left.getByRole('button', { name: 'Copy' })).toBeVisible()
  // Neither what was not touched nor a text that was taken out is to be copied.
  for (const name of ['Time zone', 'System'])
    await expect.element(left.getByRole('textbox', { name })).not.toBeInTheDocument()
}

test('of a game that was deleted, what was typed is still there to be copied', async () => {
  await typeAnd(async (rows) => {
    const game = await rows(games).get(gameId)
    if (game) await forgetGame(rows, game)
  })
  // The live channel leads out of it, before anything is saved.
  await expect.element(button('Save')).not.toBeInTheDocument()
  await expectAllThere()
})

test('whoever may not change the game any more, can still copy what they typed', async () => {
  await typeAnd(async (rows, userId) => {
    const mine = await rows(memberships).get(inGame(gameId, userId))
    if (mine) rows(memberships).put({ ...mine, role: 'player' })
  })
  await button('Save').click()
  await expectAllThere()
  await expect.element(left.getByRole('heading')).toHaveFocus()
  await expect.element(page.getByRole('region', { name: 'Settings' })).not.toBeInTheDocument()
})

test('of a game that nothing was typed for, nothing is left', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await openApp({ at })
  await expect.element(page.getByText("This game doesn't exist, or you're not in it.")).toBeVisible()
  await expect.element(left).not.toBeInTheDocument()
})
