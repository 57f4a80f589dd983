import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { idleMs } from './limits.ts'
import { watchPage } from './watch-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

test('a page that nobody touches is away, rests, and is here with the next touch', () => {
  const told: string[] = []
  onTestFinished(watchPage({ wake: () => {}, drop: () => {}, report: (presence) => void told.push(presence) }))
  vi.advanceTimersByTime(idleMs)
  expect(told).toEqual(['here', 'away'])
  expect(vi.getTimerCount()).toBe(0)
  dispatchEvent(new KeyboardEvent('keydown'))
  expect(told.at(-1)).toBe('here')
  vi.advanceTimersByTime(idleMs)
  expect(told.at(-1)).toBe('away')
})
