import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishCharacter } from '../../../../mocks/live/character-projection.ts'
import { saveCharacter } from '../../../../mocks/live/save-character.ts'
import { addCharacters } from '../../../../mocks/tags/characters/example.ts'
import { blocks, characters, conditions } from '../../../../mocks/tags/characters/tables.ts'
import { saveGame } from '../../../../mocks/tags/games/rules.ts'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { profiles } from '../../../../mocks/tags/profile/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { deleteCharacter, removeBlock, sheetIn } from '../../../../tests/support/seed-games.ts'
import { deletedReason } from '../model/sheet-mutations.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const trade = page.getByRole('textbox', { name: 'Trade' })

/** The party with one character. `offered`: the label of the game's condition, if it has one. */
async function openParty(sheet: Omit<Parameters<typeof sheetIn>[2], 'name'>, offered?: string) {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', ...sheet })
  if (offered)
    await network.world.step((rows) => {
      const items = [{ conditionId: network.world.newId(), label: offered, colour: 'teal' as const, text: '' }]
      rows(conditions).put({ gameId, items, rev: 2 })
    })
  const { store } = await openApp({ at: placeHref(gameId, { view: 'party' }) })
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  return Object.assign(network, { store })
}

/** The party, whose one character has a pinned text, while somebody types there. */
async function typeInParty() {
  const text = { kind: 'text' as const, label: 'Trade', text: 'Baker', isPinned: true }
  const network = await openParty({ blocks: [text] })
  await trade.click()
  await userEvent.keyboard(', once')
  return network
}

