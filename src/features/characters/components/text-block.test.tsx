import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishCharacter } from '../../../../mocks/live/character-projection.ts'
import { blocks, characters, privateNotes } from '../../../../mocks/tags/characters/tables.ts'
import { saveGame } from '../../../../mocks/tags/games/rules.ts'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { deleteCharacter, removeBlock, sheetIn } from '../../../../tests/support/seed-games.ts'
import { createOutbox } from '../../../forms/outbox/outbox.ts'
import { databases, openPending, openStored } from '../../../forms/outbox/pending-storage.ts'
import { deletedReason, goneReason, readPendingChange, setOf, sheetRules } from '../model/sheet-mutations.ts'
import { placeHref } from '../model/use-characters.ts'
import { notesBlock } from '../model/use-outbox.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** A sheet with one text, and what somebody else does to that text. */
async function openSheet() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', blocks: [{ kind: 'text', label: 'Trade', text: 'Baker' }] })
  const row = () => network.world.look((rows) => rows(blocks).all()[0] ?? expect.fail('There is no text.'))
  const { characterId: character } = await row()
  const { store } = await openApp({ at: placeHref(gameId, { character }) })
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  return {
    network,
    stored: async () => Object(await row()).block.text,
    /** Somebody else writes. Unheard, the event of it is still on its way. */
    writeElsewhere: (text: string, isHeard = true) =>
      network.world.step((rows) => {
        const [sheet] = rows(characters).all()
        const [found] = rows(blocks).all()
        if (!sheet || found?.block.kind !== 'text') return expect.fail('There is no text.')
        rows(blocks).put({ ...found, block: { ...found.block, text, rev: found.block.rev + 1 } })
        if (isHeard) publishCharacter(rows, { before: sheet, after: sheet, changed: [found.block.blockId] })
      }),
  }
}

const trade = page.getByRole('textbox', { name: 'Trade' })
const notes = page.getByRole('textbox', { name: /^Private notes/ })
const notSaved = page.getByRole('region', { name: 'Not saved: Trade', exact: true })
const versions = page.getByRole('region', { name: 'Two versions of Trade' })
const press = (name: string) => versions.getByRole('button', { name: `${name}: Trade` }).click()

