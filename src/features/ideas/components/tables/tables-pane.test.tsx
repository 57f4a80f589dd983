import { Provider, useSelector } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { ideaTables } from '../../../../../mocks/kernel/kept-ideas.ts'
import { keepTable } from '../../../../../mocks/tags/ideas/tables.ts'
import { fakeNetwork } from '../../../../../tests/support/fake-network.ts'
import { fakeBrowser } from '../../../../../tests/support/session-tabs.ts'
import { api } from '../../../../api/api.ts'
import { startStore } from '../../../../app/start-store.ts'
import { zUserInfo } from '../../../../contract/zod.gen.ts'
import { href } from '../../../../platform/navigation/href.ts'
import { prefetchDialogs } from '../../../../platform/overlays/overlay-host.tsx'
import { selectUser } from '../../../../platform/session/session-slice.ts'
import { useTables } from '../../use-tables.ts'
import { TablesPane } from './tables-pane.tsx'

// What only the server can know, what a reload leaves, and what cards are drawn from. The rest is in the stories.

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = () => page.getByRole('textbox', { name: 'Name' })
const list = () => page.getByRole('textbox', { name: 'Entries' })
const said = (text: string) => page.getByText(text, { exact: true })

/** What a card of the view would be drawn from. */
function Drawn() {
  const tables = useTables()
  return <output>{['place', 'tavern'].map((each) => tables.get(each)?.entries.length ?? 'none').join(' ')}</output>
}

/** The app shows a view once it knows who is signed in. */
function View() {
  if (!useSelector(selectUser)) return null
  return (
    <>
      <TablesPane />
      <Drawn />
    </>
  )
}

/** Somebody signed in, whose view shows the pane; another device of theirs makes tables by `make`. */
async function openPane() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const { userId } = z.parse(zUserInfo, await network.call('getUserInfo'))
  const make = (table: string, ...texts: string[]) =>
    network.world.step((rows) =>
      keepTable(rows, network.world, userId, { name: table, entries: texts.map((text) => ({ text, weight: 1 })) }),
    )
  async function show() {
    await prefetchDialogs()
    const { environment } = fakeBrowser().openTab()
    const { store, stop } = startStore({ environment, pathname: href('ideaBuilder') })
    const { unmount } = await render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[href('ideaBuilder')]}>
          <View />
        </MemoryRouter>
      </Provider>,
    )
    const leave = async () => {
      stop()
      await unmount()
      store.dispatch(api.util.resetApiState())
    }
    onTestFinished(leave)
    return leave
  }
  return { network, make, show }
}

async function fill(table: string, entries: string) {
  await page.getByText('Your tables', { exact: true }).first().click()
  await button('New table').click()
  await name().fill(table)
  await list().fill(entries)
}

describe('a refusal of the server', () => {
  test('stands at the name where another device has taken it meanwhile', async () => {
    const { make, show } = await openPane()
    await show()
    await fill('tavern', 'a barge')
    await make('Tavern', 'an inn')
    await button('Make the table').click()
    await expect.element(name()).toHaveAccessibleDescription(/You have a table of this name already/)
    await expect.element(list()).toHaveValue('a barge')
  })

  test('stands at the list where a table of another device closes a circle', async () => {
    const { network, make, show } = await openPane()
    await make('cellar', 'a dark room')
    await show()
    await expect.element(said('1')).toBeVisible()
    await fill('tavern', 'below it {cellar}')
    await network.world.step(async (rows) => {
      const [cellar] = await rows(ideaTables).all()
      if (cellar) rows(ideaTables).put({ ...cellar, entries: [{ text: 'below the {tavern}', weight: 1 }] })
    })
    await button('Make the table').click()
    await expect.element(list()).toHaveAccessibleDescription(/1 line cannot be taken/)
    await expect.element(page.getByText(/goes round in a circle: tavern → cellar → tavern/)).toBeVisible()
  })

  test('stands above the buttons where it is about neither: a hundred tables', async () => {
    const { network, make, show } = await openPane()
    await show()
    await fill('tavern', 'a barge')
    for (let at = 0; at < 100; at++) await make(`table ${at}`, 'one')
    await button('Make the table').click()
    await expect.element(said('You have 100 tables already. Delete one of them first.')).toBeVisible()
    await expect.element(list()).toHaveValue('a barge')
    expect(await network.world.look(async (rows) => (await rows(ideaTables).all()).length)).toBe(100)
  })
})

test('what was typed survives a reload, and the pane is open', async () => {
  const { show } = await openPane()
  const leave = await show()
  await fill('tavern', '3 a barge\na {')
  await leave()
  await show()
  await expect.element(name()).toHaveValue('tavern')
  await expect.element(list()).toHaveValue('3 a barge\na {')
  await expect.element(said('Understood: 1 entry, 1 line refused')).toBeVisible()
})

test('cards are drawn from a new table at once, and it takes the place of ours of the same name', async () => {
  const { show } = await openPane()
  await show()
  await expect.element(page.getByRole('status').filter({ hasText: /^\d+ none$/ })).toBeInTheDocument()
  await fill('Place', 'a barge')
  await userEvent.keyboard('{Tab}')
  await button('Make the table').click()
  await expect.element(page.getByRole('status').filter({ hasText: /^1 none$/ })).toBeInTheDocument()
})
