import assert from 'node:assert/strict'
import { codePattern } from '../../../src/contract/patterns.gen.ts'
import { type Profile, type Tab, timeoutMs, until } from './engine.ts'

/**
 * What a person at a browser sees and does. Elements are found by role and name, as assistive technology finds them.
 */
export type Person = ReturnType<typeof personAt>

/** One journey: its title, and what the person does. */
export type Journey = { title: string; run: (person: Person) => Promise<void> }

/** The position of an element in the window, CSS pixels. */
const boxOf = (element: Element) => {
  const { top, right, bottom, left, width, height } = element.getBoundingClientRect()
  return { top, right, bottom, left, width, height }
}

/** @param openTab opens another tab of the same browser */
export function personAt(tab: Tab, origin: string, openTab: () => Promise<Tab>) {
  /** Repeats `read` until it returns the expected value. The error contains the last other value. */
  async function becomes<Value>(what: string, read: () => Promise<Value>, expected: Value) {
    const deadline = Date.now() + timeoutMs
    let found = await read()
    while (found !== expected && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      found = await read()
    }
    assert.equal(found, expected, what)
  }
  const focused = () =>
    tab.run(() => {
      const element = document.activeElement
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const label = isField ? element.labels?.[0]?.textContent : undefined
      return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
  return {
    tab,
    open: (path: string) => tab.goTo(origin + path),
    another: async () => personAt(await openTab(), origin, openTab),
    click: tab.click,
    press: tab.press,
    type: tab.type,
    fill: async (name: string, text: string) => {
      await tab.click('textbox', name)
      await tab.on('textbox', name, (field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      })
      await tab.type(text)
    },
    sees: (role: string, name: string) => tab.on(role, name, () => {}),
    seesNo: (role: string, name?: string) => becomes(`no ${role} ${name ?? ''}`, () => tab.count(role, name), 0),
    reads: (text: string) =>
      until(`text "${text}"`, async () => {
        // Firefox reports a line break wherever a line may break, and between two documents there is no body.
        const includes = (wanted: string) => document.body?.innerText.replace(/\s+/g, ' ').includes(wanted)
        const isRead = await tab.run(includes, text)
        return isRead || undefined
      }),
    /** The page has loaded completely: leaving it earlier logs an error. */
    seesAll: () =>
      until('page that has loaded', async () => {
        const hasLoaded = () =>
          document.querySelector('main h1') !== null &&
          !/(Loading|Opening) [^…]*…/.test(document.querySelector('main')?.textContent ?? '')
        return (await tab.run(hasLoaded)) || undefined
      }),
    isAt: (path: string) => becomes('address', async () => new URL(await tab.url()).pathname, path),
    titled: (title: string) => becomes('title', tab.title, title),
    hasFocusOn: (label: string) => becomes('focus', focused, label),
    isInvalid: (name: string) =>
      becomes('invalid', () => tab.on('textbox', name, (field) => field.getAttribute('aria-invalid')), 'true'),
    valueOf: (name: string) =>
      tab.on('textbox', name, (field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined,
      ),
    boxOf: (role: string, name: string) => tab.on(role, name, boxOf),
    /** The newest code in the mock's outbox, once there is one other than `earlier`. */
    readCode: (earlier = ''): Promise<string> =>
      until('code in the outbox', async () => {
        const read = () => document.querySelector('output[aria-label="Latest code"]')?.textContent?.trim() ?? ''
        const code = await tab.run(read)
        return codePattern.test(code) && code !== earlier ? code : undefined
      }),
  }
}

/** A person with a browser profile of their own. */
export async function newPerson(profile: Profile, origin: string): Promise<Person> {
  return personAt(await profile.openTab(), origin, profile.openTab)
}

/**
 * Signs in as a person does, from /login to /home/.
 *
 * @param earlier the code of an earlier sign-in, which the outbox may still show
 * @returns the code
 */
export async function signIn(person: Person, contact: string, earlier?: string): Promise<string> {
  await person.open('/login')
  await person.fill('Phone or Email', contact)
  await person.click('button', 'Send Code')
  await person.sees('textbox', 'Code')
  const code = await person.readCode(earlier)
  await person.fill('Code', code)
  await person.click('button', 'Verify')
  await person.isAt('/home/')
  await person.seesAll()
  return code
}
