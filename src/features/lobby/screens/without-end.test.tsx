import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notes, schedules } from '../../../../mocks/tags/lobby/tables.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import type { OperationId } from '../../../contract/operations.gen.ts'
import { progressCancelled } from '../../../shell/overlays/overlays-slice.ts'

// A call that never ends can be given up: what was typed stays, and nothing is half done.

// Nobody waits ten seconds here.
vi.mock('../../../ui/progress/limits.ts', () => ({ showAfterMs: 300, offerCancelSeconds: 0.5 }))

const friday = Date.parse('2030-11-29T19:00:00Z')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const stop = button('Stop waiting')

/** Offers to stop after a while, and then everything is as before, with the focus on what was pressed. */
async function expectToStop(pressed: string) {
  await expect.element(page.getByText('This takes longer than usual. You can go on waiting, or stop.')).toBeVisible()
  await stop.click()
  await expect.element(stop).not.toBeInTheDocument()
  await expect.element(button(pressed)).toHaveFocus()
  await expect.element(button(pressed)).not.toHaveAttribute('data-busy')
  expect(page.getByText(/could not be/).elements()).toHaveLength(0)
}

test('a note: it is still typed, and saved by the next try', async () => {
  const { network } = await openLobby()
  await button('Write the recap').click()
  await field('Recap').fill('They met.')
  network.setFault('changeNotes', 'hanging')
  await button('Save').click()
  await expectToStop('Save')
  await expect.element(field('Recap')).toHaveValue('They met.')
  network.setFault('changeNotes')
  await button('Save').click()
  await expect.element(page.getByText('The recap is saved.', { exact: true })).toBeVisible()
  expect(await network.world.look((rows) => rows(notes).get(gameId))).toMatchObject({ recap: 'They met.' })
})

test('a boundary', async () => {
  const { network } = await openLobby()
  await button('Add a boundary').click()
  await field('What is not to happen').fill('Spiders')
  network.setFault('addBoundary', 'hanging')
  await button('Add').click()
  await expectToStop('Add')
  await expect.element(field('What is not to happen')).toHaveValue('Spiders')
})

test('dates that are offered: what the server has done nevertheless is the truth', async () => {
  const { network } = await openLobby()
  await button('Offer dates').click()
  const answer = network.hold('offerDates')
  await button('Offer these dates').click()
  await expectToStop('Offer these dates')
  answer()
  expect(await network.world.look((rows) => rows(schedules).get(gameId))).toHaveProperty('offer')
  await button('Offer these dates').click()
  await expect.element(page.getByRole('heading', { name: 'The dates were changed meanwhile' })).toBeVisible()
})

test.each<[string, OperationId, string, string]>([
  ['Start the game', 'startGame', 'Start the game', 'Starting the game…'],
  ['Take the dates back', 'withdrawDates', 'Take them back', 'Taking the dates back…'],
])('%s', async (name, operation, answer, label) => {
  const { network, store } = await openLobby({ offer: [{ startsAt: friday }] })
  network.setFault(operation, 'hanging')
  await button(name).click()
  await inDialog(answer).click()
  await expect.element(page.getByRole('progressbar', { name: label })).toBeVisible()
  // What "Cancel" does, which the modal offers after a while.
  store.dispatch(progressCancelled(store.getState().overlays.progress[0]?.id ?? ''))
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(button(name)).not.toHaveAttribute('data-busy')
  expect(network.countAborted(operation)).toBe(1)
  expect(page.getByText(/could not be/).elements()).toHaveLength(0)
})
