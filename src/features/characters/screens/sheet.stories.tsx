import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { atSheet, gameId, peopled, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import {
  expectNoSideScroll,
  inLargeText,
  inWindow,
  onPhone,
  openSheet,
  screenAt,
} from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { publishCharacter } from '../../../../mocks/live/character-projection.ts'
import { deletedWith, removedFrom } from '../../../../mocks/tags/characters/rules.ts'
import { blocks, characters } from '../../../../mocks/tags/characters/tables.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { openStored } from '../../../forms/outbox/pending-storage.ts'
import { href } from '../../../shell/href.ts'
import { goneReason, readPendingChange } from '../model/sheet-mutations.ts'

const mine = href('gameCharacter', { game: gameId })
const at = `${mine}&view=all`

const meta = preview.meta({
  title: 'Screens/Character/Sheet',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(at, { session: 'in' }), ...scrolledUnder },
})

/** Your own sheet: numbers, tracks, texts, conditions and rolls. Each saves by itself. */
export const Sheet = meta.story({
  parameters: { ...screenAt(mine, { session: 'in' }), ...inWindow('56rem') },
  beforeEach: atSheet('Mira Tallow'),
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'Mira Tallow' }))
    const wax = await sheet.findByRole('spinbutton', { name: 'Wax' })
    await expect(wax).toHaveAttribute('aria-valuenow', '7')
    // In a wide window, too, a number is no wider than it needs, and the conditions begin at the name.
    const edges = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    await expect(edges(wax.closest('article')).width).toBeLessThanOrEqual(400)
    const { left } = edges(await sheet.findByRole('button', { name: 'Singed' }))
    await expect(left).toBeLessThan(edges(sheet.getByRole('heading', { name: 'Mira Tallow' })).right + 32)
    await expect(await sheet.findByRole('textbox', { name: 'Private notes · only you can see these' })).toHaveValue(
      "She's read the letter she claims is lost.",
    )
  },
})

/** You can read someone else’s sheet and roll from it. */
export const ReadOnly = meta.story({
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Brother Osk')
    await expect(await sheet.findByText('No one crosses without saying why.')).toBeVisible()
    await expect(sheet.queryByRole('spinbutton')).not.toBeInTheDocument()
    await expect(sheet.getByRole('button', { name: 'Roll Throw a stone' })).toBeVisible()
  },
})

let deleted: ReturnType<typeof deletedWith> | undefined

/** Someone deletes the open character. The sheet says so and shows what wasn’t saved. Undo brings it back. */
export const Deleted = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock, store }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Brother Osk')
    await waitFor(() => expect(store.getState().live?.connection.state).toBe('live'))
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(await sheet.findByRole('button', { name: 'Less: Stones left' }))
    await userEvent.click(sheet.getByRole('button', { name: 'More: Back' }))
    await waitFor(() => expect(sheet.getAllByText(/^Not saved yet/)).toHaveLength(2))
    deleted = await mock.world.step((rows) => {
      const [row] = rows(characters).where(({ name }) => name === 'Brother Osk')
      return row && deletedWith(rows, row, row.changedBy)
    })
    await expect(await canvas.findByRole('heading', { name: /Brother Osk.* isn't here anymore/ })).toBeVisible()
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect(
      await canvas.findByRole('region', { name: /^Not saved: Stones left \(Brother Osk, / }),
    ).toHaveTextContent('−1')
    const second = within(await canvas.findByRole('region', { name: /^Not saved: Back \(Brother Osk, / }))
    await expect(second.getByText('+1')).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual([expect.stringMatching(/isn't here anymore$/), 'Unsaved changes'])
  },
})

Deleted.test(
  'A change can be discarded, and the other is saved once Undo brings the sheet back',
  async ({ canvas, userEvent, mock, store }) => {
    const second = within(await canvas.findByRole('region', { name: /^Not saved: Back \(Brother Osk, / }))
    await userEvent.click(second.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /^Not saved/ })).toHaveLength(1))
    // The sheet is asked for again, and is not found.
    const params = { gameId, characterId: deleted?.row.characterId ?? '' }
    await store.dispatch(charactersApi.endpoints.getCharacter.initiate({ params }, { forceRefetch: true }))
    await mock.world.step((rows) => {
      if (!deleted) throw new Error('Nobody was deleted.')
      rows(characters).put(deleted.row)
      for (const block of deleted.blocks) rows(blocks).put(block)
      publishCharacter(rows, { after: deleted.row }, deleted.row.changedBy)
    })
    await expect(await canvas.findByRole('heading', { name: 'Brother Osk' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Not saved/ })).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: 'Stones left' })).toHaveAttribute('aria-valuenow', '5'),
    )
  },
)

/** Offline, changes wait on the device, and the block says so. */
export const WaitingOffline = meta.story({
  globals: onPhone,
  beforeEach: async (context) => {
    await peopled('player')(context)
    const person = context.store.getState().session.user?.userId ?? ''
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const storage = await openStored({ name: 'emberhall.characters', read: readPendingChange })
    return async () => {
      await storage.change(person, () => [])
    }
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Mira Tallow')
    await userEvent.click(await sheet.findByRole('button', { name: 'More: Wax' }))
    await expect(await sheet.findByText("Not saved yet. We'll send it once you're back online.")).toBeVisible()
    await expect(sheet.getByRole('spinbutton', { name: 'Wax' })).toHaveAttribute('aria-valuenow', '8')
  },
})

