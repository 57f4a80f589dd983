import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { userOf } from '../db/people.ts'
import { addGame } from '../tags/games/add-game.ts'
import { addLink } from '../tags/invitations/add-link.ts'
import { CompanionList } from './companion-list.tsx'
import { createTestMock } from './test-mock.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open() {
  const mock = createTestMock()
  const { world, crew } = mock
  onTestFinished(() => {
    crew.close()
    mock.hub.close()
    sessionStorage.clear()
  })
  const link = await world.step(async (rows) => {
    const { userId } = await userOf(rows, 'rowan@example.com', world)
    const game = addGame(rows, world, { hostId: userId, name: 'The Ember Crown' })
    return addLink(rows, world, { game })
  })
  await render(<CompanionList mock={mock} />)
  await page.getByText('Companions', { exact: true }).click()
  return { mock, address: `${location.origin}/join/${link.gameId}/${link.token}` }
}

test('companions join by the link that they are given, and the panel says how it went and who is there', async () => {
  const { address } = await open()
  const status = page.getByRole('status')
  const link = page.getByLabelText('Invite link')
  await link.fill('https://example.com/home/')
  await button('Invite companions').click()
  await expect.element(status).toHaveTextContent("This isn't an invite link.")
  await expect.element(page.getByText('Ash (away)')).toBeVisible()
  await link.fill(address)
  await button('Invite companions').click()
  await expect.element(status).toHaveTextContent("They're in.")
  await expect.element(page.getByText('Ash (there)')).toBeVisible()
})
