import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notes, schedules } from '../../../../mocks/tags/lobby/tables.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'

// What is typed while a form is being saved on a slow line.

const typed = (days: number) => new Date(evening(days)).toISOString().slice(0, 16)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const stored = () => JSON.stringify({ ...sessionStorage })

test('into a note stays, survives a reload, and is saved on top', async () => {
  const { network } = await openLobby()
  await button('Write the recap').click()
  await field('Recap').fill('They met.')
  const answer = network.hold('changeNotes')
  await button('Save').click()
  await field('Recap').fill('They met. The mill burnt.')
  answer()
  await expect.element(page.getByText('The recap is saved. What you typed since is not saved yet.')).toBeVisible()
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

test.each(['They met. The mill burnt.', ''])('after an answer that was lost is saved on top: “%s”', async (text) => {
  const { network } = await openLobby()
  await button('Write the recap').click()
  await field('Recap').fill('They met.')
  network.lose('changeNotes')
  await button('Save').click()
  await expect.element(page.getByText(/cannot be reached/)).toBeVisible()
  await field('Recap').fill(text)
  await button('Save').click()
  await expect.element(button(text ? 'Edit the recap' : 'Write the recap')).toBeVisible()
  expect(await network.world.look((rows) => rows(notes).get(gameId))).toMatchObject({ recap: text })
})

test('and is cancelled then, does not come back', async () => {
  const { network } = await openLobby()
  await button('Write the recap').click()
  await field('Recap').fill('They met.')
  const answer = network.hold('changeNotes')
  await button('Save').click()
  await field('Recap').fill('They met. The mill burnt.')
  await button('Cancel').click()
  answer()
  await expect.element(page.getByText('The recap is saved.', { exact: true })).toBeVisible()
  await expect.element(button('Edit the recap')).toBeVisible()
  expect(stored()).not.toContain('The mill burnt.')
})

test('as the reason of another time stays, and is saved on top', async () => {
  const { network } = await openLobby({ session: { startsAt: evening(3) } })
  await button('Move').click()
  await page.getByLabelText('New date').fill(typed(4))
  const answer = network.hold('moveSession')
  await button('Move the session').click()
  await field('Reason (optional)').fill('Ash is late.')
  answer()
  await expect.element(page.getByText(/Everybody sees it. What you typed since is not saved yet.$/)).toBeVisible()
  await button('Move the session').click()
  await expect.element(button('Move')).toBeVisible()
  expect(await network.world.look((rows) => rows(schedules).get(gameId))).toMatchObject({
    session: { reason: 'Ash is late.' },
  })
  expect(network.count('moveSession')).toBe(2)
})

test('as the reason why a session is cancelled is not taken: it could not be saved', async () => {
  const { network } = await openLobby({ session: { startsAt: evening(3) } })
  await button('Cancel the session').click()
  await field('Reason (optional)').fill('Ill.')
  const answer = network.hold('cancelSession')
  await button('Cancel the session').click()
  await expect.element(field('Reason (optional)')).toHaveAttribute('readonly')
  answer()
  await expect.element(field('Reason (optional)')).not.toBeInTheDocument()
})

test('as a boundary is not taken before the answer, and again after a refusal', async () => {
  const { network } = await openLobby()
  await button('Add a boundary').click()
  const text = field('What is not to happen')
  await text.fill('Spiders')
  network.setFault('addBoundary', '409-message')
  const answer = network.hold('addBoundary')
  await button('Add').click()
  await expect.element(text).toHaveAttribute('readonly')
  await page.getByRole('radio', { name: 'A veil' }).click()
  await expect.element(page.getByRole('radio', { name: 'A line' })).toBeChecked()
  answer()
  await expect.element(page.getByText('Someone else was faster.')).toBeVisible()
  await expect.element(text).not.toHaveAttribute('readonly')
})

test('elsewhere goes on there when the dates are offered: no key answers one', async () => {
  const { network } = await openLobby()
  await button('Write the agenda').click()
  await button('Offer dates').click()
  await page.getByLabelText('Date 1').fill(typed(4))
  const answer = network.hold('offerDates')
  await button('Offer these dates').click()
  await field('Agenda').click()
  await userEvent.keyboard('a')
  answer()
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeVisible()
  await userEvent.keyboard(' b')
  await expect.element(field('Agenda')).toHaveValue('a b')
  expect(network.count('answerDate')).toBe(0)
})

test('elsewhere goes on there when a boundary is added', async () => {
  const { network } = await openLobby()
  await button('Write the agenda').click()
  await button('Add a boundary').click()
  await field('What is not to happen').fill('Spiders')
  const answer = network.hold('addBoundary')
  await button('Add').click()
  await field('Agenda').click()
  answer()
  await expect.element(button('Add a boundary')).toBeVisible()
  await userEvent.keyboard('a b')
  await expect.element(field('Agenda')).toHaveValue('a b')
})
