import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLobby } from '../../../../tests/support/open-lobby.tsx'
import { lobbyApi } from '../../../api/lobby-api.ts'

// The pressed button disappears with the answer. The focus moves to the heading of its section, not to the top of the
// page.

const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const press = async (name: string | RegExp) => {
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a double click nudges once, and when the nudged get ready the focus stays at the table', async () => {
  const { store, network } = await openLobby({ here: ['Ash'] })
  await page.getByRole('button', { name: /^Nudge .*Ash/ }).dblClick()
  await expect.element(page.getByText(/You nudged .*Ash/)).toBeInTheDocument()
  // The bell shows it. A toast would cover the seats.
  expect(page.getByRole('button', { name: /^Dismiss/ }).elements()).toHaveLength(0)
  expect(network.count('nudge')).toBe(1)
  const [params] = lobbyApi.util
    .selectCachedArgsForQuery(store.getState() as never, 'getLobby')
    .map(({ params }) => params)
  if (!params) throw new Error('The lobby is not asked for.')
  const ready = lobbyApi.util.updateQueryData('getLobby', { params }, ({ members }) => {
    for (const member of members) member.ready = true
  })
  store.dispatch(ready as never)
  await expect.element(heading('Around the table')).toHaveFocus()
})

test('after withdrawing the dates the focus stays at the next session', async () => {
  await openLobby({ offer: [{ startsAt: Date.parse('2030-11-29T19:00:00Z') }] })
  await press('Change the dates')
  await page.getByRole('menuitem', { name: 'Withdraw dates' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw dates' }).click()
  await expect.element(page.getByText(/^Propose a few dates/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Next session' })).toHaveFocus()
})
