import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listen } from '../../support/announcements.ts'
import { expect, startSession, test } from '../../support/journey.ts'
import { createGame } from '../../support/journey-group.ts'

// By keyboard alone, in a low window, where the docked card leaves the least space.
test.use({ viewport: { width: 740, height: 360 }, contextOptions: { reducedMotion: 'reduce' } })

/** The focused element: its text, and whether a part of it is visible (WCAG 2.4.11). */
const look = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    const { labels } = focused as HTMLInputElement
    const words = focused.ariaLabel ?? labels?.[0]?.textContent ?? focused.textContent
    const shown = focused.matches('[type=file]') ? (labels?.[0] ?? focused) : focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width / 2, top + height * part)
      return there !== null && (shown.contains(there) || shown.parentElement?.contains(there))
    })
    // The bar above has journeys of its own.
    return {
      words: `${focused.tagName} ${words.replace(/\s+/g, ' ').trim()}`,
      isSeen: isSeen || !focused.closest('main'),
    }
  })

/** A person at the keyboard of the Idea Builder, in a game of their own. */
async function atKeys(page: Page) {
  const heard = await listen(page)
  await startSession(page, 'keys@example.com')
  const { gameId } = await createGame(page)
  await page.goto(`/idea-builder/?game=${gameId}`)
  await page.getByRole('button', { name: 'Reroll', exact: true }).waitFor()
  async function press(key: string) {
    await page.keyboard.press(key)
    const seen = await look(page)
    expect(seen.isSeen, `${seen.words} is to be seen`).toBe(true)
    return seen
  }
  /** Tabs to a control and presses a key on it. After the last control the focus is in the browser. */
  async function go(to: RegExp, { back = false, use = '' } = {}) {
    for (let step = 0; step < 90; step++) {
      const { words } = await press(back ? 'Shift+Tab' : 'Tab')
      if (to.test(words)) return use && page.keyboard.press(use)
    }
    throw new Error(`${to} is not reached.`)
  }
  const hear = (words: RegExp) => expect.poll(() => heard.splice(0).some((text) => words.test(text))).toBe(true)
  const focused = (words: RegExp) => expect.poll(async () => (await look(page)).words).toMatch(words)
  return { go, hear, focused, type: (text: string) => page.keyboard.type(text) }
}

