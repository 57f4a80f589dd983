import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Step } from '../../../../../mocks/db/rows.ts'
import { changeIdea } from '../../../../../mocks/tags/ideas/rules.ts'
import { type IdeaRow, ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import OverlayHost from '../../../../shell/overlays/overlay-host.tsx'
import { KeptPane } from './kept-pane.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = () => page.getByRole('form', { name: /^Edit / })
const field = (name: string) => form().getByRole('textbox', { name })
const kept = (
  <>
    <KeptPane />
    <OverlayHost />
  </>
)

/** The form of an idea of a person who keeps one. */
async function openEditor(view = kept) {
  const opened = await openIdeas()
  await opened.keep('The Bell', { body: 'It rings.' })
  const { leave } = await opened.show(view)
  await button('Edit The Bell').click()
  await expect.element(field('Title')).toHaveFocus()
  /** Changes the idea on another device of the person. This page learns of it at its next check. */
  const elsewhere = (recipe: (rows: Step, row: IdeaRow) => unknown) =>
    opened.network.world.step(async (rows) => {
      const [row] = await rows(ideas).all()
      if (row) await recipe(rows, row)
    })
  const inWorld = () =>
    opened.network.world.look(async (rows) => (await rows(ideas).all()).map(({ title, body }) => ({ title, body })))
  /** A reload: only stored values remain. */
  async function reload() {
    await leave()
    await opened.show(view)
  }
  return { ...opened, elsewhere, inWorld, reload }
}

test('a text that lacks a title stays in its form over a reload, and is saved from there, on a full device too', async () => {
  const { inWorld, reload } = await openEditor()
  await field('Title').fill('')
  await field('Text').fill('It tolls.')
  await reload()
  await expect.element(field('Text')).toHaveValue('It tolls.')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  })
  await field('Title').fill('The Drowned Bell')
  await expect.poll(inWorld).toEqual([{ title: 'The Drowned Bell', body: 'It tolls.' }])
  await expect.poll(() => Object.keys(sessionStorage).filter((key) => key.includes('.idea.'))).toEqual([])
})

test('Escape saves and closes the form, and the focus goes back', async () => {
  const { inWorld } = await openEditor()
  await field('Title').fill('The Drowned Bell')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Edit The Drowned Bell')).toHaveFocus()
  await expect.poll(inWorld).toEqual([{ title: 'The Drowned Bell', body: 'It rings.' }])
})

test('what was typed last is saved when the view is left before the pause that saves it', async () => {
  let leave = () => {}
  function Leavable() {
    const [isHere, setIsHere] = useState(true)
    leave = () => setIsHere(false)
    return isHere && kept
  }
  const { inWorld } = await openEditor(<Leavable />)
  await field('Title').fill('The Drowned Bell')
  leave()
  await expect.poll(inWorld).toEqual([{ title: 'The Drowned Bell', body: 'It rings.' }])
})

test('what is typed when the page goes is kept at once, and sent by the next page', async () => {
  const { inWorld } = await openEditor()
  await field('Title').fill('The Drowned Bell')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  // A page that is closed runs no other task.
  await Promise.resolve()
  expect(JSON.stringify(localStorage)).toContain('The Drowned Bell')
  expect(await inWorld()).toEqual([{ title: 'The Bell', body: 'It rings.' }])
  dispatchEvent(new PageTransitionEvent('pageshow'))
  await expect.poll(inWorld).toEqual([{ title: 'The Drowned Bell', body: 'It rings.' }])
})

test('a text that conflicts with another device becomes a copy, and a toast leads to it', async () => {
  const { inWorld, elsewhere, network } = await openEditor()
  // Whenever the window gets the focus, the page fetches what has changed. It must not learn of it before it sends.
  const release = network.hold('listIdeaChanges')
  await elsewhere((rows, row) => changeIdea(rows, row, { body: 'It rings at noon.' }))
  await field('Text').fill('It rings at low tide.')
  const toast = page.getByText(/^“The Bell” was changed on another device, too\. Yours is kept as “The Bell \(yours, /)
  await expect.element(toast).toBeVisible()
  release()
  await expect.element(field('Text')).toHaveValue('It rings at noon.')
  await expect.poll(inWorld).toEqual(
    expect.arrayContaining([
      { title: 'The Bell', body: 'It rings at noon.' },
      { title: expect.stringMatching(/^The Bell \(yours, /), body: 'It rings at low tide.' },
    ]),
  )
  await button('Show it').click()
  await expect.element(page.getByRole('listitem').filter({ hasText: '(yours, ' })).toHaveFocus()
  await expect.element(toast).not.toBeInTheDocument()
})
