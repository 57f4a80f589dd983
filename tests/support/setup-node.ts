import { afterEach, vi } from 'vitest'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

// The files share one thread: a faked clock would stand still in the next.
afterEach(() => void vi.useRealTimers())
