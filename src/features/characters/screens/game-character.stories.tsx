import { expect, screen, waitFor, within } from 'storybook/test'
import { archived, gameId, peopled, scrolledUnder, seeded } from '../../../../.storybook/harness/seed.ts'
import { onPhone, openSheet, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { memberships } from '../../../../mocks/tags/games/tables.ts'
import { keepIdea } from '../../../../mocks/tags/ideas/rules.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { cannotSave } from '../../../forms/form-end.tsx'
import { openStored } from '../../../forms/outbox/pending-storage.ts'
import { href } from '../../../shell/href.ts'
import { readPendingChange } from '../model/sheet-mutations.ts'

const at = (more = '&view=all') => `${href('gameCharacter', { game: gameId })}${more}`

const meta = preview.meta({
  title: 'Screens/Character',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(at(), { session: 'in' }), ...scrolledUnder },
})

/** The host sees everyone, including foes and retired characters. If you take a free one, the focus moves to its name. */
export const List = meta.story({
  parameters: { frame: '68rem' },
  beforeEach: peopled(),
  play: async ({ canvas }) => {
    const foes = within(await canvas.findByRole('region', { name: 'Foes' }))
    await expect(foes.getByRole('link', { name: 'Ash wolf' })).toBeVisible()
    for (const name of ['Yours', 'Party', 'Free to take', 'Retired'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
    // Cards in a line are equally high.
    const cards = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    for (const { top, bottom } of cards)
      await expect(cards.filter((one) => one.top === top && one.bottom !== bottom)).toEqual([])
  },
})

List.test('Taking a free character leads to its name', async ({ canvas, userEvent }) => {
  const sheet = await openSheet({ canvas, userEvent }, 'Pell, the Lamplighter')
  await userEvent.click(await sheet.findByRole('button', { name: 'Take this character' }))
  await waitFor(() => expect(sheet.getByRole('heading', { level: 2 })).toHaveFocus())
})

/** No characters yet: the page says what to do first. */
export const Empty = meta.story({
  beforeEach: seeded({ gameId }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No characters yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create character' })).toBeVisible()
  },
})

/** While the characters load. */
export const Loading = meta.story({
  parameters: screenAt(at(), { session: 'in', faults: { listCharacters: 'hanging' } }),
  beforeEach: peopled(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the characters…')).toBeInTheDocument()
  },
})

/** The characters don’t load, and you can try again. */
export const NotLoaded = meta.story({
  parameters: screenAt(at(), { session: 'in', faults: { listCharacters: 'offline' } }),
  beforeEach: peopled(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Couldn't load the characters. Check your connection and try again."),
    ).toBeVisible()
  },
})

/** Players don’t see foes. Of a hidden character, they see only the name and portrait. */
export const NameAndPortrait = meta.story({
  globals: onPhone,
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'The Smith' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ash wolf' })).not.toBeInTheDocument()
    const sheet = await openSheet({ canvas, userEvent }, 'The Smith')
    await expect(sheet.getByText('You can see only the name and portrait.')).toBeVisible()
    await expect(sheet.queryByRole('spinbutton')).not.toBeInTheDocument()
  },
})

/** All characters in play, side by side. The host changes their numbers right here. */
export const Party = meta.story({
  parameters: screenAt(at('&view=party'), { session: 'in' }),
  beforeEach: peopled(),
  play: async ({ canvas, userEvent }) => {
    const osk = within(await canvas.findByRole('article', { name: 'Brother Osk' }))
    await expect(osk.getByText('4d6 dl1 !')).toBeVisible()
    await userEvent.click(osk.getByRole('button', { name: 'Less: Brother Osk: Stones left' }))
    await waitFor(() =>
      expect(osk.getByRole('spinbutton', { name: 'Brother Osk: Stones left' })).toHaveAttribute('aria-valuenow', '5'),
    )
  },
})

