import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { addCharacters } from '../../mocks/tags/characters/example.ts'
import { games } from '../../mocks/tags/games/tables.ts'
import { addLog } from '../../mocks/tags/log/example.ts'
import type { NewBlock } from '../../src/contract/types.gen.ts'
import { mostBlocks } from '../../src/rules/sheet/settable.ts'
import { href } from '../../src/shell/href.ts'
import { notedOn, on } from './interactions.ts'
import { buildBench, percentile, serveWorld, withBrowser } from './measure.ts'
import type { Row } from './report.ts'

type World = Awaited<ReturnType<typeof serveWorld>>

/** A quarter of the processor. */
const rate = 4
const entries = 5000
const name = 'Sixty blocks'
const listed = '[aria-label="Log, newest first"] [role="listitem"]'

/** The largest sheet and a long log: how soon they open, and the longest task while a person types and scrolls there. */
export async function sheets(): Promise<Row[]> {
  const { folder } = await buildBench('live')
  const world = await serveWorld(folder, 'made:games=1,ideas=1')
  try {
    await fill(world)
    return await withBrowser(async (browser) => [
      ...(await sheet(browser, world)),
      ...(await log(browser, world)),
      ...(await taps(browser, world)),
    ])
  } finally {
    await world.close()
  }
}

/** Adds a sheet with as many blocks as fit, and the log. */
async function fill({ world, gameId, userId: by }: World) {
  const blockOf = (at: number): NewBlock => {
    const label = `Block ${at}`
    const kinds: NewBlock[] = [
      { kind: 'number', label, value: at },
      { kind: 'track', label, value: 3, max: 12, shape: 'boxes' },
      { kind: 'text', label, text: 'A line or two of what somebody wrote.' },
      { kind: 'roll', label, notation: '2d6+{Block 0}' },
      { kind: 'list', label, lines: ['Rope', 'Lantern', 'A letter, sealed'] },
      { kind: 'toggle', label, isOn: true },
    ]
    return kinds[at % kinds.length] ?? { kind: 'heading', label }
  }
  const said = (at: number) => ({ by, minutesAgo: entries - at, notation: '4d6kh3+2', label: `Roll ${at}` })
  await world.step((rows) => {
    const game = rows(games).get(gameId)
    if (!game) throw new Error('There is no game.')
    const blocks = Array.from({ length: mostBlocks }, (_, at) => blockOf(at))
    addCharacters(rows, world, game, [{ by, name, portrait: { sigil: 'key', colour: 'teal' }, blocks }])
    addLog(
      rows,
      world,
      game,
      Array.from({ length: entries }, (_, at) => said(at)),
    )
  })
}

const most = { opens: 300, task: 50, tap: 50 }
const ms = (what: string, value: number, budget: number, note = ''): Row => ({
  what,
  value: Math.round(value),
  unit: 'ms',
  most: budget,
  note,
})

/** Presses a button, and waits until a selector matches so many elements, and they are painted. @returns milliseconds */
const untilSeen = (button: Locator, selector: string, count: number) =>
  button.evaluate(
    (element, [wanted, least]) =>
      new Promise<number>((done) => {
        const begun = performance.now()
        const look = () => {
          if (document.querySelectorAll(wanted).length < least) requestAnimationFrame(look)
          else scheduler.postTask(() => done(performance.now() - begun), { priority: 'user-blocking' })
        }
        if (element instanceof HTMLElement) element.click()
        requestAnimationFrame(look)
      }),
    [selector, count] as [string, number],
  )

/** The longest task of the page while something is done. 0: none was longer than 50 ms. */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  const { length } = (await notedOn(page)).longTasks
  await act()
  return Math.max(0, ...(await notedOn(page)).longTasks.slice(length))
}

async function type(page: Page, field: Locator) {
  await field.click()
  for (const letter of 'What was said at the door.') {
    await page.keyboard.press(letter)
    await setTimeout(150)
  }
}

async function scroll(page: Page, over: Locator) {
  await over.hover()
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, turn < 20 ? 700 : -700)
    await setTimeout(100)
  }
}

const openView = async <Result>(browser: Browser, world: World, speed: number, work: (page: Page) => Promise<Result>) =>
  on(
    browser,
    `${world.url}${href('gameCharacter', { game: world.gameId })}&view=all`,
    async (page) => {
      await page.getByRole('link', { name }).waitFor()
      await page.waitForLoadState('networkidle')
      return work(page)
    },
    { rate: speed, cookie: world.cookie },
  )

