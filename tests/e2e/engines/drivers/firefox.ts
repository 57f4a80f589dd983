import { type BrowserContext, type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core'
import { type Browser, type Profile, type Tab, timeoutMs, until } from '../engine.ts'
import { placeOf, shownAt } from './candidates.ts'

/** Logged when a page is left while its mock is still loading. It is no fault. */
const leftInMidLoad = /A ServiceWorker intercepted the request/

const inTree = (role: string, name?: string) =>
  `::-p-aria([role="${role}"]${name === undefined ? '' : `[name="${name}"]`})`

/** Firefox by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const launched = await launch({ browser: 'firefox', executablePath, headless: true })
  return {
    version: await launched.version(),
    openProfile: async () => profileIn(await launched.createBrowserContext()),
    close: () => launched.close(),
  }
}

function profileIn(context: BrowserContext): Profile {
  const faults: string[] = []
  const openTab = async () => {
    const page = await context.newPage()
    page.on('console', async (message) => {
      if (!['error', 'warn'].includes(message.type())) return
      // A page that was left while it loaded says what no longer arrives, and cannot be asked about it.
      const parts = await Promise.all(message.args().map((part) => part.evaluate(String))).catch(() => undefined)
      if (parts) faults.push(`console ${message.type()}: ${parts.join(' ')}`)
    })
    page.on('pageerror', (error) => {
      if (!leftInMidLoad.test(String(error))) faults.push(`uncaught: ${error}`)
    })
    return tabOf(page)
  }
  return { openTab, readFaults: async () => faults, close: () => context.close() }
}

function tabOf(page: Page): Tab {
  /** The elements of a role, and of a name if one is given, one after the other. */
  async function* findAll(role: string, name?: string): AsyncGenerator<ElementHandle> {
    // Firefox walks through all that it is given, two milliseconds for each element. A whole page takes it seconds.
    const candidates = await page.evaluateHandle(shownAt, placeOf(role), name)
    for (const candidate of (await candidates.getProperties()).values()) {
      const found = await candidate.asElement()?.$(inTree(role, name))
      if (found) yield found
    }
  }
  // Polled. Puppeteer's own locators look once, and then at each change of the page: they miss changes during the first
  // look.
  const find = (role: string, name: string) =>
    until(`${role} "${name}"`, async () => (await findAll(role, name).next()).value as ElementHandle | undefined)
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    goBack: async () => void (await page.goBack()),
    goForward: async () => void (await page.goForward()),
    bringToFront: () => page.bringToFront(),
    resize: (width, height) => page.setViewport({ width, height }),
    url: async () => page.url(),
    title: () => page.title(),
    count: async (role, name) => {
      let found = 0
      for await (const _ of findAll(role, name)) found += 1
      return found
    },
    click: async (role, name) => (await find(role, name)).asLocator().setTimeout(timeoutMs).click(),
    on: async (role, name, inPage) => {
      const element = await find(role, name)
      // Puppeteer types it as a node; every element is one.
      return element.evaluate(inPage as (node: Node) => ReturnType<typeof inPage>)
    },
    run: <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(inPage as (...args: unknown[]) => unknown, ...args) as Promise<Result>,
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) {
        const held = key === '+' ? ['+'] : key.split('+')
        const last = held.pop() as KeyInput
        for (const modifier of held) await page.keyboard.down(modifier as KeyInput)
        await page.keyboard.press(last)
        for (const modifier of held) await page.keyboard.up(modifier as KeyInput)
      }
    },
  }
}
