import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import { KeptPane } from './kept-pane.tsx'

test('a list that stops loading says so, exports nothing, and continues where it stopped', async () => {
  await page.viewport(1280, 800)
  const { network, keep, show } = await openIdeas()
  for (let at = 0; at < 120; at++) await keep(`Clue ${at}`)
  const release = network.hold('listIdeas')
  await show(<KeptPane />)
  await expect.poll(() => network.count('listIdeas')).toBe(1)
  network.setFault('listIdeas', 'offline')
  release()
  await expect.element(page.getByText("Couldn't load some of your ideas.")).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export as JSON' })).toHaveAttribute('aria-disabled', 'true')
  network.setFault('listIdeas')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('120 ideas', { exact: true }).first()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Export as JSON' }))
    .not.toHaveAttribute('aria-disabled', 'true')
  expect(network.count('listIdeas')).toBe(3)
})
