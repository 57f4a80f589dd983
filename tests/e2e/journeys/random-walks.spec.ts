import { expect, type Page } from '@playwright/test'
import * as fc from 'fast-check'
import { routeIds, routes } from '../../../src/shell/routes.ts'
import { readLatestCode, appTest as walk } from '../../support/journey.ts'
import { watch } from '../../support/watch-faults.ts'

// No address and no order of clicks leads to an empty page. WALKS=50 npm test -- journeys walks takes 50 walks.

const walks = Number(process.env.WALKS ?? 0)

/** The scripts of the screens, in a build. */
const screens =
  /\/assets\/(welcome|login|logout|home|examples|not-found|idea-builder|join|game|profile|member-screens)[\w-]*\.js/

const addresses = [
  ...routeIds.map((id) => routes[id].path.replace(':gameId', '2VJ0gxZqCq3o9mFZSWkMGvI9vXx').replace(':token', 'short')),
  ...['/home', '/home%0A', '/%E2%80%A8', '//', '/login?search=x', '/home/#main', '/game/vtt/?search=%FF'],
]

type Step = { kind: (typeof kinds)[number]; choice: number; pause: number }

const kinds = [
  'link',
  'link',
  'link',
  'link',
  'back',
  'back',
  'forward',
  'reload',
  'address',
  'search',
  'connection',
  'look',
] as const

const aWalk = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    choice: fc.nat(1000),
    /** Milliseconds before the next step. Often too short for anything to load. */
    pause: fc.constantFrom(0, 0, 20, 100, 300),
  }),
  { minLength: 14, maxLength: 14 },
)

type SlowConnection = { delay: number; isBroken: boolean }

/** The pace of a person or of a connection. Nothing is expected to have arrived afterwards. */
const takeTime = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A connection on which each screen's script is delayed or fails. */
async function openConnection(page: Page): Promise<SlowConnection> {
  const connection = { delay: 0, isBroken: false }
  await page.context().route(screens, async (route) => {
    const { delay, isBroken } = connection
    await takeTime(delay)
    await (isBroken ? route.abort() : route.continue())
  })
  return connection
}

/** Checks that there is one page with its heading, as after every step. */
async function look(page: Page) {
  const heading = page.locator('main').getByRole('heading', { level: 1 })
  await expect(async () => {
    // Back left the app, to the page with which the tab started.
    if (page.url() === 'about:blank') await page.goForward()
    await expect(heading).toHaveCount(1, { timeout: 1000 })
    await expect(heading).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
}

async function take({ kind, choice }: Step, page: Page, connection: SlowConnection) {
  if (kind === 'look') return look(page)
  if (kind === 'connection') {
    connection.delay = [0, 30, 150, 400][choice % 4] ?? 0
    connection.isBroken = choice % 5 === 0
  } else if (kind === 'search') {
    const field = page.getByRole('combobox', { name: 'Search' })
    if (await field.isVisible()) await inPage(field.fill(choice % 3 ? 'x' : '', { timeout: 300 }))
  } else if (kind === 'link') {
    const links = await page.getByRole('link').all()
    // A link that has disappeared at the time of the click counts as no step.
    const link = links[choice % links.length]
    if (link) await inPage(link.click({ timeout: 300, noWaitAfter: true }))
  } else if (kind === 'address') {
    const address = addresses[choice % addresses.length] ?? '/'
    await inPage(page.evaluate((to) => location.assign(location.origin + to), address))
  } else await inPage(page.evaluate((way) => (way === 'reload' ? location.reload() : history[way]()), kind))
}

/** The page may be left by an earlier step, and then cannot report the result of this one. */
const inPage = (step: Promise<unknown>) => step.catch(() => {})

/** Signs in. Home is still loading when the walk begins. */
async function signInSlowly(page: Page, connection: SlowConnection) {
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('walker@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code' }).fill(await readLatestCode(page))
  connection.delay = 400
  await page.keyboard.press('Enter')
  await page.waitForURL('/home/')
}

for (let seed = 1; seed <= walks; seed++) {
  const [steps = []] = fc.sample(aWalk, { seed, numRuns: 1 })
  walk(`walk ${seed}, ${seed % 2 ? 'signed in' : 'as a visitor'}, ends on a page`, async ({ page, baseURL }) => {
    await page.goto('/login')
    const connection = await openConnection(page)
    if (seed % 2) await signInSlowly(page, connection)
    const faults = watch(page.context(), baseURL ?? '')
    for (const [index, step] of steps.entries()) {
      await walk.step(`${index}: ${JSON.stringify(step)} at ${page.url()}`, () => take(step, page, connection))
      await takeTime(step.pause)
    }
    Object.assign(connection, { delay: 0, isBroken: false })
    await look(page)
    expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([])
  })
}