/** How soon something opens from a press, in a new page each time: the median of five, milliseconds. */
async function opening(browser: Browser, world: World, press: (page: Page) => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let turn = 0; turn < 5; turn++) all.push(await openView(browser, world, rate, press))
  return percentile(all, 0.5)
}

async function sheet(browser: Browser, world: World): Promise<Row[]> {
  const press = (page: Page) => untilSeen(page.getByRole('link', { name }), 'article[data-kind]', mostBlocks)
  const opened = await opening(browser, world, press)
  return openView(browser, world, rate, async (page) => {
    await press(page)
    const text = page.getByRole('textbox', { name: 'Block 2', exact: true })
    const note = 'a quarter of the processor; 0: none was longer than 50 ms'
    return [
      ms(`A sheet of ${mostBlocks} blocks opens`, opened, most.opens, 'a quarter of the processor; the median of 5'),
      ms('Typing there: longest task', await longest(page, () => type(page, text)), most.task, note),
      ms(
        'Scrolling there: longest task',
        await longest(page, () => scroll(page, page.locator('main'))),
        most.task,
        note,
      ),
    ]
  })
}

const slowTo = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Or the browser collects what the loading has left whenever it is idle: 10 ms at full speed, in some runs in a scroll. */
const collectGarbage = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage')

/** Presses “Show earlier” until all entries are loaded. Only those near the view are drawn. */
const loadAll = (page: Page) =>
  page.evaluate(async () => {
    for (;;) {
      const earlier = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show earlier')
      if (!earlier) return
      if (!earlier.ariaDisabled) earlier.click()
      await new Promise((next) => window.setTimeout(next, 100))
    }
  })

/** Makes the window so high that the log is below the tray, not in a tab. */
const raise = (page: Page) => page.setViewportSize({ width: 1280, height: 1280 })

async function log(browser: Browser, world: World): Promise<Row[]> {
  const press = async (page: Page) => {
    await raise(page)
    return untilSeen(page.getByRole('button', { name: 'Dice', exact: true }), listed, 10)
  }
  const opened = await opening(browser, world, press)
  return openView(browser, world, rate, async (page) => {
    await press(page)
    await slowTo(page, 1)
    await loadAll(page)
    await collectGarbage(page)
    await slowTo(page, rate)
    const panel = page.getByRole('region', { name: 'Dice' })
    const note = 'all of it is loaded; a quarter of the processor'
    const scrolled = await longest(page, () => scroll(page, panel.getByRole('listitem').first()))
    const typed = await longest(page, () => type(page, panel.getByRole('textbox', { name: 'Message' })))
    return [
      ms(`A log of ${entries} entries opens`, opened, most.opens, 'a quarter of the processor; the median of 5'),
      ms('Typing a message above it: longest task', typed, most.task, note),
      ms('Scrolling it: longest task', scrolled, most.task, note),
    ]
  })
}

/** From a tap to the own screen, with a server at no distance. */
const taps = (browser: Browser, world: World) =>
  openView(browser, world, 1, async (page) => {
    await page.getByRole('link', { name }).click()
    const more = page.getByRole('button', { name: 'More: Block 0' })
    const counted: number[] = []
    for (let value = 1; value <= 15; value++)
      counted.push(await untilSeen(more, `[role="spinbutton"][aria-valuenow="${value}"]`, 1))
    await raise(page)
    await page.getByRole('button', { name: 'Dice', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Dice' })
    await panel.getByRole('textbox', { name: 'Dice to roll' }).fill('2d6')
    const roll = panel.getByRole('button', { name: 'Roll', exact: true })
    const rolled: number[] = []
    for (let turn = 0; turn < 40; turn++) {
      const shown = await page.locator(listed).count()
      const ms = await untilSeen(roll, listed, shown + 1)
      // The server compiles its code for the first ones.
      if (turn >= 5) rolled.push(ms)
      // A person rolls at most 20 times in 10 seconds.
      await setTimeout(600)
    }
    const noteOf = ({ length }: number[]) => `p95 of ${length}, server on this machine`
    return [
      ms('A tap on a number, to the own screen', percentile(counted, 0.95), most.tap, noteOf(counted)),
      ms('A roll, to the own screen', percentile(rolled, 0.95), most.tap, noteOf(rolled)),
    ]
  })
