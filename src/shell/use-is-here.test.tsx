import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useIsHere } from './use-is-here.ts'

test('a page that is in sight is where the person is', async () => {
  const { result } = await renderHook(useIsHere)
  expect(result.current()).toBe(true)
})

test('a page that was left is not', async () => {
  const { result, unmount } = await renderHook(useIsHere)
  await unmount()
  expect(result.current()).toBe(false)
})
