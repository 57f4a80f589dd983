import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishEntry } from '../../../mocks/live/shared-events.ts'
import { logEntries } from '../../../mocks/tags/log/tables.ts'
import { gameId, openDice, otherThan } from '../../../tests/support/open-dice.ts'

const button = page.getByRole('button', { name: 'Dice', exact: true })

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
  const { network, userId } = await openDice()
  const bar = page.getByRole('region', { name: 'Current game' })
  const note = (hasText: RegExp) => bar.getByRole('paragraph', { includeHidden: true }).filter({ hasText })
  const aloud = (words: RegExp) => page.getByRole('status').filter({ hasText: words })
  const inLog = page.getByRole('list', { name: 'Log, newest first' })
  const say = (text: string, to?: string) =>
    network.world.step((rows) => {
      const line = { entryId: network.world.newId(), gameId, at: network.world.now(), label: '', isRemoved: false }
      const by = { authorId: otherThan(rows, userId), audience: 'everyone' as const, kind: 'message' as const }
      const row = { ...line, ...by, text, to }
      rows(logEntries).put(row)
      publishEntry(rows, 'log.added', row, by.authorId)
    })
  await say('Onward.')
  await expect.element(aloud(/Onward/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Close dice' }).click()
  await expect.element(button).toHaveFocus()
  expect(note(/Onward/).query()).toBeNull()
  await say('To the bridge.')
  await expect.element(note(/To the bridge/)).toBeVisible()
  // A whisper is for nobody else who looks at the screen.
  await say('I have the key.', userId)
  await expect.element(note(/Ash.* whispers to you\.$/)).toBeVisible()
  await expect.element(aloud(/whispers: .*I have the key/)).toBeInTheDocument()
  await expect.element(note(/the key/)).not.toBeInTheDocument()
  await button.click()
  await expect.element(inLog.getByText('I have the key.')).toBeVisible()
  // It would go by itself after 8 seconds.
  await expect.poll(() => note(/whispers/).query(), { timeout: 4000 }).toBeNull()
})
