import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { gameId, others, rolled, seeded } from '../../../../.storybook/harness/seed.ts'
import { onPhone, quarterOfPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { publishEntry } from '../../../../mocks/live/shared-events.ts'
import { memberships } from '../../../../mocks/tags/games/tables.ts'
import { logEntries } from '../../../../mocks/tags/log/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { rollWanted } from '../../../game/dice-slice.ts'
import { href } from '../../../shell/href.ts'
import { toast } from '../../../shell/overlays/overlays.ts'

const at = href('gameCombat', { game: gameId })

const meta = preview.meta({
  title: 'Screens/Dice and log',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(at, { session: 'in' }),
})

const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Dice' }))
  return within(await screen.findByRole('region', { name: 'Dice' }))
}

/** Opens the dice with the log, in its tab. */
const openLog = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const panel = await open({ canvas, userEvent })
  await userEvent.click(panel.getByRole('tab', { name: /^Log/ }))
  return panel
}

/** The tray beside the view, and the log of rolls and messages in its tab; in a high window, below it. Tap dice to build a roll. */
export const TrayAndLog = meta.story({
  parameters: { frame: '56rem' },
  beforeEach: async (context) => {
    await rolled()(context)
    // A view opens the dice, with nothing in the tray.
    const empty = { by: '', block: '', notation: '', label: '', audience: 'everyone' as const }
    context.store.dispatch(rollWanted({ ...empty, isAdjusted: true }))
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('region', { name: 'Dice' }))
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Dice' })).toHaveFocus())
    await userEvent.click(panel.getByRole('tab', { name: 'Log' }))
    await expect(await panel.findByText('Rolled in secret.')).toBeVisible()
    await expect(panel.getAllByText('Dice checked').length).toBeGreaterThan(0)
    await userEvent.click(panel.getByRole('tab', { name: 'Tray' }))
    for (const die of ['Add d20', 'Add d6']) await userEvent.click(panel.getByRole('button', { name: die }))
    await expect(await screen.findByText('1d20+1d6', { selector: '[role=status] *' })).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Keep highest' }))
    await expect(panel.getByRole('textbox', { name: 'Dice to roll' })).toHaveValue('2d20kh1+1d6')
    await expect(await screen.findByText('2d20kh1+1d6', { selector: '[role=status] *' })).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Roll' }))
    await expect(await panel.findByRole('button', { name: 'Again' })).toBeVisible()
    await userEvent.click(panel.getByRole('tab', { name: 'Log' }))
    const log = panel.getByRole('list', { name: 'Log, newest first' })
    await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(6))
    await expect(within(log).getAllByRole('listitem')[0]).toHaveTextContent(/Checked.*rolled 2d20kh1\+1d6: \d+\./)
    // The roll is announced, and the tray is empty again.
    const aloud = { selector: '[role=status] *' }
    await expect(await screen.findByText(/rolled 2d20kh1\+1d6: \d+\./, aloud)).toBeInTheDocument()
    await userEvent.click(panel.getByRole('tab', { name: 'Tray' }))
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Dice to roll' })).toHaveValue(''))
  },
})

TrayAndLog.test('Errors in typed dice are announced once typing pauses', async ({ userEvent }) => {
  const field = screen.getByRole('textbox', { name: 'Dice to roll' })
  await userEvent.clear(field)
  await userEvent.type(field, '1d')
  const [shown] = screen.getAllByText(/needs a number of sides/)
  await expect(shown).toBeVisible()
  await expect(shown?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  const said = () => screen.getByText(/needs a number of sides/, { selector: '[role=status] *' })
  await waitFor(() => expect(said()).toBeInTheDocument(), { timeout: 3000 })
})

TrayAndLog.test('A modifier that is too large stays, and the dice say what is wrong', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add d20' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await expect(await screen.findByText('Cleared.', { selector: '[role=status] *' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add d6' }))
  const modifier = screen.getByRole('spinbutton', { name: 'Modifier' })
  await userEvent.clear(modifier)
  await userEvent.type(modifier, '200000{Tab}')
  await expect(modifier).toHaveValue('200,000')
  const [said] = await screen.findAllByText('A number goes up to 100,000, at character 5.')
  await expect(said).toBeVisible()
})

TrayAndLog.test('Escape closes the dice', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Dice' })).toHaveFocus())
})