test('the last condition that a game offers is added to a name, and its focus opens no keyboard', async () => {
  const network = await openParty({}, 'Soaked')
  await page.getByRole('button', { name: 'Mira: Add a condition' }).click()
  await page.getByRole('button', { name: 'Mira: Add Soaked' }).click()
  const said = page.getByRole('region', { name: 'Conditions of Mira' }).getByRole('status')
  await expect.element(said).toMatchTextContent(/^Soaked added to .*Mira/)
  await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('whoever types in a block that somebody unpins goes on typing, and it is saved', async () => {
  const network = await typeInParty()
  const block = () => network.world.look((rows) => rows(blocks).all()[0] ?? expect.fail('There is no block.'))
  await expect.poll(async () => Object(await block()).block.text).toBe('Baker, once')
  const row = await block()
  await network.world.step((rows) => {
    const [sheet] = rows(characters).all()
    rows(blocks).put({ ...row, block: { ...row.block, isPinned: false, rev: row.block.rev + 1 } })
    if (sheet) publishCharacter(rows, { before: sheet, after: sheet, changed: [row.block.blockId] })
  })
  await expect.element(page.getByText('Nothing is pinned.', { exact: false })).toBeVisible()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(trade).toHaveFocus()
  await expect.poll(async () => Object(await block()).block.text).toBe('Baker, once. Now a chandler')
  await userEvent.tab()
  await expect.element(trade).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('whoever types on a card whose character somebody deletes goes on typing, and none of it is lost', async () => {
  const network = await typeInParty()
  await deleteCharacter(network)
  await expect.element(page.getByRole('alert').getByText(deletedReason)).toBeVisible()
  await userEvent.keyboard('. Now a chandler')
  await expect.element(trade).toHaveValue('Baker, once. Now a chandler')
  await expect.element(trade).toHaveFocus()
  const notSaved = page.getByRole('region', { name: /^Not saved: Trade/ })
  await expect.element(notSaved.getByText('Baker, once. Now a chandler')).toBeVisible()
  expect(notSaved.elements()).toHaveLength(1)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(page.getByText("No one's in play")).toBeVisible()
  await expect.element(notSaved.getByText(deletedReason, { exact: false })).toBeVisible()
  await notSaved.getByRole('button', { name: 'Discard' }).click()
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('what is refused only after the game is restored is sent again by itself', async () => {
  const network = await typeInParty()
  const stored = async () => Object((await network.world.look((rows) => rows(blocks).all()))[0]).block.text
  await expect.poll(stored).toBe('Baker, once')
  const set = (status: 'archived' | 'preparing') =>
    network.world.step((rows) => {
      const game = rows(games).get(gameId) ?? expect.fail('There is no game.')
      saveGame(rows, game, { status }, { userId: game.hostId })
    })
  const conditions = page.getByRole('link', { name: 'Conditions', exact: true })
  await set('archived')
  await expect.element(conditions).not.toBeInTheDocument()
  const answer = network.hold('changeBlock')
  await userEvent.keyboard('. Now a chandler')
  await expect.poll(() => network.countProcessed('changeBlock')).toBe(2)
  await set('preparing')
  await expect.element(conditions).toBeVisible()
  answer()
  await expect.poll(stored).toBe('Baker, once. Now a chandler')
  await expect.poll(network.isQuiet).toBe(true)
})

test('what a typed number can mean is reached also in a number that somebody removes', async () => {
  const network = await openParty({ blocks: [{ kind: 'number', label: 'Wax', value: 7, isPinned: true }] })
  await page.getByRole('spinbutton', { name: 'Mira: Wax' }).click()
  await userEvent.keyboard('4')
  await removeBlock(network)
  await expect.element(page.getByText('Nothing is pinned.', { exact: false })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '−4: Mira: Wax' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(network.isQuiet).toBe(true)
})

test('the focus of a condition that somebody else removes goes to the button that adds one', async () => {
  const network = await openParty({ marks: ['Dazed', 'Singed'] })
  const keep = (conditions: string[]) =>
    network.world.step((rows) => {
      const [before = expect.fail('Nobody is there.')] = rows(characters).all()
      const after = { ...before, conditions, rev: before.rev + 1 }
      rows(characters).put(after)
      publishCharacter(rows, { before, after })
    })
  const singed = page.getByRole('button', { name: 'Mira: Singed' })
  const add = page.getByRole('button', { name: 'Mira: Add a condition' })
  await expect.element(singed).toBeVisible()
  ;(singed.element() as HTMLElement).focus()
  await keep(['Dazed'])
  await expect.element(singed).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  await page.getByRole('button', { name: 'Mira: Dazed' }).click()
  const said = page.getByRole('region', { name: 'Conditions of Mira' }).getByRole('status')
  await expect.element(said).toHaveTextContent("It isn't one of the game's conditions.")
  expect(page.getByText("It isn't one of the game's conditions.").elements()).toHaveLength(1)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Mira: Remove Dazed' })).toHaveFocus()
  await keep([])
  await expect.element(add).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('the form that adds a condition comes into view', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(414, 896))
  const network = await openParty({ blocks: [{ kind: 'number', label: 'Wax', value: 7, isPinned: true }] })
  const add = page.getByRole('button', { name: 'Mira: Add a condition' })
  await expect.element(add).toBeVisible()
  document.body.style.paddingBlock = '100vh'
  onTestFinished(() => document.body.removeAttribute('style'))
  const button = add.element() as HTMLElement
  scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 70)
  button.focus({ preventScroll: true })
  button.click()
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 })
  await expect.poll(network.isQuiet).toBe(true)
})

test('it is said what somebody else does to the conditions of my character, and of no other', async () => {
  const { world, store, isQuiet } = await openParty({ marks: ['Dazed'] })
  const said = new Set<string>()
  store.subscribe(() => {
    for (const { message } of store.getState().overlays.toasts) said.add(message.replace(/[\u2068\u2069]/g, ''))
  })
  const mark = (name: string, labels: string[], by: 'me' | 'Ida') =>
    world.step((rows) => {
      const row = rows(characters)
        .all()
        .find((one) => one.name === name)
      const [game] = rows(games).all()
      if (!row || !game) return expect.fail('Nobody is there.')
      saveCharacter(rows, row, { conditions: labels }, by === 'me' ? game.hostId : ida)
    })
  const ida = world.newId()
  await world.step((rows) => {
    const [game = expect.fail('There is no game.')] = rows(games).all()
    rows(profiles).put({ userId: ida, displayName: 'Ida', sigil: 'owl', colour: 'teal', rev: 1 })
    addCharacters(rows, world, game, [{ name: 'Pell' }])
  })
  await mark('Pell', ['Soaked'], 'Ida')
  await expect.element(page.getByRole('button', { name: 'Pell: Soaked' })).toBeVisible()
  await mark('Mira', ['Dazed', 'Sworn'], 'me')
  await expect.element(page.getByRole('button', { name: 'Mira: Sworn' })).toBeVisible()
  await mark('Mira', ['Dazed', 'Sworn', 'Soaked'], 'Ida')
  await expect.element(page.getByText(/Ida.* added .*Soaked.* to .*Mira/)).toBeVisible()
  await mark('Mira', ['Afraid'], 'Ida')
  const last = 'Ida added Afraid to Mira. Ida removed Dazed, Sworn, and Soaked from Mira.'
  await expect.poll(() => [...said]).toEqual(['Ida added Soaked to Mira.', last])
  expect(store.getState().overlays.toasts).toHaveLength(1)
  await expect.poll(isQuiet).toBe(true)
})

test('without a connection a roll block says so, and does not roll', async () => {
  const network = await openParty({ blocks: [{ kind: 'roll', label: 'Sneak', notation: '1d20', isPinned: true }] })
  const roll = page.getByRole('button', { name: 'Roll Mira: Sneak' })
  network.setFault('createLiveTicket', 'offline')
  network.hub.drop()
  await expect.element(roll).toHaveAttribute('aria-disabled', 'true')
  await expect.element(roll).toHaveAccessibleDescription("You're offline. You can roll once you're back.")
  const said = page.getByText("You're offline. You can roll once you're back.")
  expect(said.elements()).toHaveLength(1)
  await expect.element(said).not.toBeVisible()
  await roll.click({ force: true })
  await expect.element(said.last()).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Dice' })).not.toBeInTheDocument()
  expect(network.count('rollDice')).toBe(0)
})
