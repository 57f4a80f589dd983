import { type BrowserContext, type KeyInput, launch, type Page } from 'puppeteer-core'
import { launchFlags } from '../../../scripts/browser/chromium.ts'
import { type Browser, type Profile, type Tab, timeoutMs } from '../engine.ts'

/** Logged when a page is left while its mock still loads something. It is no fault. */
const leftInMidLoad = /A ServiceWorker intercepted the request/

/** Chromium logs an error for every answer of 400 or more, even for one that the contract declares. */
const ofAnAnswer = /^Failed to load resource: the server responded/

const inTree = (role: string, name?: string) =>
  `::-p-aria([role="${role}"]${name === undefined ? '' : `[name="${name}"]`})`

/** Firefox by WebDriver BiDi, or Chromium by its own protocol. */
export async function launchPuppeteer(browser: 'firefox' | 'chrome', executablePath: string): Promise<Browser> {
  const args = browser === 'chrome' ? launchFlags : []
  const launched = await launch({ browser, executablePath, headless: true, args })
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
      if (!['error', 'warn'].includes(message.type()) || ofAnAnswer.test(message.text())) return
      const parts = await Promise.all(message.args().map((part) => part.evaluate(String).catch(() => message.text())))
      faults.push(`console ${message.type()}: ${parts.join(' ')}`)
    })
    page.on('pageerror', (error) => {
      if (!leftInMidLoad.test(String(error))) faults.push(`uncaught: ${error}`)
    })
    return tabOf(page)
  }
  return { openTab, readFaults: async () => faults, close: () => context.close() }
}

function tabOf(page: Page): Tab {
  const find = (role: string, name: string) => page.locator(inTree(role, name)).setTimeout(timeoutMs)
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    goBack: async () => void (await page.goBack()),
    goForward: async () => void (await page.goForward()),
    bringToFront: () => page.bringToFront(),
    resize: (width, height) => page.setViewport({ width, height }),
    url: async () => page.url(),
    title: () => page.title(),
    count: async (role, name) => (await page.$$(inTree(role, name))).length,
    click: (role, name) => find(role, name).click(),
    on: async (role, name, inPage) => {
      const element = await find(role, name).waitHandle()
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
