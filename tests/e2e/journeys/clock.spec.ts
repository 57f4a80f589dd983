import { userOf } from '../../../mocks/db/people.ts'
import { hour } from '../../../mocks/db/time.ts'
import { moveClock } from '../../../mocks/live/hub.ts'
import { addGame } from '../../../mocks/tags/games/example.ts'
import { addLink } from '../../../mocks/tags/invitations/example.ts'
import { schedules } from '../../../mocks/tags/schedule/tables.ts'
import { joinWords } from '../../../src/features/invitations/model/join-words.ts'
import { warningText } from '../../../src/session/session-timer.ts'
import { expect, goInside, readLatestCode, startSession, startSignedIn, test } from '../../support/journey.ts'

const minute = 60_000

/** The server's world; these journeys have a server of their own. */
const worldOf = (server: Parameters<Parameters<typeof test>[2]>[0]['server']) => {
  if (!server) throw new Error('This journey needs a server.')
  return server.world
}

test('a code runs out by the clock of the backend', async ({ page, server }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('rowan@example.com')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^Code sent to/)).toBeVisible()
  const code = await readLatestCode(page)
  await moveClock(worldOf(server), 10 * minute)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This code has expired. Ask for a new one.').first()).toBeVisible()
})

test('the warning of the session comes and ends with the next calls', async ({ page, server }) => {
  const world = worldOf(server)
  await startSignedIn(page, 'rowan@example.com')
  await moveClock(world, 58.5 * minute)
  await goInside(page, '/profile')
  await expect(page.getByText(warningText)).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText(warningText)).toBeHidden()
  await moveClock(world, 120 * minute)
  await goInside(page, '/game/')
  await expect(page).toHaveURL(/\/(login|logout)/)
})

test('a link expires, and a proposed date passes', async ({ page, server }) => {
  const world = worldOf(server)
  await startSession(page, 'rowan@example.com')
  const { own, link } = await world.step((rows) => {
    const [rowan, wren] = ['rowan@example.com', 'wren@example.com'].map(
      (contact) => userOf(rows, contact, world).userId,
    )
    const own = addGame(rows, world, { hostId: rowan ?? '', name: 'The Ember Crown' })
    const other = addGame(rows, world, { hostId: wren ?? '', name: 'A Hollow Harbor' })
    const dates = [20 * minute, 50 * hour].map((by) => ({ dateId: world.newId(), startsAt: world.now() + by }))
    rows(schedules).put({ gameId: own.gameId, offer: { durationMinutes: 180, dates }, rev: 2 })
    return { own, link: addLink(rows, world, { game: other, lifetime: 20 * minute }) }
  })
  const join = `/join/${link.gameId}/${link.token}`
  const lobby = `/game/lobby/?game=${own.gameId}`
  await page.goto(join)
  await expect(page.getByText("You'll join right away.")).toBeVisible()
  await page.goto(lobby)
  const over = page.getByRole('columnheader').filter({ hasText: 'Over' })
  await expect(page.getByRole('table').getByRole('columnheader')).not.toHaveCount(0)
  await expect(over).toHaveCount(0)
  await moveClock(world, 30 * minute)
  await page.goto(lobby)
  await expect(over).toHaveCount(1)
  await page.goto(join)
  await expect(page.getByText(joinWords.expired.lead)).toBeVisible()
})
