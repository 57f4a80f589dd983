import { afterEach } from 'vitest'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// What one test stored would be another's session.
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
