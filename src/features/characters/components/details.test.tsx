import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** The sheet of Mira, and the function that opens its details. */
async function openSheet() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const row = () => network.world.look((rows) => rows(characters).all()[0] ?? expect.fail('Nobody is there.'))
  const at = placeHref(gameId, { character: (await row()).characterId })
  const { screen } = await openApp({ at })
  const reload = async () => {
    await screen.unmount()
    await openApp({ at, isRevisit: true })
  }
  const open = async () => {
    await actions.click()
    await page.getByRole('menuitem', { name: 'Edit details' }).click()
  }
  return { network, row, open, reload }
}

const actions = page.getByRole('button', { name: 'Actions for Mira' })
const form = page.getByRole('form', { name: 'Details' })
const name = form.getByRole('textbox', { name: 'Name' })
const owner = form.getByRole('combobox', { name: 'Owner' })

test('a character has the owner that is chosen once the details are saved, also after a reload; Cancel keeps its owner', async () => {
  const { network, row, open, reload } = await openSheet()
  const { ownerId } = await row()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await open()
  await owner.selectOptions('Free to take')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(owner).not.toBeInTheDocument()
  expect((await row()).ownerId).toBe(ownerId)
  expect(network.count('giveCharacter')).toBe(0)
  await open()
  await name.fill('Mira Tallow')
  await owner.selectOptions('Free to take')
  network.setFault('giveCharacter', '403-message')
  await save.click()
  // What was chosen is still there to be saved again.
  await expect.element(form.getByRole('alert')).toBeVisible()
  expect(await row()).toMatchObject({ name: 'Mira Tallow', ownerId })
  await reload()
  await expect.element(owner).toHaveDisplayValue('Free to take')
  network.setFault('giveCharacter')
  await save.click()
  await expect.element(page.getByText('Mira Tallow is free to take.')).toBeVisible()
  expect((await row()).ownerId).toBeUndefined()
  await expect.element(owner).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('giveCharacter')).toBe(2)
})

test('Escape closes details in which nothing is changed, and no others, and leads back to their menu', async () => {
  const { network, open } = await openSheet()
  await open()
  await name.fill('Mira Tallow')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('Mira Tallow')
  await name.fill('Mira')
  await owner.selectOptions('Free to take')
  await userEvent.keyboard('{Escape}')
  await expect.element(owner).toHaveDisplayValue('Free to take')
  await owner.selectOptions('Yours')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(actions).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})