Party.test('Another part takes the focus and is announced', async ({ canvas, userEvent }) => {
  const title = (part: string) => canvas.getByRole('heading', { level: 1, name: `Character · ${part}` })
  canvas.getByRole('link', { name: 'All' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(title('All')).toHaveFocus())
  await userEvent.click(await canvas.findByRole('link', { name: 'Brother Osk' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Brother Osk' })).toHaveFocus())
  await expect(title('Brother Osk')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: /All characters/ }))
  await waitFor(() => expect(title('All')).toHaveFocus())
})

/** When you open a character far down the page, you see its sheet from the top. */
export const OpenedFromParty = meta.story({
  parameters: screenAt(at('&view=party'), { session: 'in' }),
  globals: onPhone,
  beforeEach: peopled(),
  play: async ({ canvas, userEvent }) => {
    // A sheet that was open before is there at once, in its whole height.
    const sheet = await openSheet({ canvas, userEvent }, 'Brother Osk')
    await sheet.findByRole('button', { name: 'Actions for Brother Osk' })
    await userEvent.click(canvas.getByRole('link', { name: 'Party', current: 'page' }))
    await canvas.findByRole('article', { name: 'Brother Osk' })
    scrollTo(0, 400)
    await expect(scrollY).toBeGreaterThan(100)
    await userEvent.click(canvas.getByRole('link', { name: 'Brother Osk' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Brother Osk' })).toHaveFocus()
    await expect(scrollY).toBe(0)
  },
})

/** You start a new character from a starter or a file. */
export const New = meta.story({
  parameters: screenAt(at('&view=new'), { session: 'in' }),
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create character' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByText('Give it a name.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import a file' }))
    const file = await canvas.findByLabelText(/A file from/)
    const upload = (name: string) =>
      userEvent.upload(file, new File(['{"ideas":[]}'], name, { type: 'application/json' }))
    await upload('ideas.json')
    await expect((await canvas.findByText(/There's no character in it/)).closest('[role=status]')).toBeVisible()
    const said = canvas.getByText(/^Nothing was imported/)
    await upload('ideas.json')
    await waitFor(() => expect(said).not.toBeInTheDocument())
    await expect(await canvas.findByText(/There's no character in it/)).toBeVisible()
  },
})

New.test('The typed text survives going back, but not Cancel', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ines')
  await userEvent.click(canvas.getByRole('radio', { name: 'Investigator' }))
  await userEvent.click(canvas.getByRole('link', { name: 'All' }))
  await userEvent.click(await canvas.findByRole('link', { name: 'New character' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'New character' })).toHaveFocus())
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines')
  await expect(canvas.getByRole('radio', { name: 'Investigator' })).toBeChecked()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await canvas.findByRole('link', { name: 'New character' }))
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('')
})

New.test('The typed text stays when the game is archived', async ({ canvas, userEvent, mock }) => {
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired()
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ines')
  await archived({ mock })
  await expect(await canvas.findByText(new RegExp(`^${cannotSave.archived}`))).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines')
  await expect(canvas.getByRole('button', { name: 'Copy text' })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Create character' })).not.toBeInTheDocument()
})

New.test('A character from a starter has its blocks', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ines')
  await userEvent.click(canvas.getByRole('radio', { name: 'Investigator' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Create character' }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Ines' })).toBeVisible()
  await expect(await canvas.findByRole('button', { name: 'Roll Search a room' })).toBeVisible()
  await expect(canvas.getByText('Search (2) d6 >=5')).toBeVisible()
})

const ideaId = '2VJ0pG1iZw4eVqK5cPy8DaS2hX6'

/** A kept idea becomes a character: its title is the name, its text a block. What players may not read stays hidden. */
export const FromAnIdea = meta.story({
  parameters: screenAt(at(`&view=new&idea=${ideaId}`), { session: 'in' }),
  beforeEach: async (context) => {
    await peopled('player')(context)
    const { world } = context.mock
    const me = context.store.getState().session.user?.userId ?? ''
    const idea = { ideaId, kind: 'person' as const, title: 'The Bell Warden', body: 'Counts the drowned.' }
    await world.step((rows) => keepIdea(rows, world, me, idea))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('The Bell Warden')
    const seenBy = within(canvas.getByRole('group', { name: "Who sees the sheet with the idea's text" }))
    await expect(seenBy.getByRole('radio', { name: 'Hidden from players' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Blank' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create character' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The Bell Warden' })).toBeVisible()
    await expect(canvas.getByText('Hidden from players')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'From the idea' })).toHaveValue('Counts the drowned.')
  },
})

FromAnIdea.test('With a second character, Mine is a list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Mine' }))
  await expect(await canvas.findByRole('link', { name: 'Mira Tallow' })).toBeVisible()
  await expect(canvas.queryByRole('link', { name: 'Brother Osk' })).not.toBeInTheDocument()
})

/** Two people take the same free character. One gets it; the other is told. */
export const TakenBySomeoneElse = meta.story({
  beforeEach: peopled('player'),
  play: async ({ canvas, userEvent, mock, store }) => {
    const sheet = await openSheet({ canvas, userEvent }, 'Pell, the Lamplighter')
    const take = await sheet.findByRole('button', { name: 'Take this character' })
    const me = store.getState().session.user?.userId
    await mock.world.step((rows) => {
      const [row] = rows(characters).where(({ name }) => name.startsWith('Pell'))
      const [other] = rows(memberships).where((one) => one.gameId === gameId && one.userId !== me)
      if (!row || !other) throw new Error('Nobody is free.')
      rows(characters).put({ ...row, ownerId: other.userId, rev: row.rev + 1 })
    })
    await userEvent.click(take)
    await expect(await screen.findByText("This character isn't free anymore.")).toBeVisible()
  },
})

/** You’re no longer in the game. What couldn’t be saved there is here, to copy or discard; what a sheet shows is linked. */
export const UnsavedInAGoneGame = meta.story({
  parameters: screenAt(at(), { session: 'in' }),
  globals: onPhone,
  beforeEach: async (context) => {
    await peopled()(context)
    const { store, mock } = context
    const person = store.getState().session.user?.userId ?? ''
    const storage = await openStored({ name: 'emberhall.characters', read: readPendingChange })
    const set = { person, gameId, characterId: gameId, operation: 'set' as const, rev: 1, begun: true }
    const [fears, oath] = ['2VJ0pG1iZw4eVqK5cPy8DaS2hX6', '2VJ0pG1iZw4eVqK5cPy8DaS2hX7'] as const
    const title = 'Fears (Mira, Salt and Lanterns)'
    const mine = { key: fears, blockId: fears, title, base: { text: '' }, body: { text: 'Bells, at night.' } }
    const met = { blockId: fears, kind: 'text' as const, label: 'Fears', isPinned: false, text: 'Deep water.', rev: 2 }
    const more = { key: oath, blockId: oath, base: { text: '' }, body: { text: 'Never to tell Ash.' } }
    const [mira] = await mock.world.look((rows) => rows(characters).where(({ name }) => name.startsWith('Mira')))
    const shown = { characterId: mira?.characterId ?? '', title: 'Trade (Mira Tallow, The Ember Crown)' }
    const madeAt = Date.now()
    await storage.change(person, () => [
      { ...set, ...mine, madeAt, seq: 1, met },
      { ...set, ...more, madeAt, seq: 2 },
      { ...set, ...mine, ...shown, madeAt, seq: 3, met },
    ])
    return async () => void (await storage.change(person, () => []))
  },
  play: async ({ canvas }) => {
    const lost = within(await canvas.findByRole('region', { name: 'Unsaved changes' }))
    await expect(lost.getByText('Bells, at night.')).toBeVisible()
    await expect(await lost.findByText('Never to tell Ash.')).toBeVisible()
    await expect(lost.getAllByRole('button', { name: 'Copy text' })).toHaveLength(2)
    await expect(lost.getByRole('link', { name: 'Trade (Mira Tallow, The Ember Crown)' })).toBeVisible()
  },
})

UnsavedInAGoneGame.test('Each is named, to be copied or discarded', async ({ canvas, userEvent }) => {
  const lost = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
  await expect(lost.getByText("Couldn't save Fears (Mira, Salt and Lanterns). It isn't here anymore.")).toBeVisible()
  for (const discard of lost.getAllByRole('button', { name: 'Discard' })) await userEvent.click(discard)
  await waitFor(() => expect(lost.queryByRole('button')).not.toBeInTheDocument())
  // What another sheet shows is settled there.
  await expect(lost.getByRole('link', { name: /^Trade / })).toBeVisible()
})
