import { expect, test, vi } from 'vitest'
import { createRevalidate } from './session-sync.ts'

/** A server whose answers the test gives, one after the other. */
function openServer() {
  const answers: ((isSignedIn: boolean) => Promise<void>)[] = []
  let isSignedIn = false
  const ask = vi.fn(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answers.push(async (answer) => {
      isSignedIn = answer
      resolve()
      await vi.waitFor(() => promise)
    })
    return promise
  })
  const revalidate = createRevalidate(ask, () => isSignedIn)
  return { ask, revalidate, answer: (value: boolean) => answers.shift()?.(value) }
}

test('ten calls at a time are one question', async () => {
  const { ask, revalidate, answer } = openServer()
  const calls = Array.from({ length: 10 }, () => revalidate())
  await answer(true)
  await Promise.all(calls)
  expect(ask).toHaveBeenCalledOnce()
})

test('a call during the question asks again if no one was signed in', async () => {
  const { ask, revalidate, answer } = openServer()
  const first = revalidate()
  void revalidate()
  await answer(false)
  expect(ask).toHaveBeenCalledTimes(2)
  await answer(false)
  await first
  expect(ask, 'no call came during the second question').toHaveBeenCalledTimes(2)
})