/**
 * On a phone, the dice open as a sheet at the bottom, with the main action at its edge. A tab leads to the log and
 * counts what is new. Opening another view closes the sheet.
 */
export const OnPhone = meta.story({
  globals: onPhone,
  beforeEach: rolled(),
  play: async ({ canvas, userEvent, mock, store }) => {
    store.dispatch(toast.success('Saved.', { duration: undefined }))
    const panel = await open({ canvas, userEvent })
    const main = await panel.findByRole('button', { name: 'Roll' })
    const sheet = screen.getByRole('region', { name: 'Dice' })
    const above = () => {
      // Only in a low window it is scrolled to.
      if (getComputedStyle(sheet).getPropertyValue('--bar') === 'static') main.scrollIntoView()
      return sheet.getBoundingClientRect().bottom - main.getBoundingClientRect().bottom
    }
    const atEdge = above()
    await expect(atEdge).toBeGreaterThan(0)
    if (getComputedStyle(sheet).getPropertyValue('--bar') !== 'static') {
      await expect(atEdge).toBeLessThan(24)
      const { top } = main.getBoundingClientRect()
      await waitFor(() => expect(screen.getByText('Saved.').getBoundingClientRect().bottom).toBeLessThan(top))
    }
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved.' }))
    // What does not scroll takes at most a quarter of the window, and the keyboard does not reach what is covered.
    const scrolls = (await panel.findByRole('tabpanel')).parentElement
    await expect(innerHeight - (scrolls?.clientHeight ?? 0)).toBeLessThanOrEqual(quarterOfPhone)
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await expect(panel.getByRole('heading', { level: 1, name: 'Dice' })).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Character' })).not.toBeInTheDocument()

    // The log counts what is new until it is shown.
    const tab = (name: string) => panel.findByRole('tab', { name })
    await expect(await tab('Tray')).toHaveAttribute('aria-selected', 'true')
    const queries = () => Object.values(store.getState().api.queries)
    await waitFor(() => expect(queries().filter((query) => query?.status === 'pending')).toEqual([]))
    await mock.world.step(async (rows) => {
      const [, ash] = rows(memberships).where({ gameId })
      if (!ash) throw new Error('Nobody plays.')
      const line = { entryId: mock.world.newId(), gameId, at: mock.world.now(), authorId: ash.userId, label: '' }
      const row = { ...line, kind: 'message' as const, audience: 'everyone' as const, isRemoved: false, text: 'Ready?' }
      rows(logEntries).put(row)
      publishEntry(rows, 'log.added', row, ash.userId)
    })
    const note = (await screen.findByText(/Ready\?/, { selector: 'p[aria-hidden] *' })).getBoundingClientRect()
    const bar = canvas.getByRole('region', { name: 'Current game' }).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Dice' })
    const beside = button.getBoundingClientRect()
    await expect([note.right <= beside.left, note.bottom <= bar.bottom]).toEqual([true, true])
    // The name of the game stays above it.
    await expect(canvas.getByRole('button', { name: /switch game/ }).innerText).not.toBe('')
    await expect(button).toHaveAccessibleDescription('1 new in the log')
    await expect(within(button).getByText('1')).toBeVisible()
    await userEvent.click(await tab('Log 1 new'))
    await expect(await panel.findByText('Ready?')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Roll', hidden: true })).not.toBeVisible()
    await expect(await tab('Log')).toHaveAttribute('aria-selected', 'true')
    await expect(button).not.toHaveAccessibleDescription()

    // The main action keeps its place when there are dice.
    await userEvent.click(await tab('Tray'))
    await userEvent.click(panel.getByRole('button', { name: 'Add d20' }))
    await expect(above()).toBe(atEdge)
  },
})

OnPhone.test('By hand opens in view and replaces the other dice actions', async ({ userEvent }) => {
  const panel = within(screen.getByRole('region', { name: 'Dice' }))
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }))
  await userEvent.click(await panel.findByRole('button', { name: 'By hand' }))
  const { left, top } = panel.getByRole('textbox', { name: 'Faces or total' }).getBoundingClientRect()
  await expect(document.elementFromPoint(left + 4, top + 4)).toHaveAccessibleName('Faces or total')
  for (const name of ['Pin', 'Roll', 'Clear'])
    await expect(panel.queryByRole('button', { name })).not.toBeInTheDocument()
  await expect(panel.getByRole('button', { name: 'Add to log' })).toHaveAttribute('type', 'submit')
})

