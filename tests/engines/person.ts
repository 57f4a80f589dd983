import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'puppeteer-core'

/** How long something may take to appear, milliseconds. */
const patience = 20_000

/** What a person at a Firefox sees and does. Things are found by role and name, as assistive technology finds them. */
export type Person = ReturnType<typeof personAt>

/** One journey: what a person gets, and how. */
export type Journey = { title: string; run: (person: Person) => Promise<void> }

const inTree = (role: string, name?: string) =>
  `::-p-aria([role="${role}"]${name === undefined ? '' : `[name="${name}"]`})`

/** A page that is left while its mock still loads something says so; nobody is there any more to see it. */
const leftInMidLoad = /A ServiceWorker intercepted the request/

/** @param openTab opens another tab of the same browser, with a person of its own at it */
function personAt(page: Page, origin: string, openTab: () => Promise<Page>) {
  const find = (role: string, name?: string) => page.locator(inTree(role, name)).setTimeout(patience)
  /** Asks the page again and again until it gives what is expected; the error says what it gave instead. */
  async function becomes<Value>(what: string, read: () => Promise<Value>, expected: Value) {
    const deadline = Date.now() + patience
    let found = await read()
    while (found !== expected && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      found = await read()
    }
    assert.equal(found, expected, what)
  }
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
  return {
    page,
    open: (path: string) => page.goto(origin + path).then(() => {}),
    reload: () => page.reload().then(() => {}),
    /** Brings this tab to the front; Firefox gives the others little time. */
    look: () => page.bringToFront(),
    another: async () => personAt(await openTab(), origin, openTab),
    click: (role: string, name: string) => find(role, name).click(),
    fill: (name: string, text: string) => find('textbox', name).fill(text),
    press: async (...keys: Parameters<Page['keyboard']['press']>[0][]) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text: string) => page.keyboard.type(text),
    sees: (role: string, name: string) =>
      find(role, name)
        .wait()
        .then(() => {}),
    reads: (text: string) =>
      page
        .waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout: patience }, text)
        .then(() => {}),
    seesNo: (role: string, name?: string) =>
      becomes(`no ${role} ${name ?? ''}`, async () => (await page.$$(inTree(role, name))).length, 0),
    isAt: (path: string) => becomes('address', async () => new URL(page.url()).pathname, path),
    titled: (title: string) => becomes('title', () => page.title(), title),
    hasFocusOn: (label: string) => becomes('focus', focused, label),
    valueOf: async (name: string) =>
      find('textbox', name)
        .map((element) => (element instanceof HTMLInputElement ? element.value : undefined))
        .wait(),
    /** The newest code in the mock's outbox, once there is one that is not `earlier`. */
    readCode: async (earlier = ''): Promise<string> => {
      const read = (before: string) => {
        const code = document.querySelector('output[aria-label="Latest code"]')?.textContent?.trim() ?? ''
        return /^\d{6}$/.test(code) && code !== before ? code : false
      }
      const code = await page.waitForFunction(read, { timeout: patience }, earlier)
      return String(await code.jsonValue())
    },
  }
}

/** A person with a browser profile of their own; `faults` grows with what no journey may cause. */
export async function newPerson(browser: Browser, origin: string) {
  const context: BrowserContext = await browser.createBrowserContext()
  const faults: string[] = []
  const openTab = async () => {
    const page = await context.newPage()
    page.on('console', async (message) => {
      if (!['error', 'warn'].includes(message.type())) return
      const parts = await Promise.all(message.args().map((part) => part.evaluate(String).catch(() => message.text())))
      faults.push(`console ${message.type()}: ${parts.join(' ')}`)
    })
    page.on('pageerror', (error) => {
      if (!leftInMidLoad.test(String(error))) faults.push(`uncaught: ${error}`)
    })
    return page
  }
  return { person: personAt(await openTab(), origin, openTab), faults, leave: () => context.close() }
}

/** Signs in as a person does, from /login to /home/. */
export async function signIn(person: Person, contact: string): Promise<void> {
  await person.open('/login')
  await person.fill('Phone or Email', contact)
  await person.click('button', 'Send Code')
  await person.sees('textbox', 'Code')
  await person.fill('Code', await person.readCode())
  await person.click('button', 'Verify')
  await person.isAt('/home/')
}
