import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publish } from '../../../../mocks/live/publish.ts'
import { pauses } from '../../../../mocks/tags/lobby/tables.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'

/* The countdown covers the page and takes no space. The pause notice takes space, and the browser keeps the scroll
   position. */

const friday = Date.parse('2030-11-29T19:00:00Z')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = () => page.getByRole('region', { name: 'The game is paused' })
const count = () => page.getByRole('region', { name: 'Starting the game' })
const box = (element: Element) => element.getBoundingClientRect()

/** The lobby on a phone, with a date to answer. */
async function lookOnPhone() {
  await page.viewport(360, 640)
  const { network, countDown } = await openLobby({ here: ['Ash'], offer: [{ startsAt: friday }] }, ['Ash', 'Wren'])
  // All of it has loaded, and nothing moves by itself any more.
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeVisible()
  await expect.element(button('Write the agenda')).toBeVisible()
  // "Add a boundary" is there before the boundaries are.
  await expect.element(page.getByRole('region', { name: 'Boundaries' })).toHaveAttribute('aria-busy', 'false')
  await expect.poll(network.isQuiet).toBe(true)
  await document.fonts.ready
  const pause = (paused: boolean) => {
    const row = { gameId, pausedAt: network.world.now() }
    const payload = () => (paused ? { paused, pausedAt: new Date(row.pausedAt).toISOString() } : { paused })
    return network.world.step((rows) => {
      if (paused) rows(pauses).put(row)
      else rows(pauses).delete(row)
      publish(rows, gameId, { type: 'pause.changed', payload })
    })
  }
  return { pause, start: () => countDown(60_000) }
}

const own = '[aria-label="Current game"], [aria-label="The game is paused"], [aria-label="Starting the game"]'

/** The controls on the page, each with its position in the window. */
const places = () =>
  [...document.querySelectorAll('main :is(button, a, input)')]
    .filter((element) => !element.closest(own))
    .map((element) => ({ name: element.ariaLabel ?? element.textContent, top: box(element).top }))

/** What is not where it was, to the pixel. */
const moved = (before: ReturnType<typeof places>) =>
  places().filter(({ name, top }, at) => name !== before[at]?.name || Math.abs(top - before[at].top) > 1)

beforeEach(() => window.scrollTo(0, 0))

test('a pause that comes and goes moves nothing on a scrolled page', async () => {
  const { pause } = await lookOnPhone()
  window.scrollTo(0, 320)
  const before = places()
  await pause(true)
  await expect.element(notice()).toBeVisible()
  await expect.poll(() => moved(before)).toEqual([])
  await pause(false)
  await expect.element(notice()).not.toBeInTheDocument()
  await expect.poll(() => moved(before)).toEqual([])
})

test('a countdown that comes and goes moves nothing', async () => {
  const { start } = await lookOnPhone()
  const before = places()
  await start()
  await expect.element(button('Stay here')).toHaveFocus()
  expect(moved(before)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText("You're staying.")).toHaveFocus()
  vi.setSystemTime(Date.now() + 60_000)
  await expect.element(count()).not.toBeInTheDocument()
  expect(moved(before)).toEqual([])
})

test('a tap on a control that the pause notice has just covered does not end the pause', async () => {
  const { pause } = await lookOnPhone()
  await pause(true)
  await expect.element(button('Resume')).toBeVisible()
  const early = new PointerEvent('click', { bubbles: true, pointerType: 'touch' })
  Object.defineProperty(early, 'timeStamp', { value: 1 })
  button('Resume').element().dispatchEvent(early)
  await expect.element(button('Resume')).not.toHaveAttribute('data-busy')
  await expect.element(notice()).toBeVisible()
})
