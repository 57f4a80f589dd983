import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { schedules } from '../../../../mocks/tags/lobby/tables.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { evening } from '../../../../tests/support/seed-lobby.ts'

// Nobody tells that a session is over: its time is.

const minute = 60_000
const button = (name: string) => page.getByRole('button', { name, exact: true })
const reason = () => page.getByRole('textbox', { name: 'Reason (optional)' })
const left = () => page.getByRole('region', { name: 'What you had typed' })

/** A session of an hour that is over in less than half a minute. */
async function openAtTheEnd() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const app = await openLobby({ session: { startsAt: Date.now() - 60 * minute + 20_000, durationMinutes: 60 } })
  await expect.element(page.getByText('Settled')).toBeVisible()
  return app
}
const pass = () => vi.advanceTimersByTime(minute / 2)

test('then it is settled no more, and another can be', async () => {
  const { network } = await openAtTheEnd()
  network.setFault('getSchedule', 'offline')
  pass()
  await expect.element(page.getByText('Settled')).not.toBeInTheDocument()
  await expect.element(button('Offer dates')).toBeVisible()
})

test.each(['Move', 'Cancel the session'])(
  'nothing was typed after “%s”: the focus goes on to the dates',
  async (form) => {
    await openAtTheEnd()
    await button(form).click()
    await expect.poll(() => document.activeElement?.closest('form')).not.toBeNull()
    pass()
    await expect.poll(() => document.activeElement?.textContent).toBe('Offer dates')
  },
)

test('what was typed to move it can be copied, and moves no other', async () => {
  const { network } = await openAtTheEnd()
  await button('Move').click()
  await reason().fill('Ash is late.')
  pass()
  await expect.element(left().getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Ash is late.')
  await expect.element(left().getByRole('heading')).toHaveFocus()
  await network.world.step(async (rows) => {
    const { session, ...schedule } = (await rows(schedules).get(gameId)) ?? { gameId, rev: 1 }
    const next = session && { ...session, sessionId: network.world.newId(), startsAt: evening(3) }
    rows(schedules).put({ ...schedule, session: next, rev: 2 })
  })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(page.getByText('Settled')).toBeVisible()
  await expect.element(left()).toBeVisible()
  await button('Move').click()
  await expect.element(reason()).toHaveValue('')
})

test('while it is on it can be given another length, and began when it began', async () => {
  const startsAt = Date.now() - 60 * minute
  const { network } = await openLobby({ session: { startsAt } })
  await button('Move').click()
  await page.getByRole('combobox', { name: 'How long' }).selectOptions('4 hours')
  await button('Move the session').click()
  await expect.element(page.getByText('Moved')).toBeVisible()
  expect(await network.world.look((rows) => rows(schedules).get(gameId))).toMatchObject({
    session: { startsAt, durationMinutes: 240 },
  })
})
