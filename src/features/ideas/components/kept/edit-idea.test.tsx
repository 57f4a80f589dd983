import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ideas } from '../../../../../mocks/kernel/kept-ideas.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
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
  const inWorld = () =>
    opened.network.world.look(async (rows) => (await rows(ideas).all()).map(({ title, body }) => ({ title, body })))
  /** What a reload does: nothing of the page is left but what it has stored. */
  async function reload() {
    await leave()
    await opened.show(<KeptPane />)
  }
  return { ...opened, inWorld, reload }
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
  await expect.element(form().getByText('The idea could not be saved.')).toBeVisible()
  await expect.element(field('Title')).toHaveValue('The Drowned Bell')
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