test('by keyboard alone: draw, keep, edit, search, delete, undo, and out of the game', async ({ page }) => {
  const { go, hear, focused, type } = await atKeys(page)
  await go(/^BUTTON Reroll( R)?$/, { use: 'Enter' })
  // A line with the same new text is not announced.
  await hear(/(Name|Trade|Wants|Secret|Manner): /)
  await go(/^BUTTON Actions for/, { back: true, use: 'Enter' })
  await focused(/^BUTTON Edit$/)
  await page.keyboard.press('Enter')
  // In no table: a line that was drawn cannot be the same.
  await type('Counts the stairs aloud')
  await page.keyboard.press('Enter')
  await focused(/^BUTTON Actions for/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await hear(/^Manner: Counts the stairs aloud, locked$/)
  await page.keyboard.press('k')
  await hear(/^Kept: /)

  await go(/^BUTTON Show it/, { use: 'Enter' })
  await focused(/^LI /)
  await go(/^BUTTON Edit /, { use: 'Enter' })
  await focused(/^INPUT Title/)
  await page.keyboard.press('Control+a')
  await type('The keeper')
  await go(/^INPUT Tags/)
  await type('sea, storm')
  await go(/^SELECT Who can see it/)
  await page.keyboard.press('End')
  await hear(/^Saved$/)
  await go(/^BUTTON Done/, { use: 'Enter' })
  await focused(/^BUTTON Edit The keeper/)

  await go(/^BUTTON Search/, { back: true, use: 'Enter' })
  await focused(/^INPUT/)
  await type('zzz')
  await hear(/^0 of 1 idea$/)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await go(/^BUTTON Delete The keeper/, { use: 'Enter' })
  await hear(/^Deleted: The keeper$/)
  await focused(/^BUTTON Undo/)
  await page.keyboard.press('Enter')
  await focused(/^LI The keeper/)

  // The list of the game has it back a moment later, by a live event.
  await go(/^BUTTON Kept/, { back: true, use: 'ArrowRight' })
  await focused(/^BUTTON In this game/)
  await page.getByRole('button', { name: 'Remove from game: The keeper' }).waitFor()
  await go(/^BUTTON Remove from game: The keeper/, { use: 'Enter' })
  await focused(/^BUTTON Cancel/)
  await go(/^BUTTON Remove/, { use: 'Enter' })
  await focused(/^H2 Ideas in/)
})

test('by keyboard alone: export and import', async ({ page }) => {
  const { go, hear, focused } = await atKeys(page)
  await go(/^BUTTON Reroll( R)?$/)
  await page.keyboard.press('k')
  await hear(/^Kept: /)
  await go(/^BUTTON Card/, { back: true, use: 'ArrowRight' })
  const saved = page.waitForEvent('download')
  await go(/^BUTTON Actions for kept ideas/, { use: 'Enter' })
  await focused(/^BUTTON Export as Markdown/)
  await page.keyboard.press('ArrowDown')
  await focused(/^BUTTON Export as JSON/)
  await page.keyboard.press('Enter')
  await hear(/^1 idea exported\.$/)
  const text = await readFile(await (await saved).path(), 'utf8')
  // Before the keys: it takes the browser a moment to hand over its choosers.
  const chooser = page.waitForEvent('filechooser')
  await focused(/^BUTTON Actions for kept ideas/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await focused(/^BUTTON Import/)
  await page.keyboard.press('Enter')
  await focused(/^INPUT Choose a file/)
  await page.keyboard.press('Space')
  const other = text.replace(/"title": "[^"]*"/, '"title": "The lamp"')
  const file = { name: 'ideas.json', mimeType: 'application/json', buffer: Buffer.from(other) }
  await (await chooser).setFiles(file)
  await hear(/^1 idea to import\.$/)
  await go(/^BUTTON Import 1 idea/, { use: 'Enter' })
  await hear(/^Imported: 1 idea\.$/)
  await focused(/^BUTTON Done/)
  await page.keyboard.press('Enter')
  await focused(/^BUTTON Actions for kept ideas/)
})

test('by keyboard alone: a table of one’s own', async ({ page }) => {
  const { go, hear, focused, type } = await atKeys(page)
  await go(/^BUTTON Card/, { use: 'End' })
  await go(/^BUTTON New table/, { use: 'Enter' })
  await focused(/^INPUT Name/)
  await type('tavern')
  await go(/^TEXTAREA Entries/)
  await type('the Drowned Bell\n{nowhere}')
  await hear(/^1 entry, 1 line to fix$/)
  await go(/^BUTTON Remove these lines/, { use: 'Enter' })
  await focused(/^TEXTAREA Entries/)
  await go(/^BUTTON Create random table/, { use: 'Enter' })
  await hear(/^Made: tavern$/)
  await focused(/^BUTTON New table/)
  await go(/^BUTTON Tables/, { back: true, use: 'Home' })
  await go(/^BUTTON Actions for Manner/, { use: 'Enter' })
  await focused(/^BUTTON Edit$/)
  await page.keyboard.press('End')
  await focused(/^BUTTON See the “manner” table/)
  await page.keyboard.press('Enter')
  await focused(/^SELECT Table for “Manner”/)
  await type('tavern')
  await hear(/^Manner: The Drowned Bell$/)
  await go(/^BUTTON Done/, { use: 'Enter' })
  await focused(/^BUTTON Actions for Manner/)
  await go(/^BUTTON Card/, { back: true, use: 'End' })
  await go(/^BUTTON Share with .*: tavern/, { use: 'Enter' })
  await hear(/^Shared: tavern$/)
  await go(/^BUTTON Delete tavern/, { use: 'Enter' })
  await focused(/^BUTTON Cancel/)
  await go(/^BUTTON Delete$/, { use: 'Enter' })
  await hear(/^Deleted: tavern$/)
  await focused(/^BUTTON New table/)
})
