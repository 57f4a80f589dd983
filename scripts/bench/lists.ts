import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { buildApp } from './builds.ts'
import { gamesOf } from './games.ts'
import { slowdown, timesOf } from './interactions.ts'
import type { Measured, Row } from './report.ts'
import { on, slow } from './response.ts'
import { serve } from './serve.ts'
import { withBrowser } from './with-browser.ts'

/** How soon a key is seen in the search above a long list, on a slowed processor. */
export async function lists(): Promise<Measured> {
  const { folder } = await buildApp('.results/bench/app')
  const rows: Row[] = []
  for (const count of counts) {
    const served = await serve(folder, { signedIn: true, answer: (url) => gamesOf(count, url) })
    try {
      const times = await withBrowser((browser) => on(browser, served.origin + routes.game.path, typeInSearch))
      const { most, ...row } = slow(`Typing in the search above ${count} game${count === 1 ? '' : 's'}`, times, 50)
      rows.push(count === 1 ? { ...row, what: `For comparison: ${row.what.toLowerCase()}` } : { ...row, most })
    } finally {
      await served.close()
    }
  }
  return {
    title: 'Lists',
    rows,
    notes: [`On a processor slowed ${slowdown} times, measured as the response is.`],
  }
}

/** One game shows what a key costs without a list. */
const counts = [1, 500, 2000]

/** Types and deletes a word in the navbar's search while all games are known; the time of each key, milliseconds. */
export async function typeInSearch(page: Page): Promise<number[]> {
  await page.getByRole('combobox', { name: 'Search' }).click()
  const keys = [...'ember', ...Array<string>(5).fill('Backspace')]
  const press = async (turn: number) => {
    await page.keyboard.press(keys[turn % keys.length] ?? '')
    await setTimeout(pauseMs)
  }
  await press(0)
  // A search asks for what has not come yet.
  await page.waitForLoadState('networkidle')
  for (let turn = 1; turn < keys.length; turn++) await press(turn)
  return timesOf(page, press, 1, 60)
}

/** The pause between two keys of somebody who types fast, milliseconds. */
const pauseMs = 150
