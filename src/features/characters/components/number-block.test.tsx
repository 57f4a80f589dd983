import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishCharacter } from '../../../../mocks/live/character-projection.ts'
import { blocks, characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const defense = page.getByRole('spinbutton', { name: 'Defense' })
const versions = page.getByRole('region', { name: 'Two versions of Defense' })

/** A sheet with one number, and what somebody else sets it to. */
async function openSheet() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', blocks: [{ kind: 'number', label: 'Defense', value: 33 }] })
  const row = () => network.world.look((rows) => rows(blocks).all()[0] ?? expect.fail('There is no number.'))
  const { characterId: character } = await row()
  const { store } = await openApp({ at: placeHref(gameId, { character }) })
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  return {
    network,
    stored: async () => Object(await row()).block.value,
    setElsewhere: (value: number) =>
      network.world.step((rows) => {
        const [sheet = expect.fail('Nobody is there.')] = rows(characters).all()
        const [found] = rows(blocks).all()
        if (found?.block.kind !== 'number') return expect.fail('There is no number.')
        rows(blocks).put({ ...found, block: { ...found.block, value, rev: found.block.rev + 1 } })
        publishCharacter(rows, { before: sheet, after: sheet, changed: [found.block.blockId] })
      }),
  }
}

test('a number that somebody else has set while I typed mine is not overwritten: both are shown', async () => {
  const { network, stored, setElsewhere } = await openSheet()
  await defense.click()
  await userEvent.keyboard('45')
  await setElsewhere(92)
  await expect.element(defense).toHaveAttribute('aria-valuenow', '92')
  await userEvent.keyboard('{Enter}')
  await expect.element(versions.getByText('45', { exact: true })).toBeVisible()
  const lead = page.getByRole('button', { name: 'Choose which version to keep' })
  await expect.element(page.getByText('Defense was changed elsewhere, too.')).toBeVisible()
  await lead.click()
  await expect.element(versions).toHaveFocus()
  await expect.element(versions.getByText('92', { exact: true })).toBeVisible()
  expect(await stored()).toBe(92)
  await versions.getByRole('button', { name: 'Keep yours: Defense' }).click()
  await expect.poll(stored).toBe(45)
  await expect.element(versions).not.toBeInTheDocument()
  await expect.element(lead).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
})

test('where a number stopped is no news to whoever comes back to the sheet', async () => {
  const { network, stored } = await openSheet()
  await defense.click()
  await userEvent.keyboard('2000000{Enter}')
  await expect.poll(stored).toBe(1_000_000)
  const note = page.getByText('At most 1,000,000')
  await expect.element(note).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect.element(defense).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect.element(defense).toBeVisible()
  expect(note.elements()).toEqual([])
  await expect.poll(network.isQuiet).toBe(true)
})

test('a number that I set again at once is mine alone, and needs no choice', async () => {
  const { network, stored } = await openSheet()
  const answer = network.hold('changeBlock')
  await defense.click()
  await userEvent.keyboard('45{Enter}')
  await expect.poll(() => network.countProcessed('changeBlock')).toBe(1)
  await userEvent.keyboard('46')
  answer()
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(stored).toBe(46)
  await expect.element(versions).not.toBeInTheDocument()
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('changeBlock')).toBe(2)
})
