import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { calm, clickAt, notedOn, type Place, placeOf, timesOf } from './interactions.ts'

/** Changes the tab 36 times, each hovered before. `shown`: from the click to the painted heading, milliseconds. */
export async function changeTabs(page: Page): Promise<{ times: number[]; shown: number[] }> {
  const strip = page.getByRole('navigation', { name: 'Views' })
  const links: Place[] = []
  for (const name of ['Idea Builder', 'Game', 'Lobby', 'Invite', 'Character', 'Home'])
    links.push(await placeOf(strip.getByRole('link', { name, exact: true })))
  const turn = async (number: number) => {
    const place = links[number % links.length]
    if (!place) throw new Error('The tab strip has no links.')
    // As a hand does: the pointer is on the link for a moment before it clicks.
    await page.mouse.move(place.x, place.y)
    await setTimeout(calm)
    await clickAt(page, place)
  }
  const times = await timesOf(page, turn, 1, 36)
  return { times, shown: (await notedOn(page)).shown }
}

/**
 * Runs in the page: takes it from React, and changes its heading, current tab and address with the least that does it.
 * What that takes is what the browser takes for a page like ours.
 */
export function takeOverByHand() {
  const root = document.querySelector('#root')
  if (!root) return
  root.replaceWith(root.cloneNode(true))
  const main = document.querySelector('main')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Views] a')]
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      history.pushState(null, '', link.href)
      const next = main?.firstElementChild?.cloneNode(true)
      if (!(next instanceof HTMLElement)) return
      const heading = next.querySelector('h1')
      if (heading) heading.textContent = link.textContent
      main?.replaceChildren(next)
      heading?.focus({ preventScroll: true })
      for (const other of links) other.toggleAttribute('aria-current', false)
      link.setAttribute('aria-current', 'page')
    })
  }
}