test('whoever types goes on typing when somebody else has changed the same text, and keeps all of it', async () => {
  const { network, stored, writeElsewhere } = await openSheet()
  await trade.fill('Baker, once')
  await writeElsewhere('Thief', false)
  await expect.element(versions).toBeVisible()
  await expect.element(trade).toHaveFocus()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(trade).toHaveValue('Baker, once. Now a chandler')
  // What was typed on is one of the versions, and nothing is sent before the person has chosen.
  await expect.element(versions.getByText('Baker, once. Now a chandler')).toBeVisible()
  await expect.element(versions.getByText('Thief')).toBeVisible()
  expect(await stored()).toBe('Thief')
  await userEvent.keyboard('!')
  await press('Keep yours')
  await expect.poll(stored).toBe('Baker, once. Now a chandler!')
  await expect.element(trade).toHaveFocus()
  await expect.element(versions).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('my version of a text that somebody removes while I choose is still there to be copied', async () => {
  const { network, writeElsewhere } = await openSheet()
  await trade.fill('Baker, once')
  await writeElsewhere('Thief', false)
  await expect.element(versions).toBeVisible()
  await removeBlock(network)
  await expect.element(notSaved).toHaveTextContent(`Couldn't save Trade. ${goneReason}Baker, onceCopy textDiscard`)
  await expect.element(notSaved.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await notSaved.getByRole('button', { name: 'Discard' }).click()
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('whoever types in a text that somebody removes goes on typing, and reads there that it is gone', async () => {
  const { network } = await openSheet()
  await trade.click()
  await userEvent.keyboard(', once')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await removeBlock(network)
  await expect.element(page.getByRole('alert').getByText(goneReason)).toBeVisible()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(notSaved.getByText('Baker, once. Now a chandler')).toBeVisible()
  const heard = notSaved.getByRole('alert').element()
  await userEvent.keyboard('!')
  await expect.element(notSaved.getByText('Baker, once. Now a chandler!')).toBeVisible()
  await expect.element(trade).toHaveFocus()
  await expect.element(trade).toHaveValue('Baker, once. Now a chandler!')
  // It is said once, and nothing is sent to a block that is gone.
  expect(heard).toBeInTheDocument()
  expect(network.count('changeBlock')).toBe(1)
  await userEvent.tab()
  await notSaved.getByRole('button', { name: 'Discard' }).click()
  await expect.element(trade).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Mira' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('whoever types on a sheet that somebody deletes goes on typing, and all of it is sent once that is undone', async () => {
  const { network, stored } = await openSheet()
  await trade.click()
  await userEvent.keyboard(', once')
  const bringBack = await deleteCharacter(network)
  await expect.element(page.getByRole('alert').getByText(deletedReason)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actions for Mira' })).not.toBeInTheDocument()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(notSaved.getByText('Baker, once. Now a chandler')).toBeVisible()
  await expect.element(notSaved.getByText(deletedReason, { exact: false })).toBeVisible()
  await expect.element(trade).toHaveFocus()
  // What is left is still there to be copied, and brought back with the character.
  await page.getByRole('heading', { name: 'Mira' }).click()
  const left = page.getByRole('region', { name: /^Not saved: Trade \(Mira, / })
  await expect.element(left.getByText('Baker, once. Now a chandler')).toBeVisible()
  await expect.element(trade).not.toBeInTheDocument()
  await bringBack()
  await expect.poll(stored).toBe('Baker, once. Now a chandler')
  await expect.element(left).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('what is typed while a text is gone is sent by itself once it is back', async () => {
  const { network, stored } = await openSheet()
  await trade.click()
  const bringBack = await removeBlock(network)
  await expect.element(page.getByText(goneReason)).toBeVisible()
  await userEvent.keyboard(', once')
  await expect.element(notSaved.getByText('Baker, once')).toBeVisible()
  await bringBack()
  await expect.poll(stored).toBe('Baker, once')
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.element(trade).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('whoever types while the game is archived goes on typing, and it is sent by itself once that is restored', async () => {
  const { network, stored } = await openSheet()
  const set = (status: 'archived' | 'preparing') =>
    network.world.step((rows) => {
      const game = rows(games).get(gameId) ?? expect.fail('There is no game.')
      saveGame(rows, game, { status }, { userId: game.hostId })
    })
  await trade.click()
  await userEvent.keyboard(', once')
  await set('archived')
  await expect.element(page.getByText(/archived/).first()).toBeVisible()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(notSaved.getByText('Baker, once. Now a chandler')).toBeVisible()
  await expect.element(trade).toHaveFocus()
  await page.getByRole('heading', { name: 'Mira' }).click()
  await expect.element(trade).not.toBeInTheDocument()
  await set('preparing')
  await expect.poll(stored).toBe('Baker, once. Now a chandler')
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('a text that is removed goes with the focus once nothing is left to save', async () => {
  const { network } = await openSheet()
  await trade.click()
  await removeBlock(network)
  await expect.element(page.getByText(goneReason)).toBeVisible()
  await page.getByRole('heading', { name: 'Mira' }).click()
  await expect.element(trade).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('a version of another tab is not said to be mine here, and its text is not in the field', async () => {
  const { network, stored, writeElsewhere } = await openSheet()
  await trade.fill('Chandler')
  await writeElsewhere('Thief', false)
  await expect.element(versions.getByText('Yours')).toBeVisible()
  const storage = await openStored({ name: databases.characters, read: readPendingChange })
  const person = (await network.world.look((rows) => rows(characters).all()[0]))?.ownerId ?? ''
  await storage.change(person, (all) => all.map((one) => ({ ...one, tab: 'another' })))
  await userEvent.tab()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(versions.getByText('Your other tab', { exact: true })).toBeVisible()
  await expect.element(versions.getByText('Chandler')).toBeVisible()
  await expect.element(versions.getByText('Yours')).not.toBeInTheDocument()
  await expect.element(trade).toHaveValue('Thief')
  // What is typed here is saved, and is this tab's version.
  await trade.fill('Thief, once')
  await expect.poll(stored).toBe('Thief, once')
  await expect.element(versions.getByText('Thief, once')).toBeVisible()
  await versions.getByRole('button', { name: 'Keep this one: Trade' }).click()
  await expect.element(versions).not.toBeInTheDocument()
  await expect.element(trade).toHaveValue('Thief, once')
  await expect.poll(network.isQuiet).toBe(true)
})

test('two versions are said politely, by a region that was there before', async () => {
  const { network, writeElsewhere } = await openSheet()
  await trade.fill('Chandler')
  const state = page.getByRole('article', { name: 'Trade' }).getByRole('status').last().element()
  await writeElsewhere('Thief', false)
  await expect.element(versions.getByText('Saved elsewhere')).toBeVisible()
  expect(state).toHaveTextContent('Changed elsewhere, too. Choose which version to keep.')
  await expect.element(versions.getByRole('alert')).not.toBeInTheDocument()
  await press('Take that one')
  await expect.element(trade).toHaveValue('Thief')
  await expect.element(trade).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('what is shown as theirs is what is taken, also when they have changed it once more', async () => {
  const { network, stored, writeElsewhere } = await openSheet()
  await trade.fill('Chandler')
  await writeElsewhere('Thief', false)
  await expect.element(versions.getByText('Thief')).toBeVisible()
  await writeElsewhere('Locksmith')
  await expect.element(versions.getByText('Locksmith')).toBeVisible()
  await expect.element(versions.getByText('Thief')).not.toBeInTheDocument()
  await press('Keep yours')
  await expect.poll(stored).toBe('Chandler')
  await expect.element(versions).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
  // Kept on top of the newest: the server had nothing to refuse.
  expect(network.count('changeBlock')).toBe(2)
})

test('a text that is refused stays in its field, is not said to be saved, and is sent again with what is typed on', async () => {
  const { network, stored } = await openSheet()
  network.setFault('changeBlock', '403-message')
  await trade.fill('Baker, once')
  await expect.element(notSaved).toBeVisible()
  await expect.element(trade).toHaveFocus()
  const said = notSaved.getByRole('alert').element()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(notSaved.getByText('Baker, once. Now a chandler')).toBeVisible()
  await expect.poll(() => network.countAnswered('changeBlock')).toBe(2)
  const article = page.getByRole('article', { name: 'Trade' })
  await expect.element(article.getByText('Not saved', { exact: true })).toBeVisible()
  // It is not said again with each pause.
  expect(said).toBeInTheDocument()
  await expect.element(article.getByText('Saved', { exact: true })).not.toBeInTheDocument()
  network.setFault('changeBlock')
  await userEvent.keyboard('!')
  await expect.poll(stored).toBe('Baker, once. Now a chandler!')
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.element(trade).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('private notes that were changed in another tab stay in their field, too', async () => {
  const { network } = await openSheet()
  await notes.fill('I am the thief')
  await network.world.step((rows) => {
    const { characterId, ownerId = '' } = rows(characters).all()[0] ?? expect.fail('Nobody is there.')
    rows(privateNotes).put({ characterId, userId: ownerId, text: 'I am a baker', rev: 5 })
  })
  const both = page.getByRole('region', { name: 'Two versions of Private notes' })
  await expect.element(both.getByText('I am a baker')).toBeVisible()
  await expect.element(page.getByText('Changed elsewhere, too. Choose which version to keep.')).toBeVisible()
  await expect.element(notes).toHaveFocus()
  await both.getByRole('button', { name: /^Take that one/ }).click()
  await expect.element(notes).toHaveValue('I am a baker')
  await expect.element(notes).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('private notes that another tab has sent are in their field', async () => {
  const { network } = await openSheet()
  const row = await network.world.look((rows) => rows(characters).all()[0])
  const { characterId, ownerId: person = '' } = row ?? expect.fail('Nobody is there.')
  const block = (text: string, rev: number) => notesBlock(characterId, { characterId, text, rev })
  const name = databases.characters
  const other = createOutbox({
    person,
    name: `${name}/${person}`,
    storage: openPending({ name, read: readPendingChange }),
    rules: sheetRules,
    send: async () => ({ is: 'done', answer: block('I am the thief', 2) }),
    maySend: () => true,
    onEnded() {},
    onEndedElsewhere() {},
  })
  onTestFinished(other.close)
  await expect.element(notes).toHaveValue('')
  await other.add({ gameId, characterId, ...setOf(block('', 1), { text: 'I am the thief' }) })
  await expect.poll(() => other.get().entries).toEqual([])
  await expect.element(notes).toHaveValue('I am the thief')
})

test('a change from elsewhere is said at the field that has the focus, and seen once it is left', async () => {
  const { network, writeElsewhere } = await openSheet()
  await trade.click()
  await writeElsewhere('Thief')
  await expect.element(page.getByText('Changed elsewhere. Leave the field to see it.')).toBeVisible()
  await expect.element(trade).toHaveValue('Baker')
  await userEvent.tab()
  await expect.element(trade).toHaveValue('Thief')
  await expect.element(page.getByText(/^Changed elsewhere/)).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})
