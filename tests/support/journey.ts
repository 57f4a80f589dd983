import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { codePattern } from '../../src/contract/patterns.gen.ts'
import { zVerificationStarted } from '../../src/contract/schemas/openapi.gen.ts'
import { serveApp } from './serve-app.ts'
import { watchContract } from './watch-contract.ts'
import { watch } from './watch-faults.ts'

export { expect }

type Server = Awaited<ReturnType<typeof serveApp>>
export type BackendOption = {
  /** The backend of a journey: a server of its own, or, at `baseURL`, the mock in the page. */
  backend: 'server' | 'page'
}
type Options = {
  /** Patterns of faults that this journey causes on purpose. Each has to occur. */
  expectedFaults: RegExp[]
}

/** The servers of the running journeys, by their origin. */
const servers = new Map<string, Server>()
const serverAt = (address: string) => servers.get(new URL(address).origin)

/** Playwright's `test`, with an app and a fresh backend for each journey. */
export const appTest = base.extend<BackendOption & { server: Server | undefined }>({
  backend: ['page', { option: true }],
  server: async ({ backend }, use) => {
    if (backend === 'page') return use(undefined)
    const server = await serveApp()
    servers.set(server.url, server)
    await use(server)
    servers.delete(server.url)
    await server.close()
  },
  baseURL: async ({ server, baseURL }, use) => use(server?.url ?? baseURL),
})

type Watched = { context: BrowserContext; origin: string; collectFaults: () => Promise<string[]> }
/** The browsers of the running journey. The first is the journey's own. A worker runs one journey at a time. */
let watching: Watched[] = []

/** Watches a browser for faults that its person would not see. */
function watchAll(context: BrowserContext, origin: string) {
  const faults = watch(context, origin)
  const comparisonsDone = watchContract(context, origin, (fault) => faults.push(fault))
  watching.push({
    context,
    origin,
    collectFaults: async () => {
      await comparisonsDone()
      return faults
    },
  })
}

/** Opens a second person's browser, which is watched like the journey's own and closed with it. Returns its page. */
export async function openBrowser(own: BrowserContext): Promise<Page> {
  const browser = own.browser()
  const [first] = watching
  if (!browser || !first) throw new Error('The context of a journey belongs to a browser, and is watched.')
  const context = await browser.newContext()
  watchAll(context, first.origin)
  return context.newPage()
}

/**
 * `appTest`, which also fails a journey for faults that its person would not see (see `watch` and `watchContract`).
 */
export const test = appTest.extend<Options & { watched: undefined }>({
  expectedFaults: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedFaults }, use) => {
      if (!baseURL)
        throw new Error('Set baseURL in playwright.config.ts: it is the only origin that a journey may call.')
      watching = []
      watchAll(context, baseURL)
      await use(undefined)
      const faults = (await Promise.all(watching.map(({ collectFaults }) => collectFaults()))).flat()
      for (const another of watching.slice(1)) await another.context.close()
      const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'faults behind the journey').toEqual([])
      const missing = expectedFaults.filter((pattern) => !faults.some((fault) => pattern.test(fault)))
      expect(missing, 'expected faults that did not come up').toEqual([])
    },
    { auto: true },
  ],
})

const latestCode = (page: Page) =>
  page.getByRole('region', { name: 'Mock panel' }).getByRole('status', { name: 'Latest code' })

/** The newest one-time code that was sent; waits until there is one. The outbox stands for the phone or the mailbox. */
export async function readLatestCode(page: Page): Promise<string> {
  const server = serverAt(page.url())
  const newest = async () => {
    if (server) return server.world.outbox.list()[0]?.code ?? ''
    return (await latestCode(page).isVisible()) ? (await latestCode(page).innerText()).trim() : ''
  }
  await expect.poll(newest).toMatch(codePattern)
  return newest()
}

/** Signs in as a person does: from /login, with the code that was sent to `contact`, to /home/. */
export async function signIn(page: Page, contact: string) {
  await page.goto('/login')
  // The outbox may still show the code of an earlier sign-in.
  const earlier = (await latestCode(page).isVisible()) ? (await latestCode(page).innerText()).trim() : ''
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^Code sent to/)).toBeVisible()
  if (earlier) await expect(latestCode(page)).not.toHaveText(earlier)
  await page.getByRole('textbox', { name: 'Code' }).fill(await readLatestCode(page))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('/home/')
  // The address changes before the page does. When the page arrives, its heading takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeFocused()
}

/** Signs in beforehand and opens Home, for a journey that is not about the sign-in. `signIn` takes three times that. */
export async function startSignedIn(page: Page, contact: string) {
  await startSession(page, contact)
  await page.goto('/home/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
}

/** Signs in beforehand, for a journey that opens its first page itself. No page needs to be open. */
export async function startSession(page: Page, contact: string) {
  const { request } = page.context()
  const call = (id: OperationId, data: unknown) => request.post(basePath + operations[id].path, { data })
  const started = await call('startVerification', contact.startsWith('+') ? { phone: contact } : { email: contact })
  const { requestId } = zVerificationStarted.parse(await started.json())
  const [newest] = (await serverAt(started.url())?.world.outbox.listTo(contact)) ?? []
  const checked = await call('checkVerification', { requestId, code: newest?.code })
  expect(checked.status(), 'the session').toBe(200)
}

/** Changes the page inside the app, like a link, without a load. */
export async function goInside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).toHaveURL(path)
}

/** Leaves every call without an answer, like a hanging server. */
export const neverAnswer = (page: Page) => page.route(`**${basePath}/**`, () => {})
