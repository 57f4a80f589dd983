import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { gameId } from '../../../../../.storybook/harness/seed.ts'
import { onPhone } from '../../../../../.storybook/harness/stories.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { memberships } from '../../../../../mocks/tags/games/tables.ts'
import { keepTable } from '../../../../../mocks/tags/ideas/rules.ts'
import { ideaTables } from '../../../../../mocks/tags/ideas/tables.ts'
import { seedGame } from '../../../../../tests/support/seed-games.ts'
import { saveLastGame } from '../../../../game/last-game.tsx'
import { href } from '../../../../shell/href.ts'
import TablesPane from './tables-pane.tsx'

const app = { path: href('ideaBuilder'), session: 'in' as const, overlays: true }

const meta = preview.meta({
  title: 'Screens/Idea Builder/Random tables',
  tags: ['autodocs'],
  component: TablesPane,
  parameters: { app },
})

const draws = (...texts: string[]) => texts.map((text, at) => ({ text, weight: at === 0 ? 3 : 1 }))

/** A game of the person and of Ash, who shares a table. The person has the given tables. */
const withTables =
  (...tables: { name: string; texts: string[]; isShared?: boolean }[]) =>
  async ({ mock, store }: Pick<StoryContext, 'mock' | 'store'>): Promise<void> => {
    sessionStorage.clear()
    const { world } = mock
    const userId = store.getState().session.user?.userId ?? ''
    saveLastGame(userId, gameId)
    await seedGame(world, userId, { gameId, others: [{ displayName: 'Ash' }] })
    await world.step(async (rows) => {
      const seats = await rows(memberships).all()
      const ash = seats.find((seat) => seat.userId !== userId)?.userId ?? ''
      const stall = { name: 'market stall', entries: draws('Warm coins, by weight', 'Second-hand keys') }
      await keepTable(rows, world, ash, { ...stall, gameId })
      for (const { name, texts, isShared } of tables)
        await keepTable(rows, world, userId, { name, entries: draws(...texts), ...(isShared && { gameId }) })
    })
  }

const tavern = { name: 'tavern', texts: ['The Drowned Bell', 'A cellar below {place}'] }
const ailment = { name: 'ailment', texts: ['soot in the dreams', 'a borrowed shadow'], isShared: true }

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>

async function open({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByText('Your tables'))
}

async function fill({ canvas, userEvent }: Play, name: string, list: string) {
  await open({ canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'New table' }))
  const field = await canvas.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('textbox', { name: 'Entries' }))
  await userEvent.paste(list)
}

/** You have no tables of your own yet. Someone else shares one. */
export const Empty = meta.story({
  parameters: { pressed: 'Your tables', frame: '24rem' },
  beforeEach: withTables(),
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'New table' })).toBeVisible()
  },
})

/** A pasted list has a preview. */
export const Pasted = meta.story({
  beforeEach: withTables(),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'tavern', '3 The Drowned Bell\nA cellar below {place}\n')
    await expect(await canvas.findByRole('heading', { name: 'Preview: 2 entries' })).toBeVisible()
    const understood = canvas.getByRole('list', { name: 'Entries found' })
    await expect(within(understood).getByText('weight 3')).toBeVisible()
    await expect(within(understood).getByText('{place}')).toBeVisible()
  },
})

Pasted.test('After it is created, the table is in the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create random table' }))
  await expect(await canvas.findByRole('article', { name: 'tavern' })).toHaveTextContent('2 entries')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'New table' })).toHaveFocus())
})

/** Your tables, one of them shared with the current game, and those that others share there. */
export const Several = meta.story({
  beforeEach: withTables(tavern, ailment),
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent })
    await expect(await canvas.findByRole('article', { name: 'market stall' })).toHaveTextContent('by Ash')
    await expect(await canvas.findByRole('article', { name: 'ailment' })).toBeVisible()
  },
})

Several.test('A table is shared, and another is deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Share with .*: tavern$/ }))
  await expect(await canvas.findByRole('button', { name: /^Stop sharing: tavern$/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Delete ailment' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(canvas.queryByRole('article', { name: 'ailment' })).not.toBeInTheDocument())
})

/** For each line the app can’t use, you see its number and the reason. The other lines stay. */
export const Refused = meta.story({
  globals: onPhone,
  beforeEach: withTables(tavern),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Tavern', 'a barge\na {raft\n1001 a ferry\n2. a {nowhere}\nwith {tavern}')
    await expect(await canvas.findByRole('heading', { name: 'Preview: 1 entry, 4 lines to fix' })).toBeVisible()
    const refused = canvas.getByRole('list', { name: 'Lines to fix' })
    await expect(within(refused).getByText(/A table can't draw from itself/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create random table' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/You already have a table with this name/)
    await expect(canvas.getByRole('textbox', { name: 'Entries' })).toHaveAccessibleDescription(/4 lines can't be used/)
  },
})

Refused.test('The refused lines can be removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove these lines' }))
  await expect(canvas.getByRole('textbox', { name: 'Entries' })).toHaveValue('a barge')
})

/** You saved the table on another device first. The page shows both versions. */
export const Conflict = meta.story({
  beforeEach: withTables(tavern),
  play: async ({ canvas, userEvent, mock }) => {
    await open({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit tavern' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Entries' }), '\nThe Salt Lantern')
    await mock.world.step(async (rows) => {
      const one = (await rows(ideaTables).all()).find(({ name }) => name === 'tavern')
      if (one) rows(ideaTables).put({ ...one, rev: 2, entries: draws('The Last Boat') })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const changed = await canvas.findByRole('heading', {
      name: 'You changed this table in another tab or on another device',
    })
    await waitFor(() => expect(changed).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Entries' })).toHaveTextContent(/Salt Lantern.*Last Boat/)
  },
})

Conflict.test('My version can be used and saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getByRole('article', { name: 'tavern' })).toHaveTextContent('3 entries'))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit tavern' })).toHaveFocus())
})

/** The tables don’t load. */
export const NotLoaded = meta.story({
  parameters: { app: { ...app, faults: { listIdeaTables: 'offline', listGameIdeaTables: 'offline' } } },
  beforeEach: withTables(),
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent })
    await expect(
      await canvas.findByText("Couldn't load your tables. Check your connection and try again."),
    ).toBeVisible()
  },
})
