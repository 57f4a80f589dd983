import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { idleMs } from '../rules/limits.ts'
import { watchPage } from './start-live.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

test('an untouched page reports "away", and "here" again after a touch', () => {
  const reported: string[] = []
  onTestFinished(watchPage({ wake: () => {}, drop: () => {}, report: (presence) => void reported.push(presence) }))
  vi.advanceTimersByTime(idleMs)
  expect(reported).toEqual(['here', 'away'])
  expect(vi.getTimerCount()).toBe(0)
  dispatchEvent(new KeyboardEvent('keydown'))
  expect(reported.at(-1)).toBe('here')
  vi.advanceTimersByTime(idleMs)
  expect(reported.at(-1)).toBe('away')
})

test('a network that returns and a page that is shown again reach the channel', () => {
  const reached: string[] = []
  const [wake, drop] = ['wake', 'drop'].map((name) => () => void reached.push(name)) as [() => void, () => void]
  const stop = watchPage({ wake, drop, report: () => {} })
  const names = ['offline', 'online', 'pagehide', 'pageshow']
  for (const name of names) dispatchEvent(new Event(name))
  expect(reached).toEqual(['drop', 'wake', 'drop', 'wake'])
  stop()
  for (const name of names) dispatchEvent(new Event(name))
  expect(reached).toHaveLength(4)
})
