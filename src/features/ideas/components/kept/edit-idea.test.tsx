import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Step } from '../../../../../mocks/db/rows.ts'
import { changeIdea, deleteIdea } from '../../../../../mocks/tags/ideas/keep.ts'
import { type IdeaRow, ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import type { IdeaChange } from '../../../../contract/types.gen.ts'
import { KeptPane } from './kept-pane.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = () => page.getByRole('form', { name: /^Edit / })
const field = (name: string) => form().getByRole('textbox', { name })

/** The form of an idea of somebody who keeps one. */
async function openEditor() {
  const opened = await openIdeas()
  await opened.keep('The Bell', { body: 'It rings.' })
  const { leave } = await opened.show(<KeptPane />)
  await button('Edit The Bell').click()
  await expect.element(field('Title')).toHaveFocus()
  const elsewhere = (recipe: (rows: Step, row: IdeaRow) => Promise<void>) =>
    opened.network.world.step(async (rows) => {
      const [row] = await rows(ideas).all()
      if (row) await recipe(rows, row)
    })
  /** The page is looked at again, and again: it hears of nothing before its outbox is open. */
  function look() {
    const timer = setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 100)
    onTestFinished(() => clearInterval(timer))
  }
  /** Another device of theirs does it, and this page hears of it. */
  async function changeElsewhere(change: IdeaChange) {
    await elsewhere(async (rows, row) => void (await changeIdea(rows, row, change)))
    look()
  }
  async function deleteElsewhere() {
    await elsewhere((rows, row) => deleteIdea(rows, row, opened.network.world))
    look()
  }
  const inWorld = () =>
    opened.network.world.look(async (rows) => (await rows(ideas).all()).map(({ title, body }) => ({ title, body })))
  /** What a reload does: nothing of the page is left but what it has stored. */
  async function reload() {
    await leave()
    await opened.show(<KeptPane />)
  }
  return { ...opened, elsewhere, changeElsewhere, deleteElsewhere, inWorld, reload }
}

/** As where a page goes before it has written anything to its database. */
const keepNothing = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  })

test('what was typed and is not saved yet is there after a reload, and is saved from there', async () => {
  const { inWorld, reload } = await openEditor()
  const full = keepNothing()
  await field('Title').fill('The Drowned Bell')
  await field('Text').fill('It rings at low')
  await reload()
  await expect.element(field('Title')).toHaveValue('The Drowned Bell')
  await expect.element(field('Text')).toHaveValue('It rings at low')
  full.mockRestore()
  await button('Done').click()
  await expect.poll(inWorld).toEqual([{ title: 'The Drowned Bell', body: 'It rings at low' }])
  await expect.poll(() => Object.keys(sessionStorage).filter((key) => key.includes('.idea.'))).toEqual([])
})

test('what cannot be saved as it is stays in its form, with what to do about it, over "Done" and a reload', async () => {
  const { inWorld, reload } = await openEditor()
  await field('Title').fill('')
  await field('Text').fill('It rings at noon.')
  await button('Done').click()
  await expect.element(field('Title')).toHaveFocus()
  await expect.element(field('Title')).toHaveAccessibleDescription(/Enter a title/)
  await reload()
  await expect.element(field('Text')).toHaveValue('It rings at noon.')
  await field('Title').fill('Noon')
  await button('Done').click()
  await expect.poll(inWorld).toEqual([{ title: 'Noon', body: 'It rings at noon.' }])
  await expect.element(button('Edit Noon')).toHaveFocus()
})

test('a device without room keeps the form open, and says so', async () => {
  const { inWorld } = await openEditor()
  const full = keepNothing()
  await field('Title').fill('The Drowned Bell')
  await button('Done').click()
  const reason = 'The idea could not be saved. This device has no room for it. Free some space on it, then try again.'
  await expect.element(form().getByText(reason)).toBeVisible()
  await expect.element(field('Title')).toHaveValue('The Drowned Bell')
  // Leaving the field and the button each try to save.
  await expect.poll(() => full.mock.calls.length).toBe(2)
  full.mockRestore()
  await button('Done').click()
  await expect.element(button('Edit The Drowned Bell')).toHaveFocus()
  await expect.poll(inWorld).toMatchObject([{ title: 'The Drowned Bell' }])
})