OnPhone.test('Another view closes the sheet and takes the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
  await userEvent.keyboard('character')
  await canvas.findByRole('option', { name: 'Character', selected: true })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dice' })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Character/ })).toHaveFocus())
})

/** If the notation is wrong, the tray says where, and nothing is sent. */
export const WrongNotation = meta.story({
  beforeEach: rolled(),
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent })
    await userEvent.type(panel.getByRole('textbox', { name: 'Dice to roll' }), '2d6+2d{Enter}')
    const field = panel.getByRole('textbox', { name: 'Dice to roll' })
    await expect(field).toHaveAccessibleDescription('2d needs a number of sides, at character 7.')
    const said = () => screen.findByText('2d needs a number of sides, at character 7.', { selector: '[role=status] *' })
    const first = await said()
    // Enter again says it again.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(await said()).toBeInTheDocument()
  },
})

/** You roll real dice and type what they show. */
export const ByHand = meta.story({
  beforeEach: rolled(),
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent })
    await userEvent.click(await panel.findByRole('button', { name: 'By hand' }))
    await expect(panel.getByRole('textbox', { name: 'Faces or total' })).toBeVisible()
  },
})

/** A roll that doesn’t match what the server promised is marked in red. */
export const NotWhatWasPromised = meta.story({
  beforeEach: async (context) => {
    await rolled()(context)
    await context.mock.world.step((rows) => {
      const row = rows(logEntries).where(({ label }) => label === 'Holding the bridge')[0]
      if (row?.roll) rows(logEntries).put({ ...row, roll: { ...row.roll, total: row.roll.total + 4 } })
    })
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openLog({ canvas, userEvent })
    const mark = await panel.findByText('Not what was promised')
    mark.scrollIntoView({ block: 'center' })
    await expect(mark).toBeVisible()
  },
})

/** If a roll gets no answer, the app sends it again unchanged. It counts once. */
export const NoAnswer = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { rollDice: 'offline' } }),
  beforeEach: rolled(),
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent })
    await userEvent.type(panel.getByRole('textbox', { name: 'Dice to roll' }), '2d6{Enter}')
    await expect(await panel.findByText("2d6 was sent, but there's no answer yet.")).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

NoAnswer.test('What real dice show is the result, in the tray and in the log', async ({ userEvent }) => {
  const panel = within(screen.getByRole('region', { name: 'Dice' }))
  await userEvent.click(panel.getByRole('button', { name: 'By hand' }))
  await userEvent.type(panel.getByRole('textbox', { name: 'Faces or total' }), '4 2{Enter}')
  await expect(await panel.findByText(/rolled by hand: 6\./)).toBeVisible()
  await userEvent.click(panel.getByRole('tab', { name: 'Log' }))
  await waitFor(() => expect(panel.getAllByText(/rolled by hand: 6\./)).toHaveLength(2))
})

/** How often each face came up, compared with the expected number. */
export const HowTheDiceFell = meta.story({
  beforeEach: rolled(),
  play: async ({ canvas, userEvent }) => {
    const panel = await openLog({ canvas, userEvent })
    await userEvent.click(panel.getByRole('button', { name: 'How the dice fell' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'How the dice fell' }))
    const table = await dialog.findByRole('table', { name: /d10\. You'd expect each face/ })
    await expect(table).toBeVisible()
    // A bar is for eyes: each row has a face and its number.
    const [, row] = within(table).getAllByRole('row')
    await expect(within(row ?? table).getAllByRole('cell')).toHaveLength(1)
    // The 5 of 2d20kh1+5 is no die.
    const dice = within(dialog.getByRole('combobox', { name: 'Die' })).getAllByRole('option')
    await expect(dice.map(({ textContent }) => textContent)).toEqual(['d10', 'd6', 'd20'])
  },
})

export const EmptyLog = meta.story({
  beforeEach: seeded({ gameId, others }),
  play: async ({ canvas, userEvent }) => {
    const panel = await openLog({ canvas, userEvent })
    await expect(await panel.findByText('Nothing rolled yet')).toBeVisible()
  },
})
