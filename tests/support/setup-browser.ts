// First of all: React looks for the hook of its developer tools when it loads.
import './count-renders.ts'
import { afterEach, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// The files of a project share one page; vitest-browser-react cleans up for the first of them only.
beforeEach(cleanup)

// What one test stored would be another's session.
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
