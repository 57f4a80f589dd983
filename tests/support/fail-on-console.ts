import { afterAll, afterEach } from 'vitest'

/**
 * From here on a console error or warning fails the test in which it came up (or its file, if it came up outside of a
 * test). A test that expects one spies on the console itself: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
export function failOnConsole() {
  const heard: string[] = []
  for (const level of ['error', 'warn'] as const) {
    // Kept, not thrown: React and promise chains would swallow it.
    console[level] = (...parts: unknown[]) => heard.push(`console.${level}: ${sentence(parts)}`)
  }
  const check = () => {
    const messages = heard.splice(0)
    if (messages.length) throw new Error(messages.join('\n'))
  }
  afterEach(check)
  afterAll(check)
}

/** What the console would show: `%s` and its like filled in, the rest appended. */
function sentence([first, ...rest]: unknown[]): string {
  const text = (part: unknown) => (part instanceof Error ? (part.stack ?? part.message) : String(part))
  const filled = text(first).replace(/%[sdifoO]/g, (placeholder) => (rest.length ? text(rest.shift()) : placeholder))
  return [filled, ...rest.map(text)].join(' ')
}
