import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { openApp } from '../../tests/support/open-app.tsx'
import { seatIn } from '../../tests/support/seed-games.ts'
import { href } from '../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (element: Element) => element.getBoundingClientRect()

const notice = page.getByRole('region', { name: 'The game is paused' })

/** The overview of a game, for its host. */
async function open() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, others: [{ displayName: 'Ash' }] })
  await openApp({ at: href('game', { game: gameId }) })
}

test('a pause and its end are announced, and no end without a pause', async () => {
  await open()
  await expect.element(button('Pause')).toBeVisible()
  const ended = page.getByText('The game has resumed.')
  expect(ended.elements()).toHaveLength(0)
  await button('Pause').click()
  await expect.element(page.getByText('The game is paused. No one can see who paused it.')).toBeInTheDocument()
  await button('Resume').click()
  await expect.element(ended).toBeInTheDocument()
})

test('the pause notice never hides the focused element', async () => {
  await open()
  await button('Pause').click()
  await expect.element(notice).toBeVisible()
  await page.viewport(360, 500)
  await expect.element(button('Delete game')).toBeVisible()
  const seat = page.getByRole('link', { name: 'Invite players' }).first().element() as HTMLElement
  await expect.poll(() => box(notice.element()).height).toBeGreaterThan(0)
  // From this position on, the notice sticks to the top.
  window.scrollTo(0, 300)
  window.scrollBy(0, box(seat).top - box(notice.element()).bottom + 12)
  seat.focus()
  await expect.poll(() => box(seat).top).toBeGreaterThanOrEqual(box(notice.element()).bottom)
})
