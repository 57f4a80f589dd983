import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { goneReason } from '../model/sheet-mutations.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** The form of a roll in the layout, and what is announced from now on. */
async function openRoll() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, {
    name: 'Mira',
    blocks: [
      { kind: 'roll', label: 'Blow', notation: '2d6' },
      { kind: 'roll', label: 'Bargain', notation: '1d20+{coin }' },
      { kind: 'number', label: 'Wax', value: 1 },
      { kind: 'number', label: 'Coin', value: 1 },
    ],
  })
  const [mira] = await network.world.look((rows) => rows(characters).all())
  const characterId = mira?.characterId ?? ''
  const { store } = await openApp({ at: placeHref(gameId, { character: characterId }) })
  await page.getByRole('button', { name: 'Actions for Mira' }).click()
  await page.getByRole('menuitem', { name: 'Edit layout' }).click()
  await page.getByRole('button', { name: 'Edit Blow' }).click()
  const heard: string[] = []
  const watch = new MutationObserver((records) => {
    const regions = records.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest('[role="status"], [aria-live="polite"]')
    })
    for (const region of new Set(regions)) if (region?.textContent) heard.push(region.textContent)
  })
  watch.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  const sheet = charactersApi.endpoints.getCharacter.initiate({ params: { gameId, characterId } }, { subscribe: false })
  return { network, heard, cached: async () => (await store.dispatch(sheet)).data }
}

const form = page.getByRole('form', { name: 'Edit Blow' })
const roll = form.getByRole('textbox', { name: 'Roll' })

test('what can never be a roll is refused at its field, and what lacks a name is saved', async () => {
  const { network, heard } = await openRoll()
  await roll.fill('2d+{Q')
  const problem = 'A name needs a closing brace, at character 6.'
  await expect.poll(() => heard).toEqual([problem])
  await userEvent.keyboard('{Enter}')
  await expect.element(roll).toHaveFocus()
  await expect.poll(() => heard).toEqual([problem, problem])
  expect(network.count('changeBlock')).toBe(0)
  await roll.fill('2d6+{Force}')
  await userEvent.keyboard('{Enter}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(() => network.count('changeBlock')).toBe(1)
  await expect.poll(network.isQuiet).toBe(true)
})

test('a wrong roll is said once typing rests, and not again when a block moves', async () => {
  const { network, heard } = await openRoll()
  await roll.fill('')
  await userEvent.keyboard('2d6+{{For')
  const problem = 'A name needs a closing brace, at character 9.'
  await expect.element(form.getByText(problem, { exact: false })).toBeVisible()
  await expect.poll(() => heard).toEqual([problem])
  await page.getByRole('button', { name: 'Move down: Wax' }).click()
  await page.getByRole('button', { name: 'Move down: Blow' }).click()
  await expect.poll(network.isQuiet).toBe(true)
  expect(heard.filter((words) => words.includes('brace'))).toEqual([problem])
})

test('the label of a number says which rolls take it', async () => {
  await openRoll()
  await page.getByRole('button', { name: 'Edit Coin' }).click()
  const label = page.getByRole('form', { name: 'Edit Coin' }).getByRole('textbox', { name: 'Label' })
  await expect.element(label).toHaveAccessibleDescription(/^Used in Bargain\./)
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  const other = page.getByRole('form', { name: 'Edit Wax' }).getByRole('textbox', { name: 'Label' })
  await expect.element(other).not.toHaveAccessibleDescription()
})

test('a block that I remove while its form is open is not said to be gone: it can be brought back', async () => {
  const { network, cached } = await openRoll()
  const answer = network.hold('removeBlock')
  await page.getByRole('button', { name: 'Remove Blow' }).click()
  // The event comes before the answer.
  await expect.poll(cached).toMatchObject({ order: { blockIds: { length: 3 } } })
  expect(page.getByText(goneReason).elements()).toEqual([])
  answer()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('Escape closes a form in which nothing is typed, and no other', async () => {
  const { network } = await openRoll()
  await roll.fill('2d8')
  await userEvent.keyboard('{Escape}')
  await expect.element(roll).toHaveValue('2d8')
  await roll.fill('2d6')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit Blow' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('Escape closes the form that adds a block while no label is typed, and leads back to its button', async () => {
  const { network } = await openRoll()
  const opener = page.getByRole('button', { name: 'Add block' })
  const adder = page.getByRole('form', { name: 'Add a block' })
  await opener.click()
  await adder.getByLabelText('Block type').selectOptions('Short text')
  await adder.getByLabelText('Label').fill('Trade')
  await userEvent.keyboard('{Escape}')
  await expect.element(adder.getByLabelText('Label')).toHaveValue('Trade')
  await adder.getByLabelText('Label').fill('')
  await userEvent.keyboard('{Escape}')
  await expect.element(adder).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(adder.getByLabelText('Block type')).toHaveFocus()
  await expect.element(adder.getByLabelText('Block type')).toHaveDisplayValue('Short text')
  await expect.poll(network.isQuiet).toBe(true)
})
