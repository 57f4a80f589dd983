import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepIdea } from '../../../../mocks/tags/ideas/rules.ts'
import { openIdeas } from '../../../../tests/support/open-ideas.tsx'
import type { NewIdea } from '../../../contract/types.gen.ts'
import { openStored } from '../../../forms/outbox/pending-storage.ts'
import { readPendingIdea } from '../model/idea-mutations.ts'
import IdeaBuilder from './idea-builder.tsx'

const kept = () => page.getByRole('region', { name: 'Kept ideas' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const choice = (name: string) => kept().getByRole('combobox', { name, exact: true })
const openFilters = () => kept().getByText('Filter and sort').click()
const undo = () => kept().getByRole('button', { name: 'Undo' })
const tab = (name: string | RegExp) => page.getByRole('tab', { name, exact: true })
const rows = () => kept().getByRole('list', { name: 'Kept ideas' }).getByRole('listitem')

beforeEach(() => page.viewport(360, 740))

/** The Idea Builder on a phone, of a person with these ideas. */
async function openBuilder(ideas: readonly Partial<NewIdea>[], search = '') {
  const { network, userId, show } = await openIdeas()
  await network.world.step(async (step) => {
    for (const [at, idea] of ideas.entries())
      await keepIdea(step, network.world, userId, { kind: 'place', title: `Place ${at}`, ...idea })
  })
  await show(<IdeaBuilder />, search)
  await expect.element(button(/^(Reroll( R)?|Actions for kept ideas)$/)).toBeVisible()
  const storage = await openStored({ name: 'emberhall.ideas', read: readPendingIdea })
  const untilSent = () => expect.poll(() => storage.read(userId)).toEqual([])
  if (!search) {
    await tab(`Kept ${ideas.length}`).click()
    await expect.poll(() => rows().elements().length).toBe(ideas.length)
  }
  /** The other tests of this file use the same outbox, so it must be empty. */
  return { untilSent }
}

test('if no idea matches the kind and status, the page says so and offers to show all', async () => {
  await openBuilder([{}])
  await openFilters()
  await choice('Filter by status').selectOptions('Used')
  await expect.element(kept().getByText('No ideas match this kind and status.')).toBeVisible()
  await button('Actions for kept ideas').click()
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Import')
  await button('Show all').click()
  await expect.poll(() => rows().elements().length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Kept ideas' })).toHaveFocus()
})

test('a kept idea is scrolled to each time, even if kind, status or order would hide it', async () => {
  const { untilSent } = await openBuilder([
    { status: 'pinned', body: 'It rings.\n'.repeat(60) },
    { body: 'It sings.\n'.repeat(60) },
  ])
  await openFilters()
  await choice('Filter by kind').selectOptions('Place')
  await choice('Sort by').selectOptions('By title')
  await tab('Card').click()
  await button(/^Keep/).click()
  await expect.element(page.getByText(/^Kept: /)).toBeVisible()
  await expect.element(tab('Kept 3')).toHaveAttribute('aria-selected', 'false')
  for (const _ of ['first', 'again']) {
    await tab('Card').click()
    await button('Show it').click()
    await expect.element(tab('Kept 3')).toHaveAttribute('aria-selected', 'true')
    await expect.element(rows().first()).toHaveFocus()
    await expect.element(rows().first().getByText('Person', { exact: true })).toBeInViewport()
  }
  await expect.element(choice('Filter by kind')).toHaveValue('')
  await expect.element(choice('Sort by')).toHaveValue('title')
  // Another order is that of all ideas again.
  await choice('Sort by').selectOptions('Changed last')
  await expect.poll(() => rows().elements()[0]?.querySelector('article h4')?.textContent).toBe('Place 0')
  await untilSent()
})

test('after a deletion far down the list does not scroll; "Undo" is in the idea\'s place, and the restored idea takes the focus', async () => {
  const { untilSent } = await openBuilder(Array.from({ length: 12 }, () => ({ body: 'It rings.\n'.repeat(12) })))
  const victim = rows().nth(8)
  const title = victim.element().querySelector('h3')?.textContent ?? ''
  victim.element().scrollIntoView()
  await button(`Delete ${title}`).click()
  await expect.element(undo()).toHaveFocus()
  await expect.element(undo()).toBeInViewport({ ratio: 1 })
  await expect.element(rows().nth(8)).toBeInViewport()
  await expect.element(rows().nth(8).getByText(`Deleted: ${title}`)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const back = rows().filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect.element(back).toHaveFocus()
  await untilSent()
})

test('a double click deletes one idea: the second click, on the next idea, does nothing', async () => {
  const { untilSent } = await openBuilder([{}, {}, {}])
  await button('Delete Place 2').click()
  await expect.poll(() => rows().elements().length).toBe(2)
  const next = button('Delete Place 1').element()
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await untilSent()
  expect(rows().elements().length).toBe(2)
  await button('Delete Place 1').click()
  await expect.poll(() => rows().elements().length).toBe(1)
  await untilSent()
})

test('a search in the address leads to the kept ideas', async () => {
  const { untilSent } = await openBuilder([{ title: 'Lantern Gate' }, {}], '?search=lantern')
  await expect.element(tab('Kept 2')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => rows().elements().length).toBe(1)
  await untilSent()
})

test('the tabs follow the arrow keys, and what is typed in a part stays there', async () => {
  const { untilSent } = await openBuilder([{}])
  await button('Edit Place 0').click()
  const title = kept().getByRole('textbox', { name: 'Title' })
  await title.fill('A place of')
  await tab('Kept 1').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Tables')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Your tables' })).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Card')).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Card' }).getByText('Trade', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(title).toHaveValue('A place of')
  await untilSent()
})

test('a window that becomes wide shows all parts', async () => {
  const { untilSent } = await openBuilder([{}])
  await page.viewport(1280, 800)
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
  await expect.element(button(/^Reroll/).first()).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(1)
  await page.viewport(414, 896)
  await untilSent()
})
