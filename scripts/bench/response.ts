import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { clickAt, notedOn, on, type Place, placeOf, see, settleMs, timesOf } from './interactions.ts'
import { buildBench, median, percentile, serveWorld, withBrowser } from './measure.ts'
import type { Row } from './report.ts'

type World = Awaited<ReturnType<typeof serveWorld>>

/**
 * How soon the app responds, on a processor slowed six times: from the event to the next paint (Event Timing), at the
 * 95th percentile. For comparison, the same run measures a page without a framework.
 */
export async function response(): Promise<Row[]> {
  const { folder } = await buildBench('live')
  const world = await serveWorld(folder, 'made:games=1,ideas=2000')
  try {
    return await withBrowser(async (browser) => [
      await bareButton(browser),
      await typing(browser, world),
      await menu(browser, world),
      ...(await dialogs(browser, world)),
      ...(await tabs(browser, world)),
      await searching(browser, world),
      await toasts(browser, world),
    ])
  } finally {
    await world.close()
  }
}

const slow = (what: string, times: number[], most?: number): Row => ({
  what,
  value: Math.round(percentile(times, 0.95)),
  unit: 'ms',
  most,
  note: `p95 of ${times.length}, the median ${Math.round(median(times))} ms`,
})

const ratio = (what: string, times: number[], others: number[], most: number): Row => ({
  what,
  value: median(times) / median(others),
  unit: '×',
  most,
  note: `medians: ${Math.round(median(times))} and ${Math.round(median(others))} ms`,
})

const bareButton = (browser: Browser) =>
  on(browser, 'data:text/html,<h1>Bare</h1><button onclick="this.textContent += 1">Press</button>', async (page) => {
    const button = await placeOf(page.getByRole('button'))
    return slow('For comparison: a bare button', await timesOf(page, () => clickAt(page, button), 1))
  })

const typing = (browser: Browser, { url }: World) =>
  on(browser, url + routes.login.path, async (page) => {
    await page.getByRole('textbox', { name: 'Phone or Email' }).click()
    return slow('Typing in the contact field', await typeOften(page), 100)
  })

const searching = (browser: Browser, { url, cookie }: World) =>
  on(
    browser,
    url + routes.ideaBuilder.path,
    async (page) => {
      await page
        .getByText(/^[12],?\d{3} ideas$/)
        .first()
        .waitFor({ timeout: 120_000 })
      await page.getByRole('combobox', { name: 'Search' }).click()
      return slow('Typing in the search above 2,000 ideas', await typeOften(page), 100)
    },
    { cookie },
  )

async function typeOften(page: Page) {
  const press = async (turn: number) => {
    await page.keyboard.press(turn % 10 === 9 ? 'Control+A' : 'e')
    await setTimeout(settleMs)
  }
  return timesOf(page, press, 1)
}

const menu = (browser: Browser, { url, cookie }: World) =>
  on(
    browser,
    url + routes.home.path,
    async (page) => {
      const button = await placeOf(page.getByRole('button', { name: 'Menu' }))
      const openAndClose = async () => {
        await clickAt(page, button)
        await see(page, ':popover-open', true)
        await page.keyboard.press('Escape')
        await setTimeout(settleMs)
        await see(page, ':popover-open', false)
      }
      return slow('Opening and closing the menu', await timesOf(page, openAndClose, 2), 100)
    },
    { cookie },
  )

async function dialogs(browser: Browser, { url }: World): Promise<Row[]> {
  const open = (opener: string, closer: string, prepare = async (_: Page) => {}) =>
    on(browser, url + routes.examples.path, async (page) => {
      await prepare(page)
      return openAndClose(page, opener, closer)
    })
  const byHand = await open('Confirm', 'Close', (page) => takeOver(page, openByHand))
  const confirm = await open('Confirm', 'Cancel')
  const login = await open('Login dialog', 'Cancel')
  return [
    ratio('Confirm ÷ a bare modal dialog on the same page', confirm, byHand, 3),
    slow('Opening and closing: Confirm', confirm, 150),
    slow('Opening and closing: Login dialog', login, 150),
  ]
}

/** Opens a dialog by a button and closes it by its own, 30 times. */
async function openAndClose(page: Page, opener: string, closer: string): Promise<number[]> {
  const button = await placeOf(page.getByRole('button', { name: opener, exact: true }))
  await clickAt(page, button)
  const close = await placeOf(page.locator('dialog').getByRole('button', { name: closer }))
  await clickAt(page, close)
  const turn = async () => {
    await clickAt(page, button)
    await see(page, 'dialog[open]', true)
    await clickAt(page, close)
    await see(page, 'dialog[open]', false)
  }
  return timesOf(page, turn, 2)
}

async function tabs(browser: Browser, { url, cookie }: World): Promise<Row[]> {
  const home = url + routes.home.path
  const own = await on(browser, home, changeTabs, { cookie })
  const byHand = await on(
    browser,
    home,
    async (page) => {
      await takeOver(page, changePagesByHand)
      return changeTabs(page)
    },
    { cookie },
  )
  return [
    slow('A tab that was hovered shows its screen', own),
    ratio('The same ÷ a change of page by hand', own, byHand, 2),
  ]
}

/** Changes the tab 30 times. @returns the time from each click to the painted heading, milliseconds */
async function changeTabs(page: Page): Promise<number[]> {
  const strip = page.getByRole('navigation', { name: 'Views' })
  const links: Place[] = []
  for (const name of ['Idea Builder', 'Game', 'Lobby', 'Invite', 'Character', 'Home'])
    links.push(await placeOf(strip.getByRole('link', { name, exact: true })))
  for (let turn = 0; turn < 30; turn++) {
    const place = links[turn % links.length]
    if (!place) throw new Error('The tab strip has no links.')
    // Long enough for the prefetch that starts on hover.
    await page.mouse.move(place.x, place.y)
    await setTimeout(settleMs)
    await clickAt(page, place)
  }
  return (await notedOn(page)).shown
}

/** 500 toasts in a row, at full speed. */
const toasts = (browser: Browser, { url }: World) =>
  on(
    browser,
    url + routes.examples.path,
    async (page): Promise<Row> => {
      await page.getByRole('button', { name: 'Info', exact: true }).evaluate(async (button: HTMLButtonElement) => {
        for (let count = 0; count < 500; count++) {
          button.click()
          await new Promise((next) => window.setTimeout(next))
        }
      })
      const { longTasks } = await notedOn(page)
      const note = '0: none was longer than 50 ms'
      return { what: '500 toasts in a row: longest task', value: Math.max(0, ...longTasks), unit: 'ms', most: 50, note }
    },
    { rate: 1 },
  )

/** Removes React from a page; `byHand` does its work with the least code. */
async function takeOver(page: Page, byHand: () => void) {
  // Copied elements do not have React's listeners.
  await page
    .locator('#root:not([data-prerendered]) > *')
    .first()
    .evaluate(({ parentNode: root }) => root?.parentNode?.replaceChild(root.cloneNode(true), root))
  await page.evaluate(byHand)
}

/** A tab changes the heading, the current tab and the address. */
function changePagesByHand() {
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

/** The button "Confirm" opens a modal dialog that has a button "Close". */
function openByHand() {
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  dialog.append(close)
  document.body.append(dialog)
  const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Confirm')
  opener?.addEventListener('click', () => dialog.showModal())
}