test('what a server does not take just now waits, over "Done" and a reload, and the page says so', async () => {
  const { network, inWorld, reload } = await openEditor()
  network.setFault('changeIdea', '500-message')
  await field('Title').fill('The Drowned Bell')
  await expect.element(form().getByText('Saved on this device')).toBeVisible()
  await button('Done').click()
  const waits = page.getByText('1 change waits.')
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'The Drowned Bell' })).toBeVisible()
  await reload()
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'The Drowned Bell' })).toBeVisible()
  network.setFault('changeIdea')
  dispatchEvent(new Event('online'))
  await expect.poll(inWorld).toMatchObject([{ title: 'The Drowned Bell' }])
  await expect.element(waits).not.toBeInTheDocument()
})

test('what another device writes stands in the form where nothing was typed, and is not overwritten from there', async () => {
  const { inWorld, changeElsewhere } = await openEditor()
  await changeElsewhere({ body: 'It rings at noon.' })
  await expect.element(field('Text')).toHaveValue('It rings at noon.')
  await field('Title').fill('The Drowned Bell')
  await expect.poll(inWorld).toEqual([{ title: 'The Drowned Bell', body: 'It rings at noon.' }])
  await field('Text').fill('It rings at noon, and at low tide.')
  await expect.poll(inWorld).toMatchObject([{ body: 'It rings at noon, and at low tide.' }])
})

test('a text over which another device has written is not saved unasked, though a title was in between', async () => {
  const { inWorld, changeElsewhere } = await openEditor()
  const full = keepNothing()
  await field('Text').fill('It rings at low tide.')
  await field('Title').fill('Noon')
  await expect.element(form().getByText(/^The idea could not be saved\./)).toBeVisible()
  await changeElsewhere({ body: 'It rings at noon.', tags: ['noon'] })
  await expect.element(field('Tags')).toHaveValue('noon')
  full.mockRestore()
  await field('Title').fill('The Drowned Bell')
  await expect.element(page.getByText(/“The Bell” was changed elsewhere meanwhile/)).toBeVisible()
  expect(await inWorld()).toEqual([{ title: 'The Bell', body: 'It rings at noon.' }])
})

test('a conflict leaves the form where it is: what is typed on is what there is to choose', async () => {
  const { inWorld, elsewhere, network } = await openEditor()
  // Asked for when the list is there, and once more when the outbox is open: what is heard before the typing is taken.
  await expect.poll(() => network.countAnswered('listIdeaChanges')).toBe(3)
  await elsewhere(async (rows, row) => void (await changeIdea(rows, row, { body: 'It rings at noon.' })))
  await field('Text').fill('It rings at low')
  await expect.element(button('Compare')).toBeVisible()
  await expect.element(field('Text')).toHaveFocus()
  await button('Compare').click()
  const choice = page.getByRole('group', { name: 'Text' })
  await expect.element(choice.getByText('It rings at low', { exact: true })).toBeVisible()
  await field('Text').fill('It rings at low tide.')
  await expect.element(choice.getByText('It rings at low tide.', { exact: true })).toBeVisible()
  await expect.element(field('Text')).toHaveFocus()
  await page.getByRole('radio', { name: /^Saved meanwhile/ }).click()
  await button('Take these').click()
  await expect.element(field('Text')).toHaveValue('It rings at noon.')
  expect(await inWorld()).toMatchObject([{ body: 'It rings at noon.' }])
})

test('a form whose idea another device deletes passes the focus on', async () => {
  const { deleteElsewhere } = await openEditor()
  // What has no title is not saved.
  await field('Title').fill('')
  await deleteElsewhere()
  await expect.element(page.getByText('“The Bell” was deleted elsewhere while you were writing.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Kept ideas' })).toHaveFocus()
})
