/** The longest wait for something to appear, milliseconds. */
export const timeoutMs = 20_000

/**
 * One tab of a browser. Elements are found by role and name, as assistive technology finds them. Hidden elements and
 * those behind a modal dialog are not found.
 */
export type Tab = {
  goTo: (url: string) => Promise<void>
  reload: () => Promise<void>
  goBack: () => Promise<void>
  goForward: () => Promise<void>
  /** Brings the tab to the front. Browsers give background tabs little time. */
  bringToFront: () => Promise<void>
  /** The size of the page's window, CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  url: () => Promise<string>
  title: () => Promise<string>
  count: (role: string, name?: string) => Promise<number>
  /** Waits for an element and clicks it with the mouse. */
  click: (role: string, name: string) => Promise<void>
  /** Waits for an element and runs a function on it in the page. */
  on: <Result>(role: string, name: string, inPage: (element: Element) => Result) => Promise<Result>
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) => Promise<Result>
  type: (text: string) => Promise<void>
  /** Presses keys one after the other. `Control+Enter` holds the first while it presses the last. */
  press: (...keys: string[]) => Promise<void>
}

/** A browser profile of its own, with empty storage. */
export type Profile = {
  openTab: () => Promise<Tab>
  /** What no journey may cause: console errors and warnings, and uncaught errors. */
  readFaults: () => Promise<string[]>
  close: () => Promise<void>
}

export type Browser = { version: string; openProfile: () => Promise<Profile>; close: () => Promise<void> }

/**
 * Repeats the question until the answer is not undefined.
 *
 * @throws an error that names `what`, after `timeoutMs`
 */
export async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`There is no ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
