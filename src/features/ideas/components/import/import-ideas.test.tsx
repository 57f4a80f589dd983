import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import { offerCancelSeconds } from '../../../../ui/progress/use-delay.ts'
import { KeptPane } from '../kept/kept-pane.tsx'

// `read-import.test.ts` tests parsing and its errors. These tests show what a person does.

const button = (name: string | RegExp) => page.getByRole('button', { name })
const chooser = () => page.getByLabelText(/Choose a file/)
const pasted = () => page.getByRole('textbox', { name: 'Or paste its text' })
const said = (text: string) => page.getByText(text, { exact: true }).first()
const fileOf = (text: string, name = 'ideas.json') => new File([text], name)
const json = (...titles: string[]) => JSON.stringify({ ideas: titles.map((title) => ({ kind: 'place', title })) })

async function openImport() {
  const opened = await openIdeas()
  await opened.keep('The Drowned Bell')
  const { store } = await opened.show(<KeptPane />)
  await button('Actions for kept ideas').click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await expect.element(chooser()).toHaveFocus()
  const titles = () =>
    opened.network.world.look(async (rows) => (await rows(ideas).all()).map(({ title }) => title).toSorted())
  return { ...opened, store, titles }
}

test('a file is previewed, imported once, and the result is announced', async () => {
  const { network, titles } = await openImport()
  await userEvent.upload(chooser(), fileOf(json('The Drowned Bell', 'The Salt Stair', 'The Quay')))
  await expect.element(said('2 ideas to import. You already keep 1 of these.')).toBeVisible()
  await expect.element(page.getByText('ideas.json')).toBeVisible()
  await expect.element(chooser()).toHaveValue('C:\\fakepath\\ideas.json')
  expect(await titles()).toEqual(['The Drowned Bell'])
  const release = network.hold('importIdeas')
  await button('Import 2 ideas').click()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(said('Imported: 2 ideas.')).toBeVisible()
  await expect.element(button('Done')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'The Salt Stair' })).toBeVisible()
  expect(await titles()).toEqual(['The Drowned Bell', 'The Quay', 'The Salt Stair'])
  expect(network.count('importIdeas')).toBe(1)
  await button('Done').click()
  await expect.element(button('Actions for kept ideas')).toHaveFocus()
})

test('an endless call can be canceled, a lost answer creates no idea twice, and nothing pasted is lost', async () => {
  const { network, titles } = await openImport()
  await pasted().fill(json('The Salt Stair'))
  network.setFault('importIdeas', 'hanging')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await button('Import 1 idea').click()
  await expect.element(button('Import 1 idea')).toHaveAttribute('data-busy')
  await vi.advanceTimersByTimeAsync(offerCancelSeconds * 1000)
  await expect.element(page.getByText(/^This is taking longer than usual\. You can keep/)).toBeVisible()
  vi.useRealTimers()
  await button('Stop waiting').click()
  await expect.element(button('Import 1 idea')).not.toHaveAttribute('data-busy')
  await expect.element(button('Import 1 idea')).toHaveFocus()
  network.setFault('importIdeas')
  network.lose('importIdeas')
  network.setFault('listIdeas', 'offline')
  await button('Import 1 idea').click()
  await expect.element(page.getByText(/Check your connection and try again/)).toBeVisible()
  await expect.element(pasted()).toHaveValue(json('The Salt Stair'))
  // The list is held back until then; otherwise it would say that the idea is kept already.
  await button('Import 1 idea').click()
  network.setFault('listIdeas')
  await expect.element(said('Imported: 1 idea.')).toBeVisible()
  expect(await titles()).toEqual(['The Drowned Bell', 'The Salt Stair'])
})

test('chosen again in the menu, the open import has the focus again, with what it held', async () => {
  await openImport()
  await pasted().fill(json('The Salt Stair'))
  await button('Actions for kept ideas').click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await expect.element(chooser()).toHaveFocus()
  await expect.element(pasted()).toHaveValue(json('The Salt Stair'))
})

test('too many ideas, and a file that is too large, are refused before anything is sent', async () => {
  await openImport()
  await userEvent.upload(chooser(), fileOf(json(...Array.from({ length: 2000 }, (_, at) => `Place ${at}`))))
  await expect.element(page.getByText(/You have 1, and can keep up to 2000/)).toBeVisible()
  // Put there by the page itself: on its way through the provider such a file takes seconds.
  const input = chooser().element()
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  const chosen = new DataTransfer()
  chosen.items.add(fileOf(' '.repeat(10 * 1024 * 1024 + 1)))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText(/larger than 10 MB/)).toBeVisible()
})