/** Someone else changed the same text first. The sheet shows both versions, and you choose one. */
export const Conflict = meta.story({
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent, mock }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Mira Tallow')
    const trade = await sheet.findByRole('textbox', { name: 'Trade' })
    await userEvent.click(trade)
    await mock.world.step((rows) => {
      const row = rows(blocks)
        .where({})
        .find(({ block }) => block.label === 'Trade')
      if (row?.block.kind !== 'text') throw new Error('There is no such text.')
      rows(blocks).put({ ...row, block: { ...row.block, text: 'Wax thief.', rev: row.block.rev + 1 } })
    })
    await userEvent.clear(trade)
    await userEvent.type(trade, 'Chandler.')
    await userEvent.tab()
    const versions = within(await sheet.findByRole('region', { name: 'Two versions of Trade' }))
    await expect(versions.getByText('Chandler.')).toBeVisible()
    await expect(versions.getByText('Wax thief.')).toBeVisible()
  },
})

Conflict.test('My version can be kept', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keep yours: Trade' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Trade' })).toHaveValue('Chandler.'))
})

/** Someone removes the text that you're typing. You can go on typing, and copy it. */
export const RemovedWhileTyping = meta.story({
  globals: onPhone,
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent, mock, store }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Mira Tallow')
    await waitFor(() => expect(store.getState().live?.connection.state).toBe('live'))
    const trade = await sheet.findByRole('textbox', { name: 'Trade' })
    await userEvent.click(trade)
    await mock.world.step((rows) => {
      const [row] = rows(characters).where(({ name }) => name === 'Mira Tallow')
      const found = rows(blocks).where((one) => one.characterId === row?.characterId && one.block.label === 'Trade')
      if (row && found[0]) removedFrom(rows, row, found[0].block, row.changedBy)
    })
    await expect(await sheet.findByText(goneReason)).toBeVisible()
    await userEvent.keyboard(' Once.')
    const lost = within(await sheet.findByRole('region', { name: 'Not saved: Trade' }))
    await expect(lost.getByText(/Once\.$/)).toBeVisible()
    await expect(trade).toHaveFocus()
  },
})

/** You can add, move, pin and remove blocks with buttons and keys alone. A toast stays above the bar. */
export const LayoutMode = meta.story({
  globals: onPhone,
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    await openSheet({ canvas, userEvent }, 'Mira Tallow')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Mira Tallow' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit layout' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Layout' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Wax' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move down: Wax' })).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(await canvas.findByText(/^Wax: 3 of /)).toBeInTheDocument()
    // A block is added, and a removed one comes back.
    await userEvent.click(canvas.getByRole('button', { name: 'Add block' }))
    const add = within(canvas.getByRole('form', { name: 'Add a block' }))
    await waitFor(() => expect(add.getByRole('combobox', { name: 'Block type' })).toHaveFocus())
    await userEvent.type(add.getByRole('textbox', { name: 'Label' }), 'Coin')
    await userEvent.click(add.getByRole('button', { name: 'Add' }))
    const edit = within(await canvas.findByRole('form', { name: 'Edit Coin' }))
    await userEvent.type(edit.getByRole('textbox', { name: 'Maximum' }), '1,200')
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Coin' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Trade' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Remove Trade' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Trade' })).toHaveFocus())
    const { top } = canvas.getByRole('button', { name: 'Done' }).getBoundingClientRect()
    await waitFor(() => expect(screen.getByText('Undone.').getBoundingClientRect().bottom).toBeLessThan(top))
  },
})

/** Name, portrait, who can see it, health and refills, in one form. */
export const Details = meta.story({
  globals: onPhone,
  beforeEach: async (context) => {
    await peopled()(context)
    // A second track with the same label: the health is the first.
    await context.mock.world.step((rows) => {
      const [mira] = rows(characters).where(({ name }) => name === 'Mira Tallow')
      const [wax] = rows(blocks).where(({ block }) => block.label === 'Wax')
      const blockId = context.mock.world.newId()
      if (!mira || !wax) throw new Error('Nobody is there.')
      rows(blocks).put({ ...wax, block: { ...wax.block, blockId } })
      rows(characters).put({ ...mira, blockIds: [...mira.blockIds, blockId] })
    })
  },
  play: async ({ canvas, userEvent }) => {
    await openSheet({ canvas, userEvent }, 'Mira Tallow')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Mira Tallow' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit details' }))
    const form = within(await canvas.findByRole('form', { name: 'Details' }))
    const name = form.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Give it a name.')).toBeVisible()
    await userEvent.type(name, 'Mira of the Wick')
    await expect(form.getByRole('option', { name: 'Wax' })).toBeInTheDocument()
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Health' }), 'None')
    await expect(form.getByRole('combobox', { name: 'Owner' })).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Refill 1: Wits' })).toBeVisible()
    await expectNoSideScroll()
  },
})

Details.test('After saving, the sheet has the new name', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Mira of the Wick' })).toBeVisible()
})

/** Prints in dark ink on white, whatever the theme. */
export const Print = meta.story({
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    await openSheet({ canvas, userEvent }, 'Mira Tallow')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Mira Tallow' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Print' }))
    await expect(await canvas.findByRole('article', { name: 'Mira Tallow, for paper' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus()
  },
})

Print.test('The focus returns to what opened it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the sheet' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Mira Tallow' })).toHaveFocus())
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    await openSheet({ canvas, userEvent }, 'Mira Tallow')
    await expect(await canvas.findByRole('spinbutton', { name: 'Wax' })).toBeVisible()
    await expectNoSideScroll()
  },
})
