import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

test('a character has another owner only once a button says so, and Cancel keeps its owner', async () => {
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
  const change = page.getByRole('button', { name: 'Change owner' })
  await open()
  await expect.element(change).toHaveAttribute('aria-disabled', 'true')
  await owner.selectOptions('Free to take')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(owner).not.toBeInTheDocument()
  expect((await row()).ownerId).toBe(ownerId)
  expect(network.count('giveCharacter')).toBe(0)
  await open()
  await owner.selectOptions('Free to take')
  await change.click()
  await expect.element(page.getByText('Mira is free to take.')).toBeVisible()
  expect((await row()).ownerId).toBeUndefined()
  await expect.element(change).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})
