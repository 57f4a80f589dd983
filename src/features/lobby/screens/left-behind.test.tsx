import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Step } from '../../../../mocks/db/rows.ts'
import { games, inGame, memberships } from '../../../../mocks/tags/games/tables.ts'
import { forgetGame } from '../../../../mocks/tags/games/unseat.ts'
import type { FakeNetwork } from '../../../../tests/support/fake-network.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'

// Somebody is writing when they may not any more.

const button = (name: string) => page.getByRole('button', { name, exact: true })
const left = () => page.getByRole('region', { name: 'What you had typed' })
const field = (name: string) => left().getByRole('textbox', { name })

/** Something happens to the game elsewhere, and the page is looked at again. */
async function elsewhere({ world }: FakeNetwork, happens: (rows: Step) => Promise<unknown>) {
  await world.step(happens)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const archive = async (rows: Step) => {
  const game = await rows(games).get(gameId)
  if (game) rows(games).put({ ...game, status: 'archived', rev: game.rev + 1 })
}

test('what was typed into a note of a game that is archived can be copied, and has the focus', async () => {
  const { network } = await openLobby({ recap: 'They met.' })
  await button('Edit the recap').click()
  await page.getByRole('textbox', { name: 'Recap' }).fill('They met.\nThe mill burnt.')
  await elsewhere(network, archive)
  await expect.element(field('Recap')).toHaveValue('They met.\nThe mill burnt.')
  await expect.element(field('Recap')).toHaveAttribute('readonly')
  await expect.element(left().getByRole('heading')).toHaveFocus()
  await expect.element(button('Save')).not.toBeInTheDocument()
})

test('and so can what somebody typed for the dates who is a player now', async () => {
  const { network, userId } = await openLobby({ session: { startsAt: evening(3) } })
  await button('Move').click()
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ash is late.')
  await button('Propose other dates').click()
  await page.getByLabelText('Date 1').fill('2030-11-29T20:00')
  await elsewhere(network, async (rows) => {
    const mine = await rows(memberships).get(inGame(gameId, userId))
    if (mine) rows(memberships).put({ ...mine, role: 'player' })
  })
  await expect.element(field('Reason (optional)')).toHaveValue('Ash is late.')
  await expect.element(field('Date 1')).toHaveValue('2030-11-29 20:00')
  await expect.element(left().getByRole('button', { name: 'Copy' }).first()).toBeVisible()
})

test('and so can a boundary that was being written', async () => {
  const { network } = await openLobby()
  await button('Add a boundary').click()
  await page.getByRole('textbox', { name: 'What should stay out?' }).fill('Spiders')
  await elsewhere(network, archive)
  await expect.element(field('What should stay out?')).toHaveValue('Spiders')
  await expect.element(left().getByRole('heading')).toHaveFocus()
  await expect.element(button('Add')).not.toBeInTheDocument()
})

test.each<[string, (rows: Step, userId: string) => Promise<unknown>]>([
  [
    'the game is deleted',
    async (rows) => {
      const game = await rows(games).get(gameId)
      if (game) await forgetGame(rows, game)
    },
  ],
  [
    'they are removed',
    async (rows, userId) => {
      const mine = await rows(memberships).get(inGame(gameId, userId))
      if (mine) rows(memberships).delete(mine)
    },
  ],
])('where %s, all that was typed in the lobby can still be copied', async (_, happens) => {
  const { network, userId } = await openLobby({ session: { startsAt: evening(3) } })
  await button('Write the recap').click()
  await page.getByRole('textbox', { name: 'Recap' }).fill('The mill burnt.')
  await button('Write the agenda').click()
  await button('Move').click()
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ash is late.')
  await button('Add a boundary').click()
  await page.getByRole('textbox', { name: 'What should stay out?' }).fill('Spiders')
  await elsewhere(network, (rows) => happens(rows, userId))
  await expect.element(field('Recap')).toHaveValue('The mill burnt.')
  await expect.element(field('Reason (optional)')).toHaveValue('Ash is late.')
  await expect.element(field('What should stay out?')).toHaveValue('Spiders')
  await expect.element(field('Agenda')).not.toBeInTheDocument()
})

test('where nothing was typed nothing is left', async () => {
  const { network } = await openLobby({ session: { startsAt: evening(3) }, recap: 'They met.' })
  await button('Edit the recap').click()
  await button('Move').click()
  await expect.element(button('Move the session')).toBeVisible()
  await elsewhere(network, archive)
  await expect.element(button('Move the session')).not.toBeInTheDocument()
  await expect.element(page.getByText('They met.')).toBeVisible()
  expect(left().elements()).toHaveLength(0)
})
