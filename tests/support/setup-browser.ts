import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// The pointer of another file would lie on this one's elements: a toast under it stays.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

// The files of a project share one page, and vitest-browser-react cleans up only for the first file.
beforeEach(cleanup)

// Otherwise the next test would start with this one's storage, its network, or a clock that stands still.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
