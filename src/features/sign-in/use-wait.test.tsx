import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useWait } from './use-wait.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})

/** Waits for as long as is told, and writes down what it says from render to render. */
async function wait(milliseconds: number) {
  const said: number[] = []
  const show = (until = Date.now() + milliseconds) => said.push(useWait(until))
  const { rerender, unmount, act } = await renderHook(show, { initialProps: Date.now() + milliseconds })
  const pass = (passing: number) => act(() => void vi.advanceTimersByTime(passing))
  const waitFor = (more: number) => rerender(Date.now() + more)
  return { said, pass, waitFor, unmount }
}

test('another moment is counted to from the start, and a moment that has passed is not', async () => {
  const { said, pass, waitFor, unmount } = await wait(0)
  expect(said).toEqual([0])
  expect(vi.getTimerCount()).toBe(0)
  await waitFor(2000)
  expect(said.at(-1)).toBe(2)
  await pass(1000)
  expect(said.at(-1)).toBe(1)
  await waitFor(5000)
  expect(said.at(-1)).toBe(5)
  expect(vi.getTimerCount()).toBe(1)
  await waitFor(-5000)
  expect(said.at(-1)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  await waitFor(5000)
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})
