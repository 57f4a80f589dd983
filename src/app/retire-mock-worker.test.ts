import { expect, test, vi } from 'vitest'
import { retireMockWorker } from './retire-mock-worker.ts'

type State = 'active' | 'waiting' | 'installing'

function registrationOf(scriptURL: string, state: State = 'active') {
  const none = { active: null, waiting: null, installing: null }
  return { ...none, [state]: { scriptURL }, unregister: vi.fn(async () => true) }
}

const containerOf = (...registrations: ReturnType<typeof registrationOf>[]) =>
  ({ getRegistrations: async () => registrations }) as unknown as ServiceWorkerContainer

test.each<State>(['active', 'waiting', 'installing'])('an %s worker of the mock is unregistered', async (state) => {
  const left = registrationOf('https://app.example/table/mockServiceWorker.js?v=2', state)
  await retireMockWorker(containerOf(left))
  expect(left.unregister).toHaveBeenCalledOnce()
})

test('every other worker stays', async () => {
  const others = ['https://app.example/worker.js', 'https://app.example/x?/mockServiceWorker.js'].map((address) =>
    registrationOf(address),
  )
  const left = registrationOf('https://app.example/mockServiceWorker.js')
  await retireMockWorker(containerOf(...others, left))
  for (const other of others) expect(other.unregister).not.toHaveBeenCalled()
  expect(left.unregister).toHaveBeenCalledOnce()
})

test('a browser without service workers, or that blocks them, causes no error', async () => {
  vi.stubGlobal('navigator', {})
  await expect(retireMockWorker()).resolves.toBeUndefined()
  vi.unstubAllGlobals()
  const blocked = { getRegistrations: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) }
  await expect(retireMockWorker(blocked)).resolves.toBeUndefined()
})
