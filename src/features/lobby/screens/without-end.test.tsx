import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notes } from '../../../../mocks/tags/lobby/tables.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'

// An endless call can be canceled: the text stays, and nothing is half done.

// The tests do not wait for ten seconds.
vi.mock('../../../ui/progress/limits.ts', () => ({ showAfterMs: 300, offerCancelSeconds: 0.5 }))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const stop = button('Stop waiting')

/** After a while it offers to cancel, and then everything is as before, with the focus on the pressed button. */
async function expectToStop(pressed: string) {
  await expect.element(page.getByText('This is taking longer than usual. You can keep waiting or stop.')).toBeVisible()
  await stop.click()
  await expect.element(stop).not.toBeInTheDocument()
  await expect.element(button(pressed)).toHaveFocus()
  await expect.element(button(pressed)).not.toHaveAttribute('data-busy')
  expect(page.getByText(/Couldn't/).elements()).toHaveLength(0)
}

test('a note: its text stays, and the next attempt saves it', async () => {
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
