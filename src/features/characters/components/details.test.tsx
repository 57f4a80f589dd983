import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

test('a character has the owner that is chosen once the details are saved, and Cancel keeps its owner', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const row = () => network.world.look((rows) => rows(characters).all()[0] ?? expect.fail('Nobody is there.'))
  const { characterId: character, ownerId } = await row()
  await openApp({ at: placeHref(gameId, { character }) })
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Mira' }).click()
    await page.getByRole('menuitem', { name: 'Edit details' }).click()
  }
  const owner = page.getByRole('combobox', { name: 'Owner' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await open()
  await owner.selectOptions('Free to take')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(owner).not.toBeInTheDocument()
  expect((await row()).ownerId).toBe(ownerId)
  expect(network.count('giveCharacter')).toBe(0)
  await open()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira Tallow')
  await owner.selectOptions('Free to take')
  network.setFault('giveCharacter', '403-message')
  await save.click()
  // What was chosen is still there to be saved again.
  await expect.element(page.getByRole('form', { name: 'Details' }).getByRole('alert')).toBeVisible()
  expect(await row()).toMatchObject({ name: 'Mira Tallow', ownerId })
  await expect.element(owner).toHaveDisplayValue('Free to take')
  network.setFault('giveCharacter')
  await save.click()
  await expect.element(page.getByText('Mira Tallow is free to take.')).toBeVisible()
  expect((await row()).ownerId).toBeUndefined()
  await expect.element(owner).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('changeCharacter')).toBe(1)
})
