import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RelativeTime } from './relative-time.tsx'

const minute = 60_000
const start = Date.parse('2026-11-22T09:00:00Z')
const time = () => page.getByRole('time')
const says = (text: string) => expect.element(time()).toHaveTextContent(text)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] })
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('shows the time in words, and the exact time to machines and as a tooltip', async () => {
  await render(<RelativeTime at="2026-11-25T09:00:00Z" />)
  await says('in 3 days')
  await expect.element(time()).toHaveAttribute('datetime', '2026-11-25T09:00:00Z')
  await expect.element(time()).toHaveAttribute('title', 'Wednesday, November 25, 2026 at 9:00 AM')
})

it('updates itself', async () => {
  await render(<RelativeTime at="2026-11-22T08:58:00Z" />)
  await says('2 minutes ago')
  await pass(minute)
  await says('3 minutes ago')
  await pass(57 * minute)
  await says('1 hour ago')
})
