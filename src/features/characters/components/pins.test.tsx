import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

test('that no more blocks can be pinned is said once, and again at the next press', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const blocks = ['Wax', 'Coin', 'Rope', 'Lamp', 'Oil'].map((label, at) => ({
    kind: 'number' as const,
    label,
    value: 1,
    isPinned: at < 4,
  }))
  await sheetIn(network, gameId, { name: 'Mira', blocks })
  const character = await network.world.look((rows) => rows(characters).all()[0]?.characterId ?? '')
  await openApp({ at: placeHref(gameId, { character }) })
  await page.getByRole('button', { name: 'Actions for Mira' }).click()
  await page.getByRole('menuitem', { name: 'Edit layout' }).click()
  const pin = page.getByRole('button', { name: 'Pin Oil' })
  const full = page.getByText('You can pin up to 4 blocks. Unpin one first.')
  await pin.click()
  await expect.element(full).toBeVisible()
  const before = full.element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.poll(() => full.elements()).toHaveLength(1)
})
