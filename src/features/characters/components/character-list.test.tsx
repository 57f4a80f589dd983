import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { characters, conditions } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn, sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

test('a sheet is fetched as soon as its card is pressed, and once', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', blocks: [{ kind: 'number', label: 'Wax', value: 1 }] })
  const { store } = await openApp({ at: placeHref(gameId, { view: 'all' }) })
  const link = page.getByRole('link', { name: 'Mira' })
  await expect.element(link).toBeVisible()
  // What is under way when the channel becomes live is fetched once more.
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  link.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => network.count('getCharacter')).toBe(1)
  await link.click()
  await expect.element(page.getByRole('spinbutton', { name: 'Wax' })).toBeVisible()
  expect(network.count('getCharacter')).toBe(1)
})

test('the tabs, and what is below them, stay where they are while game and characters come', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const giveGame = network.hold('getGame')
  const giveCharacters = network.hold('listCharacters')
  await openApp({ at: placeHref(gameId, { view: 'all' }) })
  const card = () => document.querySelector('main [role=status] > div')?.getBoundingClientRect().top
  await expect.poll(card).toBeGreaterThan(0)
  const top = card()
  giveGame()
  const all = page.getByRole('link', { name: 'All' })
  await expect.element(all).toBeVisible()
  const { left } = all.element().getBoundingClientRect()
  expect(card()).toBe(top)
  giveCharacters()
  await expect.element(page.getByRole('link', { name: 'Mira' })).toBeVisible()
  expect(all.element().getBoundingClientRect().left).toBe(left)
})

test('no two landmarks of the view have one name', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId })
  await openApp({ at: placeHref(gameId, { view: 'new' }) })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  for (const name of ['Characters', 'New character'])
    expect(
      ['navigation', 'region', 'form'].filter((role) => page.getByRole(role, { name }).elements().length > 0),
    ).toHaveLength(1)
})

test('a new character that is typed while the last one is on its way stays', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId })
  const { goTo, goBack } = await openApp({ at: placeHref(gameId, { view: 'new' }) })
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Mira')
  const answer = network.hold('createCharacter')
  await page.getByRole('button', { name: 'Create character' }).click()
  await expect.element(name).toHaveAttribute('readonly')
  goTo(placeHref(gameId, { view: 'all' }))
  await expect.element(name).not.toBeInTheDocument()
  goBack()
  await name.fill('Ash')
  answer()
  await expect.element(page.getByText(/^You created .*Mira/)).toBeVisible()
  await expect.element(name).toHaveValue('Ash')
})

test('an imported character belongs to whom the form says', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId })
  await openApp({ at: placeHref(gameId, { view: 'new' }) })
  await page.getByRole('combobox', { name: 'Owner' }).selectOptions('Free to take')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const sheet = JSON.stringify({ emberhall: 'character', version: 1, character: { name: 'Mira' } })
  await page.getByLabelText(/A file from/).upload(new File([sheet], 'mira.json', { type: 'application/json' }))
  await page.getByRole('button', { name: /^Import .*Mira/ }).click()
  const made = () => network.world.look((rows) => rows(characters).all())
  await expect
    .poll(async () => (await made()).map(({ name, ownerId }) => [name, ownerId]))
    .toEqual([['Mira', undefined]])
})

test('of conditions and details that someone else has saved both versions are shown after a reload', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const before = await network.world.look((rows) => rows(characters).all()[0] ?? expect.fail('Nobody is there.'))
  const set = (text: string, rev: number) =>
    network.world.step((rows) => {
      rows(conditions).put({ gameId, items: [{ conditionId: gameId, label: 'Dazed', text, colour: 'slate' }], rev })
    })
  await set('Slow.', 2)
  const at = placeHref(gameId, { view: 'conditions' })
  const openDetails = async (goTo: (path: string) => void) => {
    goTo(placeHref(gameId, { character: before.characterId }))
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit details' }).click()
  }
  const { goTo, screen } = await openApp({ at })
  await page.getByRole('button', { name: 'Edit Dazed' }).click()
  await page.getByRole('textbox', { name: 'What it does' }).fill('Half as slow.')
  await openDetails(goTo)
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira of the Wick')
  await screen.unmount()
  await set('Twice as slow.', 3)
  const theirs = { name: 'Mirabel', ownerId: undefined, visibility: 'hosts' as const, rev: before.rev + 1 }
  await network.world.step((rows) => rows(characters).put({ ...before, ...theirs }))
  const again = await openApp({ at, isRevisit: true })
  await expect.element(page.getByRole('heading', { name: /changed the conditions/ })).toBeVisible()
  await openDetails(again.goTo)
  await expect.element(page.getByRole('heading', { name: /changed this character/ })).toBeVisible()
  const shown = (name: string, value: string) => page.getByRole('group', { name }).getByText(value).first()
  await expect.element(shown('Name', 'Mirabel')).toBeVisible()
  await expect.element(shown('Owner', 'Free to take')).toBeVisible()
  await expect.element(shown('Who sees the sheet', 'Hidden from players')).toBeVisible()
  await expect.poll(network.isQuiet).toBe(true)
})

test('private notes that are being read while they are saved are not older afterward', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const row = await network.world.look((rows) => rows(characters).all()[0])
  const { store } = await openApp({ at: placeHref(gameId, { character: row?.characterId }) })
  const notes = page.getByRole('textbox', { name: /^Private notes/ })
  await expect.element(notes).toHaveValue('')
  const answer = network.hold('getPrivateNotes')
  dispatchEvent(new Event('focus'))
  await expect.poll(() => network.countProcessed('getPrivateNotes')).toBe(2)
  await notes.fill('I am the thief')
  await page.getByRole('heading', { name: 'Mira' }).click()
  await expect.poll(() => network.countAnswered('changePrivateNotes')).toBe(1)
  answer()
  const isReading = () => Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
  await expect.poll(() => !isReading() && network.isQuiet()).toBe(true)
  await expect.element(notes).toHaveValue('I am the thief')
})

test('Undo of a deleted character leads to it in the list', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const row = await network.world.look((rows) => rows(characters).all()[0])
  await openApp({ at: placeHref(gameId, { character: row?.characterId }) })
  await page.getByRole('button', { name: 'Actions for Mira' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Mira' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('an export says so, and what is wrong with a file that is imported belongs to its field', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira' })
  const row = await network.world.look((rows) => rows(characters).all()[0])
  const { goTo } = await openApp({ at: placeHref(gameId, { character: row?.characterId }) })
  await page.getByRole('button', { name: 'Actions for Mira' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await expect.element(page.getByText(/^Exported .*Mira/)).toBeVisible()
  goTo(placeHref(gameId, { view: 'new' }))
  await page.getByRole('button', { name: 'Import a file' }).click()
  const field = page.getByLabelText(/A file from/)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await field.upload(new File(['{'], 'mira.json', { type: 'application/json' }))
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/^Nothing was imported\. .*The file ends too early/)
})
