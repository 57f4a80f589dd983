import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// A pointer left over an element by another file would keep a toast open.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

// The files of a project share one page, and vitest-browser-react cleans up only for the first file.
beforeEach(cleanup)

// Otherwise the next test would start with this one's storage, network or stopped clock.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
