import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Step } from '../../../../../mocks/db/rows.ts'
import { bringBack, changeIdea, deleteIdea } from '../../../../../mocks/tags/ideas/keep.ts'
import { deletedIdeas, type IdeaRow, ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import { openStoredEntries } from '../../model/outbox/entry-storage.ts'
import { KeptPane } from './kept-pane.tsx'

// An idea is deleted while something of it is not saved. Nothing that was typed is lost.

const button = (name: string) => page.getByRole('button', { name, exact: true })
const notice = page.getByText(/^“The Bell” was deleted elsewhere while you were writing\.$/)
const conflict = page.getByText(/^“The Bell” was changed elsewhere meanwhile/)
const left = (name: string) => page.getByRole('textbox', { name, exact: true })

/** What was typed into the text of an idea, and not sent yet when another device does something. */
async function openTyped(elsewhere: 'changes' | 'deletes') {
  const opened = await openIdeas()
  const { network, userId } = opened
  const { ideaId } = await opened.keep('The Bell', { body: 'It rings.' })
  await opened.show(<KeptPane />)
  const storage = await openStoredEntries()
  onTestFinished(async () => void (await storage.change(userId, () => [])))
  const onDevice = (recipe: (rows: Step, row: IdeaRow) => Promise<unknown>) =>
    network.world.step(async (rows) => {
      const row = (await rows(ideas).get(ideaId)) ?? (await rows(deletedIdeas).get(ideaId))
      if (row) await recipe(rows, row)
    })
  const remove = () => onDevice((rows, row) => deleteIdea(rows, row, network.world))
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  await button('Edit The Bell').click()
  const text = page.getByRole('form').getByRole('textbox', { name: 'Text' })
  await expect.element(text).toBeVisible()
  // Asked for when the list is there, and once more when the outbox is open: what is heard before the typing is taken.
  await expect.poll(() => network.countAnswered('listIdeaChanges')).toBeGreaterThanOrEqual(3)
  if (elsewhere === 'deletes') await remove()
  else await onDevice((rows, row) => changeIdea(rows, row, { body: 'It rings at noon.' }))
  await text.fill('It rings at low tide.')
  if (elsewhere === 'changes') {
    await expect.element(conflict).toBeVisible()
    await button('Done').click()
  }
  const inWorld = () => network.world.look(async (rows) => (await rows(ideas).all()).map(({ body }) => body))
  return { ...opened, onDevice, remove, look, inWorld }
}

test('an idea with two versions is deleted and brought back: both are there to choose from', async () => {
  const { inWorld } = await openTyped('changes')
  await button('Delete The Bell').click()
  await expect.poll(inWorld).toEqual([])
  await expect.element(conflict).not.toBeInTheDocument()
  expect(notice.elements()).toEqual([])
  await button('Undo').click()
  await expect.element(conflict).toBeVisible()
  await button('Compare').click()
  await button('Decide later').click()
  await expect.element(button('Compare')).toHaveFocus()
  await button('Compare').click()
  await expect.element(page.getByRole('group', { name: 'Text' }).getByText('It rings at low tide.')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Text' }).getByText('It rings at noon.')).toBeVisible()
  await button('Take these').click()
  await expect.poll(inWorld).toEqual(['It rings at low tide.'])
})

test('an idea with two versions is deleted, and too late to be brought back: both are there, and mine is kept anew', async () => {
  const { inWorld, network } = await openTyped('changes')
  await button('Delete The Bell').click()
  await expect.poll(inWorld).toEqual([])
  await network.world.step(async (rows) => {
    for (const row of await rows(deletedIdeas).all()) rows(deletedIdeas).delete(row)
  })
  await button('Undo').click()
  await expect.element(page.getByText(/^“The Bell” was not brought back: /)).toBeVisible()
  expect(notice.elements()).toEqual([])
  await expect.element(left('Text')).toHaveValue('It rings at low tide.')
  await expect.element(left('Text, saved meanwhile')).toHaveValue('It rings at noon.')
  await button('Keep it as a new idea').click()
  await expect.poll(inWorld).toEqual(['It rings at low tide.'])
  await expect.element(page.getByText(/was not brought back/)).not.toBeInTheDocument()
})

test('an idea that is too late to be brought back is kept anew', async () => {
  const opened = await openIdeas()
  const { network, userId } = opened
  await opened.keep('The Bell', { body: 'It rings.', tags: ['harbour'], status: 'pinned' })
  const kept = () => network.world.look(async (rows) => rows(ideas).all())
  await opened.show(<KeptPane />)
  const storage = await openStoredEntries()
  onTestFinished(async () => void (await storage.change(userId, () => [])))
  await button('Delete The Bell').click()
  await expect.poll(async () => (await kept()).length).toBe(0)
  await network.world.step(async (rows) => {
    for (const row of await rows(deletedIdeas).all()) rows(deletedIdeas).delete(row)
  })
  await button('Undo').click()
  await button('Keep it as a new idea').click()
  await expect
    .poll(kept)
    .toMatchObject([{ title: 'The Bell', body: 'It rings.', tags: ['harbour'], status: 'pinned', kind: 'place' }])
  await expect.element(page.getByText(/was not brought back/)).not.toBeInTheDocument()
})

test('an idea with two versions is deleted elsewhere: both are there, and mine is kept anew', async () => {
  const { remove, look, inWorld } = await openTyped('changes')
  await button('Compare').click()
  await remove()
  look()
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Kept ideas' })).toHaveFocus()
  await expect.element(left('Text')).toHaveValue('It rings at low tide.')
  await expect.element(left('Text, saved meanwhile')).toHaveValue('It rings at noon.')
  await button('Keep it as a new idea').click()
  await expect.poll(inWorld).toEqual(['It rings at low tide.'])
  await expect.element(notice).not.toBeInTheDocument()
})

test('what was typed into an idea that was deleted elsewhere is thrown away', async () => {
  const { inWorld } = await openTyped('deletes')
  await expect.element(notice).toBeVisible()
  await expect.element(left('Text')).toHaveValue('It rings at low tide.')
  await button('Throw it away').click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(await inWorld()).toEqual([])
})

test('where the deletion is undone, what was typed is saved, and no notice is left', async () => {
  const { onDevice, look, inWorld, network } = await openTyped('deletes')
  await expect.element(notice).toBeVisible()
  await onDevice((rows, row) => bringBack(rows, { ...row, until: network.world.now() }))
  look()
  await expect.poll(inWorld).toEqual(['It rings at low tide.'])
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(page.getByText('It rings at low tide.', { exact: true })).toBeVisible()
})
