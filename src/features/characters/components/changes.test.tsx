import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

/* What was changed can be taken back where it was done, and in Changes. */

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const undo = page.getByRole('button', { name: 'Undo', exact: true })

/** Opens a sheet with many numbers, of which a refill sets four. */
async function openSheet() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const labels = Array.from({ length: 24 }, (_, at) => `Candle ${at + 1}`)
  await sheetIn(network, gameId, {
    name: 'Mira',
    blocks: labels.map((label) => ({ kind: 'number', label, value: 1 })),
    refills: { Rest: Object.fromEntries(labels.slice(0, 4).map((label) => [label, 9])) },
  })
  const [mira] = await network.world.look((rows) => rows(characters).all())
  const { store } = await openApp({ at: placeHref(gameId, { character: mira?.characterId ?? '' }) })
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  return { network, store }
}

/** A press as a finger does it: Playwright would scroll a bar at the lower edge into view first. */
async function press(button: Locator) {
  await expect.element(button).toBeInViewport({ ratio: 1 })
  const element = button.element() as HTMLElement
  element.focus({ preventScroll: true })
  element.click()
}

test.each([
  ['a phone', 360, 740, 400],
  ['a wide window', 1280, 800, 40],
])('on %s a refill and its Undo leave a person where they are', async (_, width, height, down) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(414, 896))
  const { network } = await openSheet()
  const rest = page.getByRole('button', { name: 'Rest', exact: true })
  await expect.element(rest).toBeVisible()
  window.scrollTo(0, down)
  const top = () =>
    page.getByRole('spinbutton', { name: 'Candle 1', exact: true }).element().getBoundingClientRect().top
  const before = top()
  await press(rest)
  await press(page.getByRole('button', { name: 'Apply 4 changes' }))
  await expect.element(undo).toHaveFocus()
  await expect.element(undo).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByText('Rest: 4 changes')).toBeInViewport({ ratio: 1 })
  expect([scrollY, top()]).toEqual([down, before])
  await press(undo)
  await expect.element(rest).toHaveFocus()
  expect([scrollY, top()]).toEqual([down, before])
  await expect.poll(network.isQuiet).toBe(true)
})
