import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blocks, characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { countPending } from '../../../forms/outbox/pending-storage.ts'
import { placeHref } from './use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const trade = page.getByRole('textbox', { name: 'Trade' })
const wax = page.getByRole('spinbutton', { name: 'Wax' })
const notes = page.getByRole('textbox', { name: /^Private notes/ })

async function openSheet() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const text = { kind: 'text' as const, label: 'Trade', text: 'Baker' }
  await sheetIn(network, gameId, { name: 'Mira', blocks: [text, { kind: 'number', label: 'Wax', value: 7 }] })
  const row = await network.world.look((rows) => rows(characters).all()[0] ?? expect.fail('Nobody is there.'))
  const { characterId: character, ownerId: person = '' } = row
  const { store } = await openApp({ at: placeHref(gameId, { character }) })
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  const stored = async (label: string) =>
    Object((await network.world.look((rows) => rows(blocks).all())).find(({ block }) => block.label === label)).block
  return { network, person, stored }
}

const hide = () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The page goes, and what comes after it reads what it has left. */
function go() {
  dispatchEvent(new PageTransitionEvent('pagehide'))
  return () => dispatchEvent(new PageTransitionEvent('pageshow'))
}

test('what is typed is sent as soon as the page is hidden, and the field keeps the focus', async () => {
  const { network, stored } = await openSheet()
  await wax.fill('-2')
  hide()
  await expect.poll(() => stored('Wax')).toMatchObject({ value: 5 })
  await expect.element(wax).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('what is typed when the page goes is kept at once, and sent once by the next page', async () => {
  const { network, person, stored } = await openSheet()
  const kept = () => localStorage.getItem(`emberhall.characters/${person}`) ?? ''
  const typeAndGo = async (field: typeof trade, typed: string) => {
    await field.fill(typed)
    // On the way back in the history a browser takes the focus just before.
    if (field === wax) Object(field.element()).blur()
    const comeBack = go()
    // In the same task: a page that is closed has no other.
    expect(kept()).toContain(typed.replace('-', '"add":-'))
    comeBack()
    await expect.poll(kept).toBe('')
  }
  await typeAndGo(trade, 'Chandler')
  await typeAndGo(wax, '-2')
  await typeAndGo(notes, 'I am the thief')
  await expect.poll(() => stored('Trade')).toMatchObject({ text: 'Chandler' })
  await expect.poll(() => stored('Wax')).toMatchObject({ value: 5 })
  await expect.poll(() => network.countAnswered('changePrivateNotes')).toBe(1)
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('changeBlock')).toBe(1)
  // What was just being stored is sent with its one key.
  expect(await stored('Wax')).toMatchObject({ value: 5 })
})

test('a text over its limit is kept and counted when the page goes, or its field is left', async () => {
  const { network, person, stored } = await openSheet()
  const long = 'a'.repeat(281)
  await trade.fill(long)
  await expect.element(page.getByText('Not saved yet. Fix it first.')).toBeVisible()
  const comeBack = go()
  comeBack()
  await expect.poll(() => countPending(person)).toEqual({ waiting: 0, stuck: 1 })
  const notSaved = page.getByRole('region', { name: 'Not saved: Trade' })
  await expect.element(notSaved.getByText(long)).toBeVisible()
  await expect.element(notSaved.getByText("Couldn't save Trade. That's too long.", { exact: false })).toBeVisible()
  // It is mended where it stands.
  await expect.element(trade).toHaveValue(long)
  await trade.click()
  await userEvent.keyboard('{End}{Backspace}')
  await expect.poll(() => stored('Trade')).toMatchObject({ text: 'a'.repeat(280) })
  await expect.element(notSaved).not.toBeInTheDocument()
  expect(network.count('changeBlock')).toBe(1)
  await userEvent.keyboard('bc')
  await userEvent.tab()
  await expect.poll(() => countPending(person)).toEqual({ waiting: 0, stuck: 1 })
  // Nothing but the person can mend it: it is not sent when the sheet is opened.
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect.element(trade).not.toBeInTheDocument()
  await page.getByRole('link', { name: /^Mira/ }).click()
  await expect.element(notSaved).toBeVisible()
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('changeBlock')).toBe(1)
})

test('of wrong texts that one page after the other leaves only the newest is kept, and a good one is sent in its place', async () => {
  const { network, person, stored } = await openSheet()
  const newest = 'b'.repeat(281)
  for (const wrong of ['a'.repeat(281), newest]) {
    await trade.fill(wrong)
    await expect.element(page.getByText('Not saved yet. Fix it first.')).toBeVisible()
    const comeBack = go()
    comeBack()
    await expect.poll(() => localStorage.getItem(`emberhall.characters/${person}`)).toBeNull()
  }
  const notSaved = page.getByRole('region', { name: 'Not saved: Trade' })
  await expect.element(notSaved.getByText(newest)).toBeVisible()
  expect(await countPending(person)).toEqual({ waiting: 0, stuck: 1 })
  await trade.fill('Chandler')
  await expect.poll(() => stored('Trade')).toMatchObject({ text: 'Chandler' })
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('changeBlock')).toBe(1)
})

test('details in which something is typed are open again for whoever comes back', async () => {
  const { network } = await openSheet()
  await page.getByRole('button', { name: 'Actions for Mira' }).click()
  await page.getByRole('menuitem', { name: 'Edit details' }).click()
  const name = page.getByRole('form', { name: 'Details' }).getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await name.fill('Mira Tallow')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: /^Mira/ }).click()
  await expect.element(name).toHaveValue('Mira Tallow')
  await expect.element(name).not.toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: /^Mira/ }).click()
  await expect.element(trade).toBeVisible()
  await expect.poll(network.isQuiet).toBe(true)
})
