import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { buildApp } from './builds.ts'
import { changePagesByHand, openByHand, takeOver } from './by-hand.ts'
import { flood, longMessage } from './floods.ts'
import { clickAt, openSlowed, placeOf, see, settleMs, slowdown, timesOf } from './interactions.ts'
import type { Measured, Row } from './report.ts'
import { serve } from './serve.ts'
import { percentile, ratioOfMedians } from './stats.ts'
import { changeTabs } from './tabs.ts'
import { withBrowser } from './with-browser.ts'

/** The time until the example's progress has ended, with a margin, milliseconds. */
const progressTime = 4000

/** How soon the app responds: interactions on a slowed processor, and floods that must not block it. */
export async function response(): Promise<Measured> {
  const { folder } = await buildApp('.results/bench/app')
  const visitor = await serve(folder, { refusal: 'A long story. '.repeat(715) })
  const member = await serve(folder, { signedIn: true })
  try {
    const rows = await withBrowser(async (browser) => [
      ...(await bareButton(browser)),
      ...(await typing(browser, visitor.origin)),
      ...(await menu(browser, member.origin)),
      ...(await dialogs(browser, visitor.origin)),
      ...(await tabs(browser, member.origin)),
      ...(await floods(browser, visitor.origin)),
    ])
    return {
      title: 'Response',
      rows,
      notes: [
        `Interactions are on a processor slowed ${slowdown} times; the time is from the event to the next paint (Event Timing), ` +
          'at the 95th percentile. Chromium tells none under 16 ms: those count as 16. The pointer clicks as a hand does: it ' +
          'arrives, rests a moment, and presses for 80 ms.',
      ],
    }
  } finally {
    await visitor.close()
    await member.close()
  }
}

/** The machine's own cost: a button whose handler changes its text, without any framework. */
const bareButton = (browser: Browser) =>
  on(browser, 'data:text/html,<h1>Bare</h1><button onclick="this.textContent += 1">Press</button>', async (page) => {
    const button = await placeOf(page.getByRole('button'))
    const { most, ...row } = slow('For comparison: a bare button', await timesOf(page, () => clickAt(page, button), 1))
    return [row]
  })

/** @param most the budget, milliseconds */
export const slow = (what: string, times: number[], most = 100): Row => ({
  what,
  value: Math.round(percentile(times, 0.95)),
  unit: 'ms',
  most,
  note: `${times.length} interactions, the median ${Math.round(percentile(times, 0.5))} ms, the slowest ${Math.round(Math.max(...times))} ms`,
})

/** Opens a page in a new context, and closes the context afterwards. */
export async function on<Result>(
  browser: Browser,
  address: string,
  work: (page: Page) => Promise<Result>,
  rate = slowdown,
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  try {
    return await work(await openSlowed(context, address, rate))
  } finally {
    await context.close()
  }
}

const typing = (browser: Browser, origin: string) =>
  on(browser, origin + routes.login.path, async (page) => {
    await page.getByRole('textbox', { name: 'Phone or Email' }).click()
    const press = async (turn: number) => {
      await page.keyboard.press(`${turn % 10}`)
      await setTimeout(100)
    }
    return [slow('Typing in the contact field', await timesOf(page, press, 1, 60))]
  })

const menu = (browser: Browser, origin: string) =>
  on(browser, origin + routes.home.path, async (page) => {
    const button = await placeOf(page.getByRole('button', { name: 'Menu' }))
    const times = await timesOf(
      page,
      async () => {
        await clickAt(page, button)
        await see(page, ':popover-open', true)
        await page.keyboard.press('Escape')
        await setTimeout(settleMs)
        await see(page, ':popover-open', false)
      },
      2,
    )
    return [slow('Opening and closing the menu', times)]
  })

async function dialogs(browser: Browser, origin: string): Promise<Row[]> {
  const open = (opener: string, closer?: string, prepare = async (_: Page) => {}) =>
    on(browser, origin + routes.examples.path, async (page) => {
      await prepare(page)
      return openAndClose(page, opener, closer)
    })
  const byHand = await open('Confirm', 'Close', (page) => takeOver(page, openByHand))
  const { most, ...baseline } = slow('For comparison: a bare modal dialog by hand, on the same page', byHand)
  const rows: Row[] = [baseline]
  for (const [name, closer] of [
    ['Confirm', 'Cancel'],
    ['Prompt', 'Cancel'],
    ['Dialog', 'Close'],
    ['Login dialog', 'Cancel'],
  ] as const)
    rows.push(...againstHand(`Opening and closing: ${name}`, await open(name, closer), byHand))
  return [...rows, slow('Opening: Progress, 0 to 100', await open('Progress, 0 to 100'))]
}

/** With the ratio of the medians, which says the same on a slower machine. */
const againstHand = (what: string, times: number[], byHand: number[]): Row[] => [
  slow(what, times),
  { what: `${what} ÷ the bare one, the medians`, value: ratioOfMedians(times, byHand), unit: '×' },
]

/** Opens a dialog by its button, and closes it by its own button or waits until it closes; 30 times. */
async function openAndClose(page: Page, opener: string, closer?: string): Promise<number[]> {
  const button = await placeOf(page.getByRole('button', { name: opener, exact: true }))
  await clickAt(page, button)
  const close = closer && (await placeOf(page.locator('dialog').getByRole('button', { name: closer })))
  const end = () => (close ? clickAt(page, close) : setTimeout(progressTime))
  await end()
  const turn = async () => {
    await clickAt(page, button)
    await see(page, 'dialog[open]', true)
    await end()
    await see(page, 'dialog[open]', false)
  }
  return timesOf(page, turn, close ? 2 : 1)
}

async function tabs(browser: Browser, origin: string): Promise<Row[]> {
  const changed = await on(browser, origin + routes.home.path, changeTabs)
  const byHand = await on(browser, origin + routes.home.path, async (page) => {
    await takeOver(page, changePagesByHand)
    return changeTabs(page)
  })
  return [
    slow('Changing the tab', changed.times),
    shown('For comparison: the same change of page by hand, without a framework', byHand.shown),
    shown('A tab that was hovered shows its screen', changed.shown),
    {
      what: 'A tab that was hovered ÷ the same by hand, the medians',
      value: ratioOfMedians(changed.shown, byHand.shown),
      unit: '×',
      most: 2,
    },
  ]
}

const shown = (what: string, times: number[]): Row => ({
  what,
  value: Math.round(percentile(times, 0.95)),
  unit: 'ms',
  note: `p95 from the click to the painted heading; ${times.length} changes, the median ${Math.round(percentile(times, 0.5))} ms`,
})

async function floods(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const rate of [1, slowdown]) {
    const budget = rate === 1 ? { most: 50 } : {}
    const suffix = rate === 1 ? '' : `, processor slowed ${rate} times`
    rows.push({
      what: `500 toasts in a row: longest task${suffix}`,
      value: await on(browser, origin + routes.examples.path, flood, rate),
      unit: 'ms',
      ...budget,
      note: '0: none was longer than 50 ms',
    })
    rows.push({
      what: `A server message of 10,000 characters: longest task${suffix}`,
      value: await on(browser, origin + routes.login.path, longMessage, rate),
      unit: 'ms',
      ...budget,
    })
  }
  return rows
}
