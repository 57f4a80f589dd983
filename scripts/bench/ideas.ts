import type { Browser, Page } from 'playwright'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { zIdeaKind } from '../../src/contract/schemas/ideas.gen.ts'
import type { Idea } from '../../src/contract/types.gen.ts'
import { routes } from '../../src/shell/routes.ts'
import { buildApp } from './builds.ts'
import { clickAt, notedOn, placeOf, slowdown } from './interactions.ts'
import { typeInSearch } from './lists.ts'
import type { Measured, Row } from './report.ts'
import { on, slow } from './response.ts'
import { serve } from './serve.ts'
import { percentile } from './stats.ts'
import { withBrowser } from './with-browser.ts'

/** What the Idea Builder costs somebody who keeps 2,000 ideas, on a slowed processor. */
export async function ideas(): Promise<Measured> {
  const { folder } = await buildApp('.results/bench/app')
  const served = await serve(folder, { signedIn: true, answer: answerOf })
  const address = served.origin + routes.ideaBuilder.path
  try {
    const rows = await withBrowser(async (browser) => [
      await openings(browser, served.origin + routes.home.path),
      slow(`Typing in the search above ${count} ideas`, await on(browser, address, typeInSearch), 50),
      await rerolls(browser, address),
    ])
    return {
      title: 'Ideas',
      rows,
      notes: [
        `${count} ideas are kept. Opening and typing are on a processor slowed ${slowdown} times, measured as the response is; ` +
          'a reroll is at full speed, from the press to the new card with its layout.',
      ],
    }
  } finally {
    await served.close()
  }
}

const count = 2000
const perPage = 100
const firsts = ['Amber', 'Hollow', 'Ember', 'Narrow', 'Salted']
const seconds = ['Bell', 'Ferry', 'Lantern', 'Oath', 'Quarry', 'Stair', 'Well']
const body = 'It is told in three ways, and the third one is true. Whoever asks is answered with a question. '.repeat(3)

function ideaAt(index: number): Idea {
  const ideaId = `2VJ0gxZqCq3o9mFZSWkMG${String(index).padStart(6, '0')}`
  const kinds = zIdeaKind.options
  return {
    ...{ ideaId, body, tags: ['harbour', 'debt'], status: index % 9 === 0 ? 'pinned' : 'draft', visibility: 'me' },
    kind: kinds[index % kinds.length] ?? 'place',
    title: `${firsts[index % firsts.length]} ${seconds[index % seconds.length]} ${index}`,
    author: { userId: '2VJ0gxZqCq3o9mFZSWkMGUbIPrA', displayName: 'Wren', sigil: 'owl', colour: 'teal' },
    ...{ rev: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
  }
}

/** Answers the list of my ideas, a page at a time; there is no table and no game. */
function answerOf({ pathname, searchParams }: URL): object | undefined {
  if (pathname === basePath + operations.listIdeaTables.path) return { items: [] }
  if (pathname === basePath + operations.listGames.path) return { items: [] }
  if (pathname !== basePath + operations.listIdeas.path) return undefined
  const from = Number(searchParams.get('cursor') ?? 0)
  const items = Array.from({ length: Math.min(perPage, count - from) }, (_, at) => ideaAt(from + at))
  return { items, mark: '0', ...(from + perPage < count && { nextCursor: String(from + perPage) }) }
}

/** Waits for the last page of the list. It comes after all others, on a machine that may be busy. */
const seeAll = (page: Page) => page.getByText(`${count} ideas`, { exact: true }).first().waitFor({ timeout: 120_000 })

/** Goes to the Idea Builder and back, with all ideas at hand after the first time. */
async function openings(browser: Browser, address: string): Promise<Row> {
  const times = await on(browser, address, async (page) => {
    const strip = page.getByRole('navigation', { name: 'Views' })
    const [ideas, home] = [
      await placeOf(strip.getByRole('link', { name: routes.ideaBuilder.title, exact: true })),
      await placeOf(strip.getByRole('link', { name: 'Home', exact: true })),
    ]
    await clickAt(page, ideas)
    await seeAll(page)
    const before = (await notedOn(page)).shown.length
    for (let turn = 0; turn < 20; turn++) {
      await clickAt(page, home)
      await clickAt(page, ideas)
    }
    // Each second one leads back.
    return (await notedOn(page)).shown.slice(before).filter((_, at) => at % 2 === 1)
  })
  return {
    what: `Opening the Idea Builder with ${count} ideas`,
    value: Math.round(percentile(times, 0.95)),
    unit: 'ms',
    most: 200,
    note: `p95 from the click to the painted view; ${times.length} times, the median ${Math.round(percentile(times, 0.5))} ms`,
  }
}

async function rerolls(browser: Browser, address: string): Promise<Row> {
  const times = await on(
    browser,
    address,
    async (page) => {
      await seeAll(page)
      return page.getByRole('button', { name: /^Reroll( R)?$/ }).evaluate(rerollOften)
    },
    1,
  )
  return {
    what: 'A reroll',
    value: Number(percentile(times, 0.95).toFixed(1)),
    unit: 'ms',
    most: 16,
    note: `p95 of ${times.length}, the median ${percentile(times, 0.5).toFixed(1)} ms`,
  }
}

/** Runs in the page. The time of each of 100 rerolls, with the layout, milliseconds. */
async function rerollOften(button: Element): Promise<number[]> {
  const times: number[] = []
  const seed = () => document.querySelector<HTMLInputElement>('main input[readonly]')?.value
  while (times.length < 100) {
    const before = seed()
    const start = performance.now()
    if (button instanceof HTMLElement) button.click()
    // The framework renders in a microtask.
    for (let turn = 0; turn < 10 && seed() === before; turn++) await Promise.resolve()
    document.body.getBoundingClientRect()
    if (seed() === before) throw new Error('The reroll is not there after its task.')
    times.push(performance.now() - start)
    await new Promise((done) => requestAnimationFrame(() => window.setTimeout(done)))
  }
  return times
}
