import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deleteIdea } from '../../../../../mocks/tags/ideas/keep.ts'
import { ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import { KeptPane } from './kept-pane.tsx'

// What comes to the list later: from another device, or after a page that did not load.

const idea = (title: string) => page.getByRole('heading', { name: title, exact: true })
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('who comes back to the page sees what another device has done, without the list being read anew', async () => {
  const { network, keep, show } = await openIdeas()
  await keep('The Bell')
  await show(<KeptPane />)
  await expect.element(idea('The Bell')).toBeVisible()
  await keep('The Salt Stair')
  comeBack()
  await expect.element(idea('The Salt Stair')).toBeVisible()
  await network.world.step(async (rows) => {
    const [bell] = (await rows(ideas).all()).filter(({ title }) => title === 'The Bell')
    if (bell) await deleteIdea(rows, bell, network.world)
  })
  comeBack()
  await expect.element(idea('The Bell')).not.toBeInTheDocument()
  expect(network.count('listIdeas')).toBe(1)
})

test('a list that breaks off says so, exports nothing of it, and goes on where it was', async () => {
  const { network, keep, show } = await openIdeas()
  for (let at = 0; at < 120; at++) await keep(`Clue ${at}`)
  const release = network.hold('listIdeas')
  await show(<KeptPane />)
  await expect.poll(() => network.count('listIdeas')).toBe(1)
  network.setFault('listIdeas', 'offline')
  release()
  await expect.element(page.getByText('Some of your ideas did not load.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export as JSON' })).toHaveAttribute('aria-disabled', 'true')
  network.setFault('listIdeas')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('120 ideas', { exact: true }).first()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Export as JSON' }))
    .not.toHaveAttribute('aria-disabled', 'true')
  expect(network.count('listIdeas')).toBe(3)
})

test('a form stays in sight with its focus, however many ideas another device adds before it', async () => {
  const { keep, show } = await openIdeas()
  await keep('The Bell')
  await show(<KeptPane />)
  await page.getByRole('button', { name: 'Edit The Bell' }).click()
  const title = page.getByRole('form', { name: 'Edit The Bell' }).getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveFocus()
  for (let at = 0; at < 30; at++) await keep(`Clue ${at}`)
  comeBack()
  await expect.element(page.getByText('31 ideas', { exact: true }).first()).toBeVisible()
  await expect.element(title).toHaveFocus()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'Edit The Bell' })).toHaveFocus()
})
