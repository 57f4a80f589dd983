import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RowOf, Step } from '../../../../../mocks/db/rows.ts'
import { keepTable } from '../../../../../mocks/tags/ideas/rules.ts'
import { ideaTables } from '../../../../../mocks/tags/ideas/tables.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import TablesPane from './tables-pane.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = () => page.getByRole('textbox', { name: 'Name' })
const list = () => page.getByRole('textbox', { name: 'Entries' })
const said = (text: string) => page.getByText(text, { exact: true })

/** The pane of a signed-in person. `make` creates a table on another device of theirs. */
async function openPane() {
  const { network, userId, show } = await openIdeas()
  const make = (table: string, ...texts: string[]) =>
    network.world.step((rows) =>
      keepTable(rows, network.world, userId, { name: table, entries: texts.map((text) => ({ text, weight: 1 })) }),
    )
  return { network, make, show: () => show(<TablesPane />) }
}

async function fill(table: string, entries: string) {
  await page.getByText('Your tables', { exact: true }).first().click()
  await button('New table').click()
  await name().fill(table)
  await list().fill(entries)
}

describe('a refusal of the server', () => {
  test('is shown at the name if another device has taken it meanwhile', async () => {
    const { make, show } = await openPane()
    await show()
    await fill('tavern', 'a barge')
    await make('Tavern', 'an inn')
    await button('Create random table').click()
    await expect.element(name()).toHaveAccessibleDescription(/You already have a table with this name/)
    await expect.element(list()).toHaveValue('a barge')
  })

  test('is shown at the list if a table of another device closes a cycle', async () => {
    const { network, make, show } = await openPane()
    await make('cellar', 'a dark room')
    await show()
    await expect.element(said('1')).toBeVisible()
    await fill('tavern', 'below it {cellar}')
    await network.world.step(async (rows) => {
      const [cellar] = await rows(ideaTables).all()
      if (cellar) rows(ideaTables).put({ ...cellar, entries: [{ text: 'below the {tavern}', weight: 1 }] })
    })
    await button('Create random table').click()
    await expect.element(list()).toHaveAccessibleDescription(/1 line can't be used/)
    await expect.element(page.getByText(/in a loop: .tavern. → .cellar. → .tavern/)).toBeVisible()
  })
})

/** Opens a table in its form, in which something is typed before another device changes or deletes that table. */
async function editDuring(elsewhere: (rows: Step, tavern: RowOf<typeof ideaTables>) => unknown) {
  const { network, make, show } = await openPane()
  await make('tavern', 'a barge')
  const { leave } = await show()
  await page.getByText('Your tables', { exact: true }).first().click()
  await button('Edit tavern').click()
  await list().fill('a barge\nan inn')
  await network.world.step((rows) => {
    const [tavern] = rows(ideaTables).all()
    if (tavern) elsewhere(rows, tavern)
  })
  /** Reloads the page. */
  async function reload() {
    await leave()
    await show()
  }
  return { reload }
}

describe('a table that another device deletes during editing', () => {
  const deleted = () => page.getByText(/tavern.* was deleted elsewhere while you were editing\./)

  test('keeps its form with the typed text, also over a reload, and is created again', async () => {
    const { reload } = await editDuring((rows, tavern) => rows(ideaTables).delete(tavern))
    await button('Save').click()
    await expect.element(deleted()).toBeVisible()
    await expect.element(button('Create random table')).toHaveFocus()
    await reload()
    await expect.element(deleted()).toBeVisible()
    await expect.element(list()).toHaveValue('a barge\nan inn')
    await button('Create random table').click()
    await expect.element(button('New table')).toHaveFocus()
    await expect.element(button('Edit tavern')).toBeVisible()
    await expect.element(deleted()).not.toBeInTheDocument()
  })
})

test('of a table that another device has saved during editing both versions are shown after a reload', async () => {
  const { reload } = await editDuring((rows, tavern) =>
    rows(ideaTables).put({ ...tavern, entries: [{ text: 'a cellar', weight: 1 }], rev: tavern.rev + 1 }),
  )
  await reload()
  await expect.element(page.getByRole('heading', { name: /^You changed this table/ })).toBeVisible()
  await button('Use these').click()
  await expect.element(list()).toHaveValue('a barge\nan inn')
})
