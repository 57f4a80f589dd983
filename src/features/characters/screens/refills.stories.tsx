import { expect, screen, waitFor } from 'storybook/test'
import { atSheet, gameId, peopled, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { publishChange } from '../../../../mocks/live/list-of-changes.ts'
import { publish } from '../../../../mocks/live/publish.ts'
import { changes } from '../../../../mocks/tags/changes/tables.ts'
import { takeBack } from '../../../../mocks/tags/changes/undo.ts'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { memberships } from '../../../../mocks/tags/games/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { eventExamples } from '../../../contract/event-examples.gen.ts'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Character/Refills',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: {
    ...screenAt(`${href('gameCharacter', { game: gameId })}&view=all`, { session: 'in' }),
    ...scrolledUnder,
  },
})

/** The sheet lists what a refill will change. You can undo it. */
export const RefillListed = meta.story({
  globals: onPhone,
  beforeEach: atSheet('Mira Tallow', '&refill=Short rest'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Short rest' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Apply 1 change' })).toBeVisible()
  },
})

RefillListed.test('Once applied, it can be undone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Apply 1 change' }))
  await expect(await canvas.findByText('Short rest: 1 change')).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Wax' })).toHaveAttribute('aria-valuenow', '10'))
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Wax' })).toHaveAttribute('aria-valuenow', '7'))
})

RefillListed.test('What somebody else undoes goes, and it is said who did it', async ({ canvas, userEvent, mock }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Apply 1 change' }))
  await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  await mock.world.step((rows) => {
    const [host] = rows(memberships).where((one) => one.gameId === gameId && one.role === 'host')
    const change = rows(changes).all().at(-1)
    if (!host || !change) return
    takeBack(rows, change, host.userId)
    const undone = { ...change, undone: { at: rows.now(), byId: host.userId } }
    rows(changes).put(undone)
    publishChange(rows, undone, host.userId)
  })
  await expect(await screen.findByText(/^Undone by .*Ash.*\.$/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Short rest' })).toHaveFocus())
})

RefillListed.test('The offer to undo it goes with the next thing', async ({ canvas, userEvent }) => {
  const press = async (role: 'button' | 'link', name: string | RegExp) =>
    userEvent.click(await canvas.findByRole(role, { name }))
  const undo = { name: 'Undo' }
  const refill = async () => {
    await press('button', 'Apply 1 change')
    await expect(await canvas.findByRole('button', undo)).toBeVisible()
  }
  const expectGone = () => waitFor(() => expect(canvas.queryByRole('button', undo)).not.toBeInTheDocument())
  await refill()
  await press('button', 'Less: Wax')
  await expectGone()
  await press('button', 'Short rest')
  await refill()
  await press('button', 'Roll Steady hands')
  await expectGone()
  await press('button', 'Less: Wax')
  await press('button', 'Short rest')
  await refill()
  // It stays among the changes, and is not back on the sheet.
  await press('link', 'Changes')
  await expect((await canvas.findAllByRole('button', { name: /^Undo: .*Short rest/ }))[0]).toBeVisible()
  await press('link', 'Mine')
  await expect(await canvas.findByRole('button', { name: 'Short rest' })).toBeVisible()
  await expect(canvas.queryByRole('button', undo)).not.toBeInTheDocument()
})

RefillListed.test('Closed, it leaves the page where it is', async ({ canvas, userEvent }) => {
  window.scrollTo(0, 0)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Short rest' })).toHaveFocus())
  await expect(window.scrollY).toBe(0)
})

/** The host offers a refill. In every view, a toast leads to the sheet and to what would change. */
export const RefillOffered = meta.story({
  beforeEach: peopled('player'),
  play: async ({ canvas, mock, store }) => {
    await canvas.findByRole('link', { name: 'Mira Tallow' })
    await waitFor(() => expect(store.getState().live?.connection.state).toBe('live'))
    await mock.world.step((rows) => {
      const [mira] = rows(characters).where(({ name }) => name === 'Mira Tallow')
      const { rest } = eventExamples['refill.offered']
      if (mira)
        publish(rows, gameId, {
          type: 'refill.offered',
          payload: () => ({ ...rest, characterIds: [mira.characterId] }),
        })
    })
    await expect(await screen.findByText(/Rowan.* offers .*Short rest/)).toBeVisible()
  },
})

RefillOffered.test('The toast leads to what would change', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByText('View'))
  const apply = await canvas.findByRole('button', { name: 'Apply 1 change' })
  await expect(apply).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Short rest' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(apply).not.toBeInTheDocument())
})
