import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rendersOf } from '../../../../tests/support/count-renders.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'

const cards = () => page.getByRole('article').elements().length
const search = () => page.getByRole('combobox', { name: 'Search' })

/** The list of so many games, one of which has another name and one of which is over. */
async function openGames(count: number) {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const names = Array.from({ length: count - 2 }, (_, at) => ({ name: `Lantern ${at}` }))
  await seatIn(network, { name: 'The Ember Crown' }, { name: 'The drowned lantern', status: 'archived' }, ...names)
  await openApp({ at: href('game') })
  await expect.poll(cards).toBeGreaterThan(0)
}

test('a search finds among all of them, and renders no card anew', async () => {
  await page.viewport(1280, 800)
  await openGames(130)
  await search().fill('lantern')
  await expect.element(page.getByText('129 games match “lantern”.')).toBeVisible()
  const renders = await rendersOf(
    () => search().fill('lantern 1'),
    () => expect.element(page.getByText(/^\d\d games match “lantern 1”/)).toBeVisible(),
  )
  expect(renders.Row).toBeDefined()
  for (const component of ['GameCard', 'QuietLink']) expect(renders).not.toHaveProperty(component)
  await search().fill('drowned lantern')
  await expect.element(page.getByRole('region', { name: 'Archived' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your games' })).not.toBeInTheDocument()
  expect(cards()).toBe(1)
})
