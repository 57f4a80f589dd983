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

test('a companion does as told, and the panel says how it went', async () => {
  const { address } = await open()
  const status = page.getByRole('status')
  await button('Ash: Get ready').click()
  await expect.element(status).toHaveTextContent('Ash: They sit at no table yet. Give them a link first.')
  await page.getByLabelText('Invitation link').fill(address)
  await button('Ash: Join by this link').click()
  await expect.element(status).toHaveTextContent('Ash sits at the table.')
  await button('Ash: Come').click()
  await expect.element(page.getByText('Ash (there)')).toBeVisible()
  await button('Ash: Get ready').click()
  await expect.element(status).toHaveTextContent('Ash is ready.')
  await button('Ash: Answer the dates').click()
  await expect.element(status).toHaveTextContent('Ash finds no date to answer.')
  await button('Ash: Go away').click()
  await expect.element(page.getByText('Ash (away)')).toBeVisible()
})

test('autopilot goes on after a reload of the tab, until it is switched off', async () => {
  const { mock } = await open()
  await page.getByLabelText('Autopilot').click()
  expect([mock.crew.isOnAutopilot(), sessionStorage.getItem('emberhall-mock/autopilot')]).toEqual([true, 'on'])
  await page.getByLabelText('Autopilot').click()
  expect([mock.crew.isOnAutopilot(), sessionStorage.getItem('emberhall-mock/autopilot')]).toEqual([false, null])
})
