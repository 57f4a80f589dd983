import { afterAll, expect, test, vi } from 'vitest'

vi.resetModules()
vi.doMock('./start-verification.ts', () => {
  throw new Error('Failed to fetch')
})
const { makeStore } = await import('../../app/store.ts')
const { sendCode } = await import('./send-code.ts')
const { contactChanged } = await import('./sign-in-slice.ts')

afterAll(() => {
  vi.doUnmock('./start-verification.ts')
  vi.resetModules()
})

test('a person whose browser could not load the code that sends reads so, and stays at Start', async () => {
  const store = makeStore()
  store.dispatch(contactChanged('rowan@example.com'))
  await expect(store.dispatch(sendCode())).resolves.toBe(false)
  expect(store.getState().signIn.contactError).toEqual({
    at: 'form',
    text: 'Unable to start verification',
    advice: 'Check your connection and try again, or reload.',
  })
})
