import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publish } from '../../../../mocks/live/publish.ts'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'

/* The notice of a pause and the count to the start lie above the page: nothing moves that somebody is about to press. */

const friday = Date.parse('2030-11-29T19:00:00Z')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = () => page.getByRole('region', { name: 'The game is paused' })
const count = () => page.getByRole('region', { name: 'The game starts' })
const box = (element: Element) => element.getBoundingClientRect()

/** The lobby on a phone, with a date to answer. */
async function lookOnPhone() {
  await page.viewport(360, 640)
  const { network } = await openLobby({ here: ['Ash'], offer: [{ startsAt: friday }] }, ['Ash', 'Wren'])
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeVisible()
  const pause = (paused: boolean) => {
    const pausedAt = new Date(network.world.now()).toISOString()
    const payload = () => (paused ? { paused, pausedAt } : { paused })
    return network.world.step((rows) => publish(rows, gameId, { type: 'pause.changed', payload }))
  }
  const start = (ms = 60_000) => {
    const goesAt = new Date(network.world.now() + ms).toISOString()
    const payload = () => ({ startId: network.world.newId(), goesAt, notReady: [] })
    return network.world.step((rows) => publish(rows, gameId, { type: 'play.starting', payload }))
  }
  return { pause, start }
}

const own = '[aria-label="Current game"], [aria-label^="The game"]'

/** Where everything of the page stands in the window that can be pressed. */
const places = () =>
  [...document.querySelectorAll('main :is(button, a, input)')]
    .filter((element) => !element.closest(own))
    .map((element) => box(element).top)

/** Where everything stood stands it still; a window is scrolled by whole pixels. */
const expectStill = (before: number[]) =>
  expect(places().map((top, at) => Math.abs(top - (before[at] ?? Number.NaN)) <= 1)).toEqual(before.map(() => true))

/** What is in front at the middle of an element. */
const onTopOf = (element: Element) => {
  const { x, y, width, height } = box(element)
  return document.elementFromPoint(x + width / 2, y + height / 2)
}

/** What of the page can be pressed, and has one of them above it. */
const covered = () =>
  [...document.querySelectorAll('main :is(button, a)')]
    .filter((element) => !element.closest(own))
    .filter((element) => onTopOf(element)?.closest('[aria-label^="The game"]'))
    .map(({ textContent }) => textContent)

beforeEach(() => window.scrollTo(0, 0))

describe.each([
  ['at the beginning of the page', 0],
  ['farther down', 320],
])('%s', (_, down) => {
  test('a pause that comes and goes moves nothing', async () => {
    const { pause } = await lookOnPhone()
    window.scrollTo(0, down)
    const before = places()
    await pause(true)
    await expect.element(notice()).toBeVisible()
    expectStill(before)
    await pause(false)
    await expect.element(notice()).not.toBeInTheDocument()
    expectStill(before)
    expect(scrollY).toBe(down)
  })

  test('a count that comes and goes moves nothing', async () => {
    const { start } = await lookOnPhone()
    window.scrollTo(0, down)
    const before = places()
    await start()
    await expect.element(button('Stay here')).toHaveFocus()
    expectStill(before)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('You stay in the lobby.')).toHaveFocus()
    expectStill(before)
    vi.setSystemTime(Date.now() + 60_000)
    await expect.element(count()).not.toBeInTheDocument()
    expectStill(before)
  })
})

test('what the notice lies on can be scrolled to, and stays where it is when the notice goes', async () => {
  const { pause } = await lookOnPhone()
  await pause(true)
  await expect.element(notice()).toBeVisible()
  window.scrollTo(0, 0)
  expect(box(button('Paused').element()).bottom).toBeLessThanOrEqual(box(notice().element()).top)
  expect(covered()).toEqual([])
  const before = places()
  await pause(false)
  await expect.element(notice()).not.toBeInTheDocument()
  expectStill(before)
  // The room that it had is given up once it is out of sight.
  window.scrollTo(0, 400)
  const down = places()
  await expect.poll(() => scrollY).toBeLessThan(400)
  expectStill(down)
})

test('whoever pauses by keyboard has the button in sight, and the notice below it', async () => {
  await lookOnPhone()
  ;(button('Pause').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice()).toBeVisible()
  await expect.element(button('Paused')).toHaveFocus()
  expect(onTopOf(button('Paused').element())?.textContent).toBe('Paused')
})

test('a finger on its way to what was there before does not end the pause', async () => {
  const { pause } = await lookOnPhone()
  await pause(true)
  await expect.element(button('Go on')).toBeVisible()
  const early = new PointerEvent('click', { bubbles: true, pointerType: 'touch' })
  Object.defineProperty(early, 'timeStamp', { value: 1 })
  button('Go on').element().dispatchEvent(early)
  await expect.element(button('Go on')).not.toHaveAttribute('data-busy')
  await expect.element(notice()).toBeVisible()
})

test('at the beginning of the page neither lies on a button', async () => {
  const { pause, start } = await lookOnPhone()
  await pause(true)
  await expect.element(notice()).toBeVisible()
  expect(covered()).toEqual([])
  await pause(false)
  await expect.element(notice()).not.toBeInTheDocument()
  await start()
  await expect.element(button('Stay here')).toHaveFocus()
  expect(covered()).toEqual([])
  expect(box(count().element()).top).toBeGreaterThanOrEqual(box(button('Pause').element()).bottom)
})

test('who types goes on in sight, below the count', async () => {
  const { start } = await lookOnPhone()
  await button('Add a boundary').click()
  const field = page.getByRole('textbox', { name: /boundary|not to happen/i }).last()
  await field.click()
  window.scrollBy(0, box(field.element()).top - 70)
  await start()
  await expect.element(count()).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.poll(() => box(field.element()).top).toBeGreaterThanOrEqual(box(count().element()).bottom)
})

test('with text of twice the size the button that stops the count is in sight', async () => {
  document.documentElement.style.fontSize = '200%'
  const { start } = await lookOnPhone()
  await start()
  await expect.element(button('Stay here')).toHaveFocus()
  expect(onTopOf(button('Stay here').element())?.textContent).toBe('Stay here')
  document.documentElement.style.fontSize = ''
})
