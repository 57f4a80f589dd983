import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Step } from '../../../../mocks/db/rows.ts'
import { forgetGame } from '../../../../mocks/tags/games/rules.ts'
import { games, inGame, memberships } from '../../../../mocks/tags/games/tables.ts'
import type { FakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { href } from '../../../shell/href.ts'
import { boundaryLabels } from '../model/own-boundaries.ts'

// In these tests a person loses the permission while writing.

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const isClosed = async (name: string, text: string) => {
  await expect.element(field(name)).toHaveAttribute('readonly')
  await expect.element(field(name)).toHaveValue(text)
}

/** Changes the game elsewhere, and lets the page become visible again. */
async function elsewhere({ world }: FakeNetwork, happens: (rows: Step) => Promise<unknown>) {
  await world.step(happens)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const archive = async (rows: Step) => {
  const game = await rows(games).get(gameId)
  if (game) rows(games).put({ ...game, status: 'archived', rev: game.rev + 1 })
}

test('a note of an archived game stays, read-only, with the reason and a copy of its text', async () => {
  const { network } = await openLobby({ recap: 'They met.' })
  await button('Edit the recap').click()
  await field('Recap').fill('They met.\nThe mill burnt.')
  await elsewhere(network, archive)
  await isClosed('Recap', 'They met.\nThe mill burnt.')
  await expect.element(field('Recap')).toHaveFocus()
  await expect.element(page.getByText(/^You can't save this: the game is archived\./)).toBeVisible()
  await expect.element(button('Save')).not.toBeInTheDocument()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('Copy text').click()
  await expect.element(page.getByText('Copied.')).toBeVisible()
  expect(copy).toHaveBeenCalledWith('They met.\nThe mill burnt.')
})

test('dates that a demoted admin was typing stay, read-only', async () => {
  const { network, userId } = await openLobby({ session: { startsAt: evening(3) } })
  await expect.element(page.getByRole('article').getByRole('button', { name: 'Propose other dates' })).toBeVisible()
  await button('Move').click()
  await field('Reason (optional)').fill('Ash is late.')
  await button('Propose other dates').click()
  await page.getByLabelText('Date 1').fill('2030-11-29T20:00')
  await elsewhere(network, async (rows) => {
    const mine = await rows(memberships).get(inGame(gameId, userId))
    if (mine) rows(memberships).put({ ...mine, role: 'player' })
  })
  await isClosed('Reason (optional)', 'Ash is late.')
  await expect.element(page.getByLabelText('Date 1')).toHaveValue('2030-11-29T20:00')
  await expect.element(page.getByLabelText('Date 1')).toHaveAttribute('readonly')
  await expect.element(page.getByText(/only the host and admins/).first()).toBeVisible()
})

test('a boundary that was being written stays, and takes the focus that its button had', async () => {
  const { network } = await openLobby()
  await button('Add a boundary').click()
  await expect.element(page.getByRole('radio', { name: 'Line' })).toHaveFocus()
  await field(boundaryLabels.line).fill('Spiders')
  ;(button('Cancel').element() as HTMLElement).focus()
  await elsewhere(network, archive)
  await isClosed(boundaryLabels.line, 'Spiders')
  await expect.element(button('Copy text')).toHaveFocus()
})

test('typed text of a deleted game stays, also after a reload; everything else is gone', async () => {
  const { network, screen } = await openLobby({ session: { startsAt: evening(3) } })
  await button('Write the recap').click()
  await field('Recap').fill('The mill burnt.')
  await button('Write the agenda').click()
  await button('Move').click()
  await field('Reason (optional)').fill('Ash is late.')
  await button('Add a boundary').click()
  await field(boundaryLabels.line).fill('Spiders')
  await elsewhere(network, async (rows) => {
    const game = await rows(games).get(gameId)
    if (game) forgetGame(rows, game)
  })
  await isClosed('Recap', 'The mill burnt.')
  await screen.unmount()
  await openApp({ at: href('gameLobby', { game: gameId }), isRevisit: true })
  await isClosed('Recap', 'The mill burnt.')
  await isClosed('Reason (optional)', 'Ash is late.')
  await isClosed(boundaryLabels.line, 'Spiders')
  await expect.element(field('Agenda')).not.toBeInTheDocument()
})
