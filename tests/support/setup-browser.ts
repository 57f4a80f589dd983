// This import comes first: React looks for the hook of its developer tools when it loads.
import './count-renders.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// The files of a project share one page, and vitest-browser-react cleans up only for the first file.
beforeEach(cleanup)

// Otherwise the next test would start with this one's storage, its network, or a clock that stands still.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
