import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { clickAt, notedOn, type Place, placeOf, settleMs, timesOf } from './interactions.ts'

/**
 * Changes the tab 60 times, hovering each tab first. `shown`: the time from the click to the painted heading,
 * milliseconds.
 */
export async function changeTabs(page: Page): Promise<{ times: number[]; shown: number[] }> {
  const strip = page.getByRole('navigation', { name: 'Views' })
  const links: Place[] = []
  for (const name of ['Idea Builder', 'Game', 'Lobby', 'Invite', 'Character', 'Home'])
    links.push(await placeOf(strip.getByRole('link', { name, exact: true })))
  const turn = async (number: number) => {
    const place = links[number % links.length]
    if (!place) throw new Error('The tab strip has no links.')
    // Long enough for the prefetch that hovering starts.
    await page.mouse.move(place.x, place.y)
    await setTimeout(settleMs)
    await clickAt(page, place)
  }
  const times = await timesOf(page, turn, 1, 60)
  return { times, shown: (await notedOn(page)).shown }
}
