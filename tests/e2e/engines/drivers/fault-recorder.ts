import type { Tab } from '../engine.ts'

/** The key under which faults survive navigation in a tab. */
const key = 'journey.faults'

/**
 * Records console errors and warnings, and uncaught errors, for `readRecorded`. WebDriver does not report them. It runs
 * in the page before everything else.
 */
export function recordFaults(storedAt: string) {
  const record = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(storedAt) ?? '[]')
    sessionStorage.setItem(storedAt, JSON.stringify([...faults, fault]))
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...parts: unknown[]) => {
      record(`console ${level}: ${parts.map(String).join(' ')}`)
      write(...parts)
    }
  }
  addEventListener('error', ({ message }) => record(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => record(`uncaught: ${reason}`))
}

/** The recorder as an element for a page's head. */
export const recorder = `<script>(${recordFaults})(${JSON.stringify(key)})</script>`

/** The faults of a tab so far. */
export const readRecorded = (tab: Tab): Promise<string[]> =>
  // A tab that has opened no page has no storage.
  tab.run((storedAt) => (origin === 'null' ? [] : JSON.parse(sessionStorage.getItem(storedAt) ?? '[]')), key)
