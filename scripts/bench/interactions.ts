import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page, Cookie as StoredCookie } from 'playwright'

export type Cookie = Pick<StoredCookie, 'name' | 'value'> & { url: string }

/** How many times slower the processor is made: about a cheap phone. */
export const slowdown = 6

/** Opens a page with a slowed processor, and records its interactions and long tasks. */
export async function openSlowed(context: BrowserContext, address: string, rate = slowdown): Promise<Page> {
  await context.addInitScript(observe)
  const page = await context.newPage()
  await page.goto(address)
  // The prerendered outline has a heading before the app has loaded.
  await page.locator('h1:not([inert] *)').first().waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** Opens a page in a browser context of its own, runs `work`, and closes it. */
export async function on<Result>(
  browser: Browser,
  address: string,
  work: (page: Page) => Promise<Result>,
  { rate = slowdown, cookie }: { rate?: number; cookie?: Cookie } = {},
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  if (cookie) await context.addCookies([cookie])
  try {
    return await work(await openSlowed(context, address, rate))
  } finally {
    await context.close()
  }
}

/** A point of the window, in CSS pixels. */
export type Place = { x: number; y: number }

/** The pause between two interactions, so that the page has finished what the first one caused, milliseconds. */
export const settleMs = 400

/** The position of an element. It is looked up beforehand, because a search runs in the page and would be measured. */
export async function placeOf(locator: Locator): Promise<Place> {
  await locator.scrollIntoViewIfNeeded()
  // Animations have ended by then.
  await setTimeout(settleMs)
  const box = await locator.boundingBox()
  if (!box) throw new Error('What the bench wants to click is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How long the pointer rests before a press, and how long the button is held, milliseconds. */
const hand = { rests: 150, holds: 80 }

/** Clicks as a hand does: whatever hovering causes has ended before the press. */
export async function clickAt(page: Page, { x, y }: Place) {
  await page.mouse.move(x, y)
  await setTimeout(hand.rests)
  await page.mouse.click(x, y, { delay: hand.holds })
  await setTimeout(settleMs)
}

/**
 * Waits until an element that matches the selector is on the page, or is not. It polls rarely, so that it disturbs the
 * page little.
 */
export async function see(page: Page, selector: string, expected: boolean) {
  const isSo = ([query, wanted]: [string, boolean]) => (document.querySelector(query) !== null) === wanted
  await page.waitForFunction(isSo, [selector, expected] as [string, boolean], { polling: 200 })
}

type Noted = { interactions: Record<string, number>; longTasks: number[]; shown: number[] }

/** The records of `observe`. They stay in the page while it works: sending them would be measured too. */
type Noting = { noted?: Noted }

/**
 * Runs in the page. Records the time from each interaction to the next paint, long tasks, and the time from a click to
 * a new heading.
 */
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
      if (!now || now === before) {
        noteShown(clickedAt, before)
        return
      }
      // Runs after the frame that shows the heading, and before the page's later work: it is the most urgent task that
      // the frame queues.
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

/** What a page has recorded so far. */
export async function notedOn(page: Page): Promise<Noted> {
  // Event timing entries are delivered some frames after the paint.
  await page.evaluate(() => new Promise((done) => window.setTimeout(done, 500)))
  const noted = await page.evaluate(() => (globalThis as Noting).noted)
  if (!noted) throw new Error('This page was not opened by openSlowed.')
  return noted
}

/**
 * The times of the interactions in `act`, which runs `times` times, milliseconds. Chromium reports no interaction under
 * 16 ms; those count as 16.
 *
 * @param expected the number of interactions in one `act`: a click, a key, or both
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
  const reported = Object.entries(interactions).flatMap(([id, duration]) => (before.has(id) ? [] : duration))
  return [...reported, ...Array<number>(Math.max(0, expected * times - reported.length)).fill(16)]
}
