import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { schedules } from '../../../../mocks/tags/schedule/tables.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { lobbyApi } from '../../../api/lobby-api.ts'
import { progressCancelled } from '../../../shell/overlays/overlays-slice.ts'

const friday = Date.parse('2030-11-29T19:00:00Z')
const hour = 3_600_000

const button = (name: string) => page.getByRole('button', { name, exact: true })
const pick = () => page.getByRole('button', { name: /^Pick this date: / })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name })
const counting = () => page.getByRole('region', { name: 'Starting the game' })
const heading = () => page.getByRole('heading', { level: 1 })

test('a pause ends the countdown for everyone, and its end does not restart it', async () => {
  await openLobby({ goesIn: 60_000 })
  await expect.element(counting()).toBeVisible()
  await button('Pause').click()
  await expect.element(page.getByRole('region', { name: 'The game is paused' })).toBeVisible()
  await expect.element(counting()).not.toBeInTheDocument()
  await button('Resume').click()
  await expect.element(button('Pause')).toBeVisible()
  expect(counting().elements()).toHaveLength(0)
  await expect.element(heading()).toHaveFocus()
})

test('a person who sees the countdown end is taken to the table, even if the answer at that moment lacks the start', async () => {
  const { countDown, store } = await openLobby()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await countDown(3_000)
  await expect.element(counting()).toBeVisible()
  vi.setSystemTime(Date.now() + 4_000)
  const ask = () => store.dispatch(lobbyApi.endpoints.getLobby.initiate({ params: { gameId } }, { forceRefetch: true }))
  await expect.poll(async () => (await ask()).data).not.toHaveProperty('start')
  // The answer has been rendered.
  for (const _ of 'ab') await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(200)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Table (VTT)' })).toBeVisible()
})

test('a person whose connection was gone during the countdown is not taken to the table afterwards', async () => {
  const { countDown, store } = await openLobby()
  const lobby = lobbyApi.endpoints.getLobby.select({ params: { gameId } })
  await countDown(-60_000)
  await expect.poll(() => lobby(store.getState() as never).data?.start).toBeDefined()
  await button("I'm ready").click()
  await expect.element(button('Ready')).toBeVisible()
  await expect.element(heading()).toHaveTextContent('Lobby')
})

test('a person who starts a moment after someone else gets the result, and no error', async () => {
  const { network } = await openLobby()
  await button('Start the game').click()
  await expect.element(inDialog('Start the game')).toBeVisible()
  await network.world.step(async (rows) => {
    const game = await rows(games).get(gameId)
    if (game) rows(games).put({ ...game, status: 'playing', rev: game.rev + 1 })
  })
  await inDialog('Start the game').click()
  await expect.element(page.getByRole('link', { name: 'Go to the Table' })).toBeVisible()
  expect(page.getByText('The game has already started.').elements()).toHaveLength(0)
})

test('a person who confirms a date a moment after another was confirmed reads which', async () => {
  const { network } = await openLobby({ offer: [{ startsAt: friday }, { startsAt: friday + hour }] })
  await pick().first().click()
  await expect.element(inDialog('Pick this date')).toBeVisible()
  await network.world.step(async (rows) => {
    const settled = { status: 'settled', reason: '', sequence: 0, durationMinutes: 180 } as const
    const session = { ...settled, sessionId: network.world.newId(), startsAt: friday + hour, updatedAt: friday }
    rows(schedules).put({ gameId, rev: 9, session })
  })
  await inDialog('Pick this date').click()
  await expect
    .element(page.getByText(/Someone else just set the date: Friday, November 29, 2030, 8:00.PM UTC/))
    .toBeVisible()
  expect(page.getByText('This date is no longer proposed.').elements()).toHaveLength(0)
  await expect.element(page.getByRole('region', { name: 'Next session' })).toHaveFocus()
})

test('an endless confirmation of a date can be canceled', async () => {
  const { network, store } = await openLobby({ offer: [{ startsAt: friday }] })
  network.setFault('fixDate', 'hanging')
  await pick().click()
  await inDialog('Pick this date').click()
  await expect.element(page.getByRole('progressbar', { name: 'Setting the date…' })).toBeVisible()
  // The modal offers "Cancel" after 10 seconds. It dispatches this action.
  store.dispatch(progressCancelled(store.getState().overlays.progress[0]?.id ?? ''))
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(pick()).not.toHaveAttribute('data-busy')
  expect(page.getByText("Couldn't set the date. Try again.").elements()).toHaveLength(0)
})
