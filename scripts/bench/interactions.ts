import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from 'playwright'

/** How many times slower than this machine the processor is made: a phone of the lower middle. */
export const slowdown = 6

/** Opens a page whose processor is slowed, and whose interactions and long tasks are noted. */
export async function openSlowed(context: BrowserContext, address: string, rate = slowdown): Promise<Page> {
  await context.addInitScript(observe)
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** A point of the window, in CSS pixels. */
export type Place = { x: number; y: number }

/** Between two interactions nothing runs in the page but what the first one caused, milliseconds. */
export const calm = 400

/** Where an element is. Looked up beforehand: a search runs in the page, and would slow what is measured. */
export async function placeOf(locator: Locator): Promise<Place> {
  await locator.scrollIntoViewIfNeeded()
  // What moves in has arrived by then.
  await setTimeout(calm)
  const box = await locator.boundingBox()
  if (!box) throw new Error('What the bench wants to click is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How long the pointer rests before it presses, and the button is held, milliseconds. */
const hand = { rests: 150, holds: 80 }

/** Clicks as a hand does: what the pointer causes by arriving is over by then. */
export async function clickAt(page: Page, { x, y }: Place) {
  await page.mouse.move(x, y)
  await setTimeout(hand.rests)
  await page.mouse.click(x, y, { delay: hand.holds })
  await setTimeout(calm)
}

/** Waits until something that matches the selector is on the page, or is not; looks seldom, to leave the page alone. */
export async function see(page: Page, selector: string, expected: boolean) {
  const isSo = ([query, wanted]: [string, boolean]) => (document.querySelector(query) !== null) === wanted
  await page.waitForFunction(isSo, [selector, expected] as [string, boolean], { polling: 200 })
}

type Noted = { interactions: Record<string, number>; longTasks: number[]; shown: number[] }

/** In the page, what `observe` has noted. Nothing is written down while the page works: that would be measured too. */
type Noting = { noted?: Noted }

/** Runs in the page: notes each interaction's time to the next paint, long tasks, and from a click to a new heading. */
function observe() {
  const noted: Noted = { interactions: {}, longTasks: [], shown: [] }
  Object.assign(globalThis, { noted } satisfies Noting)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  watch('event', (entry) => {
    const { interactionId = 0, duration } = entry as PerformanceEventTiming
    if (interactionId > 0)
      noted.interactions[interactionId] = Math.max(duration, noted.interactions[interactionId] ?? 0)
  })
  watch('longtask', ({ duration }) => noted.longTasks.push(duration))

  const heading = () => document.querySelector('main h1')?.textContent ?? ''
  const noteShown = (clickedAt: number, before: string) =>
    requestAnimationFrame(() => {
      const now = heading()
      if (!now || now === before) return noteShown(clickedAt, before)
      // After the frame that shows it, before what the page does later: the most urgent task that the frame asks for.
      scheduler.postTask(() => noted.shown.push(performance.now() - clickedAt), { priority: 'user-blocking' })
    })
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('nav a')) noteShown(timeStamp, heading())
    },
    { capture: true },
  )
}

/** What has been noted so far on a page. */
export async function notedOn(page: Page): Promise<Noted> {
  // Event timing is told some frames after the paint.
  await page.evaluate(() => new Promise((done) => window.setTimeout(done, 500)))
  const noted = await page.evaluate(() => (globalThis as Noting).noted)
  if (!noted) throw new Error('This page was not opened by openSlowed.')
  return noted
}

/**
 * Times of the interactions that `act` does, `times` over, milliseconds. Chromium tells none that took under 16 ms;
 * those count as 16.
 *
 * @param expected how many interactions one `act` is: a click, a key, or both
 */
export async function timesOf(
  page: Page,
  act: (turn: number) => Promise<void>,
  expected: number,
  times = 30,
): Promise<number[]> {
  const before = new Set(Object.keys((await notedOn(page)).interactions))
  for (let turn = 0; turn < times; turn++) await act(turn)
  const { interactions } = await notedOn(page)
  const told = Object.entries(interactions).flatMap(([id, duration]) => (before.has(id) ? [] : duration))
  return [...told, ...Array<number>(Math.max(0, expected * times - told.length)).fill(16)]
}
