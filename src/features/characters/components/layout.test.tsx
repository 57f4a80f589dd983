import { http } from 'msw/http'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishCharacter } from '../../../../mocks/live/character-projection.ts'
import { blocks as blockRows, characters } from '../../../../mocks/tags/characters/tables.ts'
import { type FakeNetwork, fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { removeBlock, sheetIn } from '../../../../tests/support/seed-games.ts'
import { goneReason } from '../model/sheet-mutations.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const blocks = ['Wax', 'Coin', 'Rope'].map((label) => ({ kind: 'number' as const, label, value: 1 }))

/** The layout of a sheet, whose order changes on the server just before each of so many calls that set it. */
async function openLayout(changes: number, reorder = (blockIds: readonly string[]) => [...blockIds]) {
  await page.viewport(1280, 800)
  let left = changes
  const network: FakeNetwork = fakeNetwork({
    answers: [
      http.put('*/order', async () => {
        if (left-- <= 0) return
        await reorderElsewhere(false)
      }),
    ],
  })
  const reorderElsewhere = (isHeard: boolean) =>
    network.world.step((rows) => {
      for (const row of rows(characters).all()) {
        const after = { ...row, blockIds: reorder(row.blockIds), orderRev: row.orderRev + 1 }
        rows(characters).put(after)
        if (isHeard) publishCharacter(rows, { before: row, after })
      }
    })
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', blocks })
  const stored = () => network.world.look((rows) => rows(characters).all()[0] ?? expect.fail('Nobody is there.'))
  const { characterId: character, blockIds } = await stored()
  const { store } = await openApp({ at: placeHref(gameId, { character }) })
  await openTool()
  return { network, store, blockIds, stored, reorderElsewhere }
}

async function openTool() {
  await page.getByRole('button', { name: 'Actions for Mira' }).click()
  await page.getByRole('menuitem', { name: 'Edit layout' }).click()
}

const notSaved = page.getByRole('region', { name: /^Not saved: (Wax|Beeswax)$/ })

test('an order that quick presses overtake twice is saved, and the person hears of no conflict', async () => {
  const { network, store, blockIds, stored } = await openLayout(2)
  const heard: unknown[] = []
  const watch = new MutationObserver(() => heard.push(...document.querySelectorAll('[role="alert"] *')))
  watch.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Move down: Wax' }).click()
  await expect.poll(async () => (await stored()).blockIds).toEqual([blockIds[1], blockIds[0], blockIds[2]])
  // What is under way when a test ends would reach the network of the next.
  const calls = () => Object.values(store.getState().api.mutations)
  await expect.poll(() => calls().some((one) => one?.status === 'pending')).toBe(false)
  watch.disconnect()
  expect(network.count('orderBlocks')).toBe(3)
  expect(heard).toEqual([])
})

const lastToFront = (blockIds: readonly string[]) => [...blockIds.slice(-1), ...blockIds.slice(0, -1)]

test('an order that two people change at once has the moves of both', async () => {
  const { network, blockIds, stored } = await openLayout(1, lastToFront)
  await page.getByRole('button', { name: 'Move down: Wax' }).click()
  await expect.poll(async () => (await stored()).blockIds).toEqual([blockIds[2], blockIds[1], blockIds[0]])
  await expect.poll(network.isQuiet).toBe(true)
})

test('a move that arrives from elsewhere before the own is sent is shown and kept with it', async () => {
  const { network, store, blockIds, stored, reorderElsewhere } = await openLayout(0, lastToFront)
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  await page.getByRole('button', { name: 'Move down: Wax' }).click()
  await reorderElsewhere(true)
  const movers = page.getByRole('button', { name: /^Move up/ })
  const shown = () => movers.all().map((mover) => mover.element().getAttribute('aria-label'))
  await expect.poll(shown).toEqual(['Move up: Rope', 'Move up: Coin', 'Move up: Wax'])
  await expect.element(page.getByRole('button', { name: 'Move down: Wax' })).toHaveFocus()
  await expect.poll(async () => (await stored()).blockIds).toEqual([blockIds[2], blockIds[1], blockIds[0]])
  await expect.poll(network.isQuiet).toBe(true)
})

test('a move while an order is being saved is sent after it, also when the layout is closed', async () => {
  const { network, blockIds, stored } = await openLayout(0)
  const answer = network.hold('orderBlocks')
  const moveDown = page.getByRole('button', { name: 'Move down: Wax' })
  await moveDown.click()
  await expect.poll(() => network.countProcessed('orderBlocks')).toBe(1)
  await moveDown.click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(moveDown).not.toBeInTheDocument()
  expect(network.count('orderBlocks')).toBe(1)
  answer()
  await expect.poll(async () => (await stored()).blockIds).toEqual([blockIds[1], blockIds[2], blockIds[0]])
  await expect.poll(network.isQuiet).toBe(true)
})

test('Undo stands where the block was and leads to it, and nothing is said of an order that is no more', async () => {
  const { network } = await openLayout(0)
  await page.getByRole('button', { name: 'Move down: Wax' }).click()
  await expect.element(page.getByText('Wax: 2 of 3')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Edit Coin' }).click()
  const typed = page.getByRole('form', { name: 'Edit Coin' }).getByLabelText('Label')
  await typed.fill('Gold')
  await page.getByRole('button', { name: 'Remove Coin' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveFocus()
  expect(undo.element().closest('li')?.nextElementSibling?.textContent).toMatch(/^Wax/)
  await expect.element(typed).not.toBeInTheDocument()
  await expect.element(page.getByText('Wax: 2 of 3')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove Coin' })).toHaveFocus()
  await expect.element(page.getByText('Wax: 2 of 3')).not.toBeInTheDocument()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(typed).toHaveValue('Gold')
  await page.getByRole('button', { name: 'Cancel' }).click()
  // The same on the sheet, where the offer still stands.
  await page.getByRole('button', { name: 'Remove Rope' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await undo.click()
  await expect.element(page.getByRole('button', { name: 'Less: Rope' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('an offer to undo a removal stays with its sheet, and Changes can undo it', async () => {
  const { network } = await openLayout(0)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await page.getByRole('button', { name: 'Remove Coin' }).click()
  await expect.element(undo).toHaveFocus()
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect.element(page.getByRole('button', { name: /^Undo: .*Mira.*Coin/ })).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect.element(undo).toBeVisible()
  await expect.poll(network.isQuiet).toBe(true)
})

test('two versions of what Edit has changed stand where it was changed', async () => {
  const { network } = await openLayout(0)
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  await page.getByRole('form', { name: 'Edit Wax' }).getByLabelText('Label').fill('Beeswax')
  await network.world.step((rows) => {
    const [{ block, ...row } = expect.fail('There is no block.')] = rows(blockRows).where(
      ({ block }) => block.label === 'Wax',
    )
    rows(blockRows).put({ ...row, block: { ...block, label: 'Honey', rev: block.rev + 1 } })
  })
  await userEvent.keyboard('{Enter}')
  const versions = page.getByRole('listitem').getByRole('region', { name: 'Two versions of Honey' })
  await expect.element(versions.getByText('Label: Beeswax')).toBeVisible()
  await expect.element(versions.getByText('Label: Honey')).toBeVisible()
  await versions.getByRole('button', { name: /^Keep yours/ }).click()
  await expect.element(page.getByRole('button', { name: 'Edit Beeswax' })).toHaveFocus()
  await expect.poll(network.isQuiet).toBe(true)
})

test('an edit of a block that is gone is said where it was', async () => {
  const { network } = await openLayout(0)
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  await page.getByRole('form', { name: 'Edit Wax' }).getByLabelText('Label').fill('Beeswax')
  await network.world.step((rows) => {
    for (const row of rows(characters).all()) rows(characters).put({ ...row, blockIds: row.blockIds.slice(1) })
    rows(blockRows).deleteWhere(({ block }) => block.label === 'Wax')
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(notSaved.getByText('Label: Beeswax')).toBeVisible()
  expect(notSaved.element().closest('li')?.nextElementSibling?.textContent).toMatch(/^Coin/)
  await expect.poll(network.isQuiet).toBe(true)
})

test('what is typed while a block is being added is the next label, and on a phone a form is above the bar', async () => {
  const { network } = await openLayout(0)
  await page.viewport(360, 740)
  await page.getByRole('button', { name: 'Add block' }).click()
  const form = page.getByRole('form', { name: 'Add a block' })
  const label = form.getByLabelText('Label')
  const answer = network.hold('addBlock')
  await label.fill('Strength')
  await userEvent.keyboard('{Enter}')
  await label.fill('Dexterity')
  await userEvent.keyboard('{Enter}')
  answer()
  await expect.element(page.getByText('Strength added, at the end')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit Strength' })).toBeVisible()
  await expect.element(label).toHaveValue('Dexterity')
  await expect.element(label).toHaveFocus()
  await expect.element(form.getByRole('button')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('{Enter}')
  const edit = page.getByRole('form', { name: 'Edit Dexterity' })
  await expect.element(edit.getByLabelText('Label')).toHaveFocus()
  await expect.element(label).toHaveValue('')
  const placeOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
  expect(placeOf('Save').bottom).toBeLessThan(placeOf('Done').top)
})

test('what is typed in Layout stays beside another form and while the layout is left, and Done saves it', async () => {
  const { network } = await openLayout(0)
  const label = (form: string) => page.getByRole('form', { name: form }).getByLabelText('Label')
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  await label('Edit Wax').fill('Tallow')
  await page.getByRole('button', { name: 'Edit Coin' }).click()
  await page.getByRole('button', { name: 'Edit Rope' }).click()
  await expect.element(label('Edit Rope')).toHaveFocus()
  await expect.element(label('Edit Coin')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  await expect.element(label('Edit Wax')).toHaveFocus()
  await page.getByRole('button', { name: 'Add block' }).click()
  await label('Add a block').fill('Salt')
  await page.getByRole('link', { name: 'Changes' }).click()
  await page.getByRole('link', { name: 'Mine' }).click()
  await openTool()
  await expect.element(page.getByRole('heading', { name: 'Layout' })).toHaveFocus()
  await expect.element(label('Edit Wax')).toHaveValue('Tallow')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('spinbutton', { name: 'Tallow' })).toBeVisible()
  await expect.element(page.getByRole('spinbutton', { name: 'Salt' })).toBeVisible()
  await expect.poll(network.isQuiet).toBe(true)
})

test('Done saves the block that is being edited, and stays where it cannot', async () => {
  const { network } = await openLayout(0)
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  const label = page.getByRole('form', { name: 'Edit Wax' }).getByRole('textbox', { name: 'Label' })
  await label.fill('')
  const done = page.getByRole('button', { name: 'Done' })
  await done.click()
  await expect.element(label).toHaveFocus()
  await expect.element(label).toHaveAttribute('aria-invalid', 'true')
  await label.fill('Tallow')
  await done.click()
  await expect.element(page.getByRole('spinbutton', { name: 'Tallow' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Layout' })).not.toBeInTheDocument()
  await expect.poll(() => network.count('changeBlock')).toBe(1)
})

test('Done adds the block whose label is typed, after what is being edited, and stays where it cannot', async () => {
  const { network } = await openLayout(0)
  await page.getByRole('button', { name: 'Add block' }).click()
  const label = page.getByRole('form', { name: 'Add a block' }).getByLabelText('Label')
  await label.fill('{Strength}')
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  await page.getByRole('form', { name: 'Edit Wax' }).getByLabelText('Label').fill('Tallow')
  const done = page.getByRole('button', { name: 'Done' })
  await done.click()
  await expect.element(page.getByRole('button', { name: 'Edit Tallow' })).toBeVisible()
  await expect.element(label).toHaveFocus()
  await expect.element(label).toHaveAttribute('aria-invalid', 'true')
  await label.fill('Strength')
  const answer = network.hold('addBlock')
  await done.click()
  await done.click()
  answer()
  await expect.element(page.getByRole('spinbutton', { name: 'Strength' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Layout' })).not.toBeInTheDocument()
  expect(network.count('addBlock')).toBe(1)
  await expect.poll(network.isQuiet).toBe(true)
})

test('what is typed in Edit stays while its block is gone, and is saved once it is back', async () => {
  const { network, store } = await openLayout(0)
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  await page.getByRole('button', { name: 'Edit Wax' }).click()
  const form = page.getByRole('form', { name: 'Edit Wax' })
  const label = form.getByLabelText('Label')
  await label.fill('Bees')
  const bringBack = await removeBlock(network)
  await expect.element(page.getByRole('alert').getByText(goneReason)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove Wax' })).not.toBeInTheDocument()
  await userEvent.keyboard('wax')
  await expect.element(label).toHaveValue('Beeswax')
  await bringBack()
  await expect.element(page.getByRole('button', { name: 'Remove Wax' })).toBeVisible()
  await expect.element(label).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Edit Beeswax' })).toBeVisible()
  await expect.element(page.getByText('Beeswax saved')).toBeInTheDocument()
  // Saved while it is gone, it is there to be copied; and the focus is not lost.
  await page.getByRole('button', { name: 'Edit Beeswax' }).click()
  await page.getByLabelText('Label').fill('Honey')
  await removeBlock(network)
  await expect.element(page.getByText(goneReason)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('heading', { name: 'Layout' })).toHaveFocus()
  await expect.element(notSaved.getByText('Label: Honey')).toBeVisible()
  expect(network.count('changeBlock')).toBe(1)
  await page.getByRole('button', { name: 'Done' }).click()
  const inPlace = page.getByRole('region', { name: 'Not saved: Beeswax', exact: true })
  await expect.element(inPlace.getByText('Label: Honey')).toBeVisible()
  await inPlace.getByRole('button', { name: 'Discard' }).click()
  await expect.element(inPlace).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})
