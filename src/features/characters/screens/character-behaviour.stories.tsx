import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { atSheet, gameId, peopled, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { openSheet, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { copyOf, putSheet } from '../../../../mocks/tags/characters/rules.ts'
import { blocks, characters, conditions } from '../../../../mocks/tags/characters/tables.ts'
import { memberships } from '../../../../mocks/tags/games/tables.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { rollsAsked } from '../../../game/dice-slice.ts'
import { href } from '../../../shell/href.ts'
import { toast } from '../../../shell/overlays/overlays.ts'

const { getConditions } = charactersApi.endpoints
const at = (view: 'all' | 'party') =>
  screenAt(`${href('gameCharacter', { game: gameId })}&view=${view}`, { session: 'in' })

const meta = preview.meta({
  title: 'Behavior/Character',
  component: RootLayout,
  parameters: { ...at('all'), ...scrolledUnder },
})

/** Change a number with its buttons or by typing. A refill waits for a change that isn’t saved yet. */
export const Numbers = meta.story({
  beforeEach: atSheet('Mira Tallow'),
  play: async ({ canvas, userEvent, mock }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'Mira Tallow' }))
    const wax = await sheet.findByRole('spinbutton', { name: 'Wax' })
    await userEvent.click(sheet.getByRole('button', { name: 'Less: Wax' }))
    await waitFor(() => expect(wax).toHaveAttribute('aria-valuenow', '6'))
    await expect(await sheet.findByText('Saved')).toBeVisible()
    await expect(sheet.getByText('Saved')).toHaveTextContent('Wax 6 of 10. Saved')
    // A field says its value itself, and is typed over after a step.
    wax.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(sheet.getByText('Saved')).toHaveTextContent(/^Saved$/))
    // What is typed is a change, and says where it stops.
    await userEvent.keyboard('-9')
    await expect(sheet.queryByText('Saved')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(wax).toHaveAttribute('aria-valuenow', '0'))
    await expect(await canvas.findByText('−6 of −9')).toHaveTextContent('Wax 0 of 10. −6 of −9')
    // What was said of an earlier change is not said again.
    const status = canvas.getByText('−6 of −9')
    const said: (string | null)[] = []
    const listener = new MutationObserver(() => said.push(status.textContent))
    listener.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.click(sheet.getByRole('button', { name: 'More: Wax' }))
    await waitFor(() => expect(said).toContain('Wax 1 of 10. Saved'))
    listener.disconnect()
    await expect(said.filter((text) => text?.endsWith('Saved'))).toHaveLength(1)
    wax.focus()
    // The keyboard reaches what digits alone can mean, and the number is set once it leaves all of it.
    await userEvent.keyboard('99')
    await expect(sheet.getByText('Enter sets it to 99. Tab leads to −99 and +99.')).toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '−99: Wax' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(wax).toHaveFocus()
    await userEvent.keyboard('99{Enter}')
    await expect(await canvas.findByText('At most 10')).toBeVisible()
    await userEvent.keyboard('0{Enter}4')
    await expect(wax).toHaveValue('4')
    await waitFor(() => expect(wax).toHaveAttribute('aria-valuenow', '0'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(wax).toHaveAttribute('aria-valuenow', '4'))
    await expect(canvas.queryByText('−6 of −9')).not.toBeInTheDocument()
    // A button beside it counts on from what is typed.
    await userEvent.keyboard('8')
    await userEvent.click(sheet.getByRole('button', { name: 'More: Wax' }))
    await waitFor(() => expect(wax).toHaveValue('9'))
    // A refill is made after a change that still waits.
    mock.settings.change({ chosenAnswers: { addToBlock: { fault: '503' } } })
    await userEvent.clear(wax)
    await userEvent.type(wax, '-2{Enter}')
    await expect(await canvas.findByText("Not saved yet. We'll keep trying.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Short rest' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply 1 change' }))
    mock.settings.change({ chosenAnswers: {} })
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(wax).toHaveAttribute('aria-valuenow', '10'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Apply 1 change' })).not.toBeInTheDocument())
  },
})

/** A text is saved when you leave it, a condition at once. */
export const TextsAndConditions = meta.story({
  beforeEach: atSheet('Mira Tallow'),
  play: async ({ canvas, userEvent, mock }) => {
    const trade = await canvas.findByRole('textbox', { name: 'Trade' })
    await userEvent.clear(trade)
    await userEvent.type(trade, 'Chandler.')
    await userEvent.tab()
    const saved = expect.objectContaining({ block: expect.objectContaining({ label: 'Trade', text: 'Chandler.' }) })
    await waitFor(async () => expect(await mock.world.step((rows) => rows(blocks).where({}))).toContainEqual(saved))
    // What a condition does is one tap away.
    await userEvent.click(canvas.getByRole('button', { name: 'Singed' }))
    const marks = within(canvas.getByRole('region', { name: 'Conditions of Mira Tallow' }))
    await expect(marks.getByText('Fire finds them first.', { selector: 'p' })).toBeVisible()
    // The button that opens what can be added closes it again.
    const adder = canvas.getByRole('button', { name: 'Add a condition' })
    await userEvent.click(adder)
    await userEvent.click(adder)
    await expect(canvas.queryByRole('button', { name: 'Add Soaked' })).not.toBeInTheDocument()
    await userEvent.click(adder)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Soaked' }))
    await expect(await canvas.findByRole('button', { name: 'Soaked' })).toBeVisible()
    // The twelfth is the last: the focus goes to what is left of the form.
    for (let count = 3; count <= 12; count++)
      await userEvent.type(canvas.getByRole('textbox', { name: 'Something else' }), `Mark ${count}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus())
  },
})

/** A roll shows its result, its dice and what it answers. “Adjust” opens it in the dice. */
export const Rolls = meta.story({
  beforeEach: atSheet('Mira Tallow'),
  play: async ({ canvas, userEvent, store }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Roll Read by candle' }))
    const words = await canvas.findByText(/rolled 2d6\+2 for .*Mira Tallow: Read by candle/)
    const faces = (await canvas.findAllByText(/\d/, { selector: 'text' })).map(({ textContent }) => textContent)
    await expect(words).toHaveTextContent(`Dice ${faces.join(' and ')}.`)
    await expect(canvas.getByText('+2')).toBeVisible()
    store.dispatch(rollsAsked(['steady hands']))
    await expect(await canvas.findByText('Answers “steady hands”')).toBeVisible()
    const adjust = canvas.getByRole('button', { name: 'Adjust Steady hands' })
    // The name is also the title: it is not said twice.
    await expect(adjust).toHaveAttribute('title', 'Adjust Steady hands')
    await userEvent.click(adjust)
    const dice = within(await screen.findByRole('region', { name: 'Dice' }))
    await expect(await dice.findByRole('textbox', { name: 'Dice to roll' })).toHaveValue('2d6+3')
    await expect(dice.getByRole('textbox', { name: 'Label (optional)' })).toHaveValue('Mira Tallow: Steady hands')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adjust Steady hands' })).toHaveFocus())
  },
})

/** If the device has no room for a change, the app still sends it. Offline, the block says to keep the page open. */
export const DeviceFull = meta.story({
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Mira Tallow')
    const full = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    })
    const trade = await sheet.findByRole('textbox', { name: 'Trade' })
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.type(trade, ' Tired')
    await expect(await sheet.findByText('Not saved yet. Keep this page open.')).toBeVisible()
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect(await sheet.findByText('Saved')).toBeVisible()
    full.mockRestore()
  },
})

/** In Party, the host offers a refill. */
export const RefillMenu = meta.story({
  parameters: at('party'),
  beforeEach: peopled(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer a refill' }))
    await expect(canvas.getByRole('menuitem', { name: 'Short rest' })).toBeVisible()
  },
})

RefillMenu.test('What I offer is said once, also if a character of mine has it', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Short rest' }))
  await expect(await screen.findByText(/^Offered Short rest to /)).toBeVisible()
  await expect(screen.queryByText(/ offers .*Short rest/)).not.toBeInTheDocument()
})

/** Before anything is changed, Changes says what will be there. */
export const NoChanges = meta.story({
  parameters: screenAt(`${href('gameCharacter', { game: gameId })}&view=changes`, { session: 'in' }),
  beforeEach: peopled('player'),
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Changes to characters show up here, and you can undo your own.')
    await expect(words).toBeVisible()
  },
})

/** A change made in Party is listed in Changes, and can be undone there. */
export const UndoneChange = meta.story({
  parameters: at('party'),
  beforeEach: peopled(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Less: Brother Osk: Stones left' }))
    const stones = canvas.getByRole('spinbutton', { name: 'Brother Osk: Stones left' })
    await waitFor(() => expect(stones).toHaveAttribute('aria-valuenow', '5'))
    await userEvent.click(canvas.getByRole('link', { name: 'Changes' }))
    const undo = await canvas.findByRole('button', { name: 'Undo: Brother Osk: Stones left 6 → 5' })
    const row = undo.closest('li')
    await expect(row).toHaveTextContent(/^Brother Osk: Stones left 6 → 5/)
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row).toHaveFocus())
    await expect(row).toHaveTextContent(/ · undone by Rowan$/)
  },
})

UndoneChange.test('A success goes with its view, an offer stays', async ({ canvas, userEvent, store }) => {
  const action = { label: 'Show', dispatch: { type: 'shown' } }
  store.dispatch(toast.success('Changed.', { duration: undefined }))
  store.dispatch(toast.success('Deleted.', { duration: undefined, action }))
  await expect(await screen.findByText('Changed.')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(screen.queryByText('Changed.')).not.toBeInTheDocument())
  await expect(screen.getByText('Deleted.')).toBeVisible()
})

/** If two people change the same number, both versions stand below its field, which can be used all the same. */
export const TwoVersions = meta.story({
  parameters: at('party'),
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock, store }) => {
    await waitFor(() => expect(store.getState().live?.connection.state).toBe('live'))
    await mock.world.step((rows) => {
      const [one] = rows(characters).where(({ name }) => name === 'Brother Osk')
      const [seat] = rows(memberships).where({ gameId })
      if (!one || !seat) throw new Error('Nobody is there.')
      const { copy, all } = copyOf(rows, mock.world, seat, one)
      putSheet(rows, { ...copy, name: 'Twin' }, all)
    })
    const twin = await canvas.findByRole('spinbutton', { name: 'Twin: Stones left' })
    // A list that is on its way would bring the other version, so that nothing could differ.
    const queries = () => Object.values(store.getState().api.queries)
    await waitFor(() => expect(queries().filter((query) => query?.status === 'pending')).toEqual([]))
    await mock.world.step((rows) => {
      for (const row of rows(blocks).where(({ block }) => block.label === 'Stones left'))
        if (row.block.kind === 'number')
          rows(blocks).put({ ...row, block: { ...row.block, value: 1, rev: row.block.rev + 1 } })
    })
    await userEvent.clear(twin)
    await userEvent.type(twin, '3{Enter}')
    await expect(await canvas.findByRole('region', { name: 'Two versions of Stones left' })).toBeVisible()
    await expect(twin).toHaveFocus()
    await expect(twin).toHaveAttribute('aria-valuenow', '1')
  },
})

/** The field says what is wrong with its number. */
export const NotANumber = meta.story({
  parameters: at('party'),
  beforeEach: peopled(),
  play: async ({ canvas, userEvent }) => {
    const stones = await canvas.findByRole('spinbutton', { name: 'Brother Osk: Stones left' })
    await userEvent.clear(stones)
    await userEvent.type(stones, 'abc{Enter}')
    await expect(stones).toHaveAccessibleDescription(/^Type a number such as 12/)
    await userEvent.clear(stones)
    await userEvent.type(stones, '999999999999{Enter}')
    await expect(stones).toHaveAccessibleDescription(/^Type a number up to 12, or a change/)
  },
})

/**
 * If the server refuses a condition, the page says why. You can add and remove one with only a keyboard and a screen
 * reader.
 */
export const PartyConditions = meta.story({
  parameters: at('party'),
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock, store }) => {
    // Before anything is sent: the answer is for the first call.
    mock.settings.change({ chosenAnswers: { markCharacter: { status: 409, example: 'twelve', once: true } } })
    const osk = within(await canvas.findByRole('article', { name: 'Brother Osk' }))
    await userEvent.click(osk.getByRole('button', { name: 'Brother Osk: Add a condition' }))
    await userEvent.click(await osk.findByRole('button', { name: 'Brother Osk: Add Soaked' }))
    await userEvent.click(osk.getByRole('button', { name: 'Done' }))
    await expect(await osk.findByText(/^Couldn't save Soaked\. A character can have up to 12 conditions/)).toBeVisible()
    await userEvent.click(osk.getByRole('button', { name: 'Try again' }))

    await userEvent.click(await osk.findByRole('button', { name: 'Brother Osk: Soaked' }))
    await userEvent.click(osk.getByRole('button', { name: 'Brother Osk: Remove Soaked' }))
    await expect(await osk.findByText(/^Soaked removed from .*Brother Osk/)).toBeInTheDocument()
    await expect(osk.getByRole('button', { name: 'Brother Osk: Add a condition' })).toHaveFocus()
    await userEvent.click(osk.getByRole('button', { name: 'Brother Osk: Add a condition' }))
    await userEvent.click(await osk.findByRole('button', { name: 'Brother Osk: Add Soaked' }))
    await expect(await osk.findByText(/^Soaked added to .*Brother Osk/)).toBeInTheDocument()
    await expect(document.activeElement).toHaveAccessibleName(/^Brother Osk: Add (?!a condition)/)

    // A condition that the game gets meanwhile does not take the focus from the field.
    await userEvent.click(osk.getByRole('textbox', { name: 'Something else' }))
    await mock.world.step((rows) => {
      const [all] = rows(conditions).where({ gameId })
      const dazed = { conditionId: mock.world.newId(), label: 'Dazed', colour: 'moss', text: '' }
      if (all) rows(conditions).put({ ...all, items: [dazed, ...all.items], rev: all.rev + 1 })
    })
    await store.dispatch(getConditions.initiate({ params: { gameId } }, { forceRefetch: true }))
    await expect(await osk.findByRole('button', { name: 'Brother Osk: Add Dazed' })).toBeVisible()
    await expect(osk.getByRole('textbox', { name: 'Something else' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(osk.getByRole('button', { name: 'Brother Osk: Add a condition' })).toHaveFocus())
    await expect(osk.getByRole('button', { name: 'Brother Osk: Soaked' })).toBeVisible()
  },
})
