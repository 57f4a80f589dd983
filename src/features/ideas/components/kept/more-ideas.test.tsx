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
  await expect.poll(() => network.countProcessed('listIdeas')).toBe(1)
  network.setFault('listIdeas', 'offline')
  release()
  await expect
    .element(page.getByText("Couldn't load some of your ideas. Check your connection and try again."))
    .toBeVisible()
  const item = (name: string) => page.getByRole('menuitem', { name })
  await page.getByRole('button', { name: 'Actions for kept ideas' }).click()
  await expect.element(item('Import')).toBeVisible()
  await expect.element(item('Export as JSON')).not.toBeInTheDocument()
  network.setFault('listIdeas')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('120 ideas', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Actions for kept ideas' }).click()
  await expect.element(item('Export as JSON')).toBeVisible()
  expect(network.count('listIdeas')).toBe(3)
})
