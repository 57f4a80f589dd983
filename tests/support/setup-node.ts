import { afterEach, vi } from 'vitest'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// The files share one thread: a faked clock would stay stopped in the next one.
afterEach(() => void vi.useRealTimers())
