import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishEntry } from '../../../mocks/live/shared-events.ts'
import { logEntries } from '../../../mocks/tags/log/tables.ts'
import { gameId, type OpenedDice, openDice, otherThan } from '../../../tests/support/open-dice.ts'

const button = page.getByRole('button', { name: 'Dice', exact: true })
const note = (hasText: RegExp) =>
  page.getByRole('region', { name: 'Current game' }).getByRole('paragraph', { includeHidden: true }).filter({ hasText })

/** The other member says something, to everyone or to one member. */
const say = ({ network, userId }: OpenedDice, text: string, to?: string) =>
  network.world.step((rows) => {
    const line = { entryId: network.world.newId(), gameId, at: network.world.now(), label: '', isRemoved: false }
    const by = { authorId: otherThan(rows, userId), audience: 'everyone' as const, kind: 'message' as const }
    const row = { ...line, ...by, text, to }
    rows(logEntries).put(row)
    publishEntry(rows, 'log.added', row, by.authorId)
  })

test.each([
  ['beside the view', 1280],
  ['as a sheet over it', 390],
])('closing the dice %s leaves the page where it was scrolled to', async (_, width) => {
  await openDice()
  await page.getByRole('button', { name: 'Close dice' }).click()
  await page.viewport(width, 700)
  await button.click()
  await expect.element(page.getByRole('heading', { name: 'Dice' })).toHaveFocus()
  const view = document.querySelector('main')
  if (view) view.style.minBlockSize = '4000px'
  scrollTo(0, 900)
  expect(scrollY).toBe(900)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(scrollY).toBe(900)
})

test('what others roll and say stands in the game bar, but not beside the log that shows it', async () => {
  const dice = await openDice()
  const aloud = (words: RegExp) => page.getByRole('status').filter({ hasText: words })
  const inLog = page.getByRole('list', { name: 'Log, newest first' })
  await say(dice, 'Onward.')
  await expect.element(aloud(/Onward/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Close dice' }).click()
  await expect.element(button).toHaveFocus()
  expect(note(/Onward/).query()).toBeNull()
  await say(dice, 'To the bridge.')
  await expect.element(note(/To the bridge/)).toBeVisible()
  // A whisper is for nobody else who looks at the screen.
  await say(dice, 'I have the key.', dice.userId)
  await expect.element(note(/Ash.* whispers to you\.$/)).toBeVisible()
  await expect.element(aloud(/whispers: .*I have the key/)).toBeInTheDocument()
  await expect.element(note(/the key/)).not.toBeInTheDocument()
  await button.click()
  await expect.element(inLog.getByText('I have the key.')).toBeVisible()
  // It would go by itself after 8 seconds.
  await expect.poll(() => note(/whispers/).query(), { timeout: 4000 }).toBeNull()
})

test('on a phone what is new leads to the log: “Dice” with its number, and the note in the game bar', async () => {
  const dice = await openDice()
  const log = page.getByRole('tab', { name: 'Log' })
  const close = () => page.getByRole('button', { name: 'Close dice' }).click()
  await page.viewport(390, 740)
  await close()
  await say(dice, 'Ready?', dice.userId)
  await note(/ whispers to you\.$/).click()
  await expect.element(log).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await close()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(page.getByRole('tab', { name: 'Tray' })).toHaveAttribute('aria-selected', 'true')
  await say(dice, 'To the bridge.')
  await note(/To the bridge/).click()
  await expect.element(log).toHaveAttribute('aria-selected', 'true')
  await close()
  await say(dice, 'Onward.')
  await expect.element(button).toHaveAccessibleDescription('1 new in the log')
  await button.click()
  await expect.element(log).toHaveAttribute('aria-selected', 'true')
})
