import { afterAll, afterEach } from 'vitest'

/**
 * Storybook turns React's test mode on and off around each step of a play. An update that a timer of the page causes in
 * between is no fault of the page.
 */
const ofTestMode = 'The current testing environment is not configured to support act(...)'

/**
 * Makes a console error or warning fail the test in which it occurs, or its file if it occurs outside of a test. A test
 * that expects one spies on the console: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
export function failOnConsole() {
  const heard: string[] = []
  for (const level of ['error', 'warn'] as const) {
    // Collected, not thrown: React and promise chains would swallow the error.
    console[level] = (...parts: unknown[]) => {
      if (parts[0] !== ofTestMode) heard.push(`console.${level}: ${sentence(parts)}`)
    }
  }
  const check = () => {
    const messages = heard.splice(0)
    if (messages.length) throw new Error(messages.join('\n'))
  }
  afterEach(check)
  afterAll(check)
}

/** The text that the console would show: `%s` and the like filled in, further values appended. */
function sentence([first, ...rest]: unknown[]): string {
  const text = (part: unknown) => (part instanceof Error ? (part.stack ?? part.message) : String(part))
  const filled = text(first).replace(/%[sdifoO]/g, (placeholder) => (rest.length ? text(rest.shift()) : placeholder))
  return [filled, ...rest.map(text)].join(' ')
}
