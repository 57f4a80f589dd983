import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notes } from '../../../../mocks/tags/lobby/tables.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { href } from '../../../shell/href.ts'
import { boundaryLabels } from '../model/own-boundaries.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const stored = () => JSON.stringify({ ...sessionStorage })

test('text typed into a note during a save stays, survives a reload, and is saved on top', async () => {
  const { network } = await openLobby()
  await button('Write the recap').click()
  await field('Recap').fill('They met.')
  const answer = network.hold('changeNotes')
  await button('Save').click()
  await field('Recap').fill('They met. The mill burnt.')
  answer()
  await expect.element(page.getByText("The recap is saved. What you typed since then isn't saved yet.")).toBeVisible()
  await expect.element(field('Recap')).toHaveValue('They met. The mill burnt.')
  expect(stored()).toContain('The mill burnt.')
  await button('Save').click()
  await expect.element(button('Edit the recap')).toBeVisible()
  expect(await network.world.look((rows) => rows(notes).get(gameId))).toMatchObject({
    recap: 'They met. The mill burnt.',
  })
  expect(network.count('changeNotes')).toBe(2)
  expect(stored()).not.toContain('The mill burnt.')
})

test('of a note that someone else has saved both versions are shown after a reload, too', async () => {
  const { network, screen } = await openLobby({ agenda: 'The mill.' })
  await button('Edit the agenda').click()
  await field('Agenda').fill('The tower.')
  await network.world.step((rows) => {
    rows(notes).put({ gameId, agenda: 'The river.', recap: '', rev: 2, updatedAt: network.world.now() })
  })
  await screen.unmount()
  await openApp({ at: href('gameLobby', { game: gameId }), isRevisit: true })
  const changed = page.getByRole('heading', { name: /changed the agenda/ })
  await expect.element(changed).toBeVisible()
  await expect.element(changed).not.toHaveFocus()
  await button('Use these').click()
  await expect.element(field('Agenda')).toHaveFocus()
  await expect.element(field('Agenda')).toHaveValue('The tower.')
  await button('Save').click()
  await expect.element(button('Edit the agenda')).toBeVisible()
})

test('what is being saved cannot be canceled as if it were not', async () => {
  const { network } = await openLobby()
  await button('Write the recap').click()
  await field('Recap').fill('They met.')
  const answer = network.hold('changeNotes')
  await button('Save').click()
  const cancel = button('Cancel')
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
  cancel.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(field('Recap')).toHaveValue('They met.')
  answer()
  await expect.element(button('Edit the recap')).toBeVisible()
})

test.each(['They met. The mill burnt.', ''])(
  'text typed into a note after a lost answer is saved on top: “%s”',
  async (text) => {
    const { network } = await openLobby()
    await button('Write the recap').click()
    await field('Recap').fill('They met.')
    network.lose('changeNotes')
    await button('Save').click()
    await expect.element(page.getByText(/Check your connection and try again/)).toBeVisible()
    await field('Recap').fill(text)
    await button('Save').click()
    await expect.element(button(text ? 'Edit the recap' : 'Write the recap')).toBeVisible()
    expect(await network.world.look((rows) => rows(notes).get(gameId))).toMatchObject({ recap: text })
  },
)

test('a boundary is read-only until the answer, and editable after a refusal', async () => {
  const { network } = await openLobby()
  await button('Add a boundary').click()
  const text = field(boundaryLabels.line)
  await text.fill('Spiders')
  network.setFault('addBoundary', '409-message')
  const answer = network.hold('addBoundary')
  await button('Add').click()
  await expect.element(text).toHaveAttribute('readonly')
  await page.getByRole('radio', { name: 'Veil' }).click()
  await expect.element(page.getByRole('radio', { name: 'Line' })).toBeChecked()
  answer()
  await expect.element(page.getByText('Someone else was faster.')).toBeVisible()
  await expect.element(text).not.toHaveAttribute('readonly')
})

test('a boundary that is typed while the last one is on its way stays', async () => {
  const { network, goTo, goBack } = await openLobby()
  await button('Add a boundary').click()
  const text = field(boundaryLabels.line)
  await text.fill('Spiders')
  const answer = network.hold('addBoundary')
  await button('Add').click()
  goTo(href('home'))
  await expect.element(text).not.toBeInTheDocument()
  goBack()
  await text.fill('Snakes')
  answer()
  await expect.element(page.getByText('Added anonymously.')).toBeVisible()
  await expect.element(text).toHaveValue('Snakes')
})

test('dates typed after a lost answer cause no conflict with oneself', async () => {
  const { network } = await openLobby()
  await button('Propose dates').click()
  network.lose('offerDates')
  await button('Propose these dates').click()
  await expect.element(page.getByText(/Check your connection and try again/)).toBeVisible()
  await button('Propose these dates').click()
  await expect.element(page.getByText('Dates proposed. Everyone can answer now.')).toBeVisible()
  expect(network.count('offerDates')).toBe(1)
})
