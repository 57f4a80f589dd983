import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { games, memberships } from '../../../../mocks/tags/games/tables.ts'
import { nudges, readiness } from '../../../../mocks/tags/lobby/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { lobbyApi } from '../../../api/lobby-api.ts'
import { pressLogout } from '../../../session/session-thunks.ts'
import { href } from '../../../shell/href.ts'
import { boundaryLabels } from '../model/own-boundaries.ts'

const otherId = '2VJ0pG1iZw4eVqK5cPy8DaS2hX6'
const friday = Date.parse('2030-11-29T19:00:00Z')

const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

test('a session is downloaded as a calendar file, with a link back to the lobby', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#'
  })
  await openLobby({ session: { startsAt: friday }, agenda: 'We begin at the mill.' })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('the-ember-crown.ics')
  })
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect.poll(() => clicked.mock.calls.length).toBe(1)
  const [event] = new ICAL.Component(ICAL.parse(await (files[0] as Blob).text())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('description')).toBe('We begin at the mill.')
  expect(event?.getFirstPropertyValue('url')).toBe(`${location.origin}${href('gameLobby', { game: gameId })}`)
})

test('the seats never show without the count of who is ready', async () => {
  let first: string | undefined
  const observer = new MutationObserver(() => {
    const { textContent } = document.body
    if (textContent?.includes('Ash')) first ??= textContent
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, others: [{ displayName: 'Ash' }] })
  const answer = network.hold('getLobby')
  await openApp({ at: href('gameLobby', { game: gameId }) })
  await expect.element(page.getByRole('heading', { name: 'Around the table' })).toBeVisible()
  answer()
  await expect.poll(() => first).toBeDefined()
  observer.disconnect()
  expect(first).toContain('No one is ready yet.')
})

test('who is ready is announced when it changes, and not on arrival, where the page shows it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openLobby()
  const said = page.getByRole('status').filter({ hasText: /ready/ })
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(said).not.toBeInTheDocument()
  await page.getByRole('button', { name: "I'm ready" }).click()
  await expect.element(said).toHaveTextContent('1 of 2 ready.')
})

test('a nudge that came while the person was away is shown on their return, without a sound, and marked as seen', async () => {
  const sound = vi.spyOn(window, 'AudioContext')
  const { network, userId, store } = await openLobby()
  const lobby = lobbyApi.endpoints.getLobby.select({ params: { gameId } })
  const kept = async () => (await network.world.look((rows) => rows(nudges).where({ gameId })))[0]
  const from = (await network.world.look((rows) => rows(memberships).where({ gameId }))).find(
    (one) => one.userId !== userId,
  )
  await network.world.step(async (rows) =>
    rows(nudges).put({ gameId, userId, from: from?.userId ?? '', about: 'dates', nudgedAt: 0, nextAt: 0 }),
  )
  // The returning page fetches the lobby only if no call is under way. Such a call may have been answered before the
  // nudge.
  await expect.poll(() => lobby(store.getState() as never).isSuccess).toBe(true)
  // In a hidden tab no one has seen it.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(/Ash.* asks: which dates work for you\?$/)).toBeVisible()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(kept).toMatchObject({ isSeen: true })
  expect(network.count('seeNudge')).toBe(1)
  expect(sound).not.toHaveBeenCalled()
})

test('a refused nudge says why: the person is ready by now, or what else the server names', async () => {
  const { network, userId } = await openLobby()
  const [ash] = (await network.world.look((rows) => rows(memberships).where({ gameId }))).filter(
    (one) => one.userId !== userId,
  )
  const nudge = page.getByRole('button', { name: /^Nudge .*Ash/ })
  const [game] = await network.world.look((rows) => rows(games).where({ gameId }))
  if (!ash || !game) throw new Error('Ash sits at the table.')
  // This page does not hear of either change, nor asks for the lobby after one.
  await expect.element(nudge).toBeVisible()
  await expect.poll(network.isQuiet).toBe(true)
  await network.world.step((rows) => rows(readiness).put({ gameId, userId: ash.userId }))
  await nudge.click()
  await expect.element(page.getByText(/Ash.* is ready now\.$/).first()).toBeVisible()
  await network.world.step((rows) => rows(games).put({ ...game, status: 'archived' }))
  await nudge.click()
  await expect.element(page.getByText('This game is archived. The host can restore it.').first()).toBeVisible()
})

test('the button names as reminded only who was', async () => {
  const { network } = await openLobby({ offer: [{ startsAt: evening(5) }] }, ['Ash', 'Wren'])
  const [first, second] = (await network.world.look((rows) => rows(memberships).where({ gameId }))).slice(1)
  if (!first || !second) throw new Error('Two others sit at the table.')
  const nextAt = network.world.now() + 60_000
  await network.world.step((rows) =>
    rows(nudges).put({ gameId, userId: first.userId, from: second.userId, about: 'ready', nudgedAt: 0, nextAt }),
  )
  await page.getByRole('button', { name: /^Remind .*Ash.* and .*Wren/ }).click()
  const button = page.getByRole('button', { name: /^Remind/ })
  await expect.element(button).toHaveAccessibleName(/^Reminded .(Ash|Wren).$/)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test("sign-out deletes a person's boundaries and drafts from this device", async () => {
  const { store } = await openLobby()
  await page.getByRole('button', { name: 'Add a boundary' }).click()
  await page.getByLabelText(boundaryLabels.line).fill('Spiders up close')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a boundary' }).click()
  await page.getByLabelText(boundaryLabels.line).fill('Romance')
  expect(everythingStored()).toMatch(/takeBackKey.*Romance/)
  store.dispatch(pressLogout())
  expect(everythingStored()).not.toMatch(/Spiders|takeBackKey|Romance/)
})

test('boundaries of two tabs can be withdrawn, whichever tab wrote last', async () => {
  await openLobby()
  const takeBack = (text: string) => page.getByRole('button', { name: new RegExp(`^Take back .*${text}`) })
  const add = async (text: string) => {
    await page.getByRole('button', { name: 'Add a boundary' }).click()
    await page.getByLabelText(boundaryLabels.line).fill(text)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.element(takeBack(text)).toBeVisible()
  }
  await add('Spiders')
  const key = Object.keys(localStorage).find((one) => one.includes('boundaries.')) ?? ''
  const [spiders] = JSON.parse(localStorage.getItem(key) ?? '[]')
  // The browser notifies the other tab, but not the tab that wrote.
  localStorage.setItem(key, JSON.stringify([spiders, { ...spiders, boundaryId: otherId, text: 'Needles' }]))
  await add('Romance')
  await expect.element(takeBack('Needles')).toBeVisible()
  localStorage.setItem(key, JSON.stringify([spiders]))
  dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(takeBack('Romance')).not.toBeInTheDocument()
})
