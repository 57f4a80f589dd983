import { afterEach, beforeEach, vi } from 'vitest'
import { fakePage } from './fake-page.ts'

/** The start of the session tests, in milliseconds. */
export const now = Date.UTC(2026, 10, 20, 20, 0, 0)

/** A page whose clock stands at `now`, new for each test of a file. @returns a function that sends it an event */
export function sessionPage() {
  let page: ReturnType<typeof fakePage>
  beforeEach(() => {
    page = fakePage()
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    dispatch: (name: string) => page.dispatch(name),
    setVisible: (isVisible: boolean) => page.setVisible(isVisible),
  }
}
