import { expect, test, vi } from 'vitest'
import { retireOfflineWorker } from './retire-offline-worker.ts'

const worker = (file: string) => ({ scriptURL: `https://app.example/somewhere/${file}` }) as ServiceWorker

function workersOf(files: string[], controller?: string) {
  const registrations = files.map((file) => ({ active: worker(file), unregister: vi.fn(async () => true) }))
  const getRegistrations = async () => registrations as unknown as ServiceWorkerRegistration[]
  const removed = () => files.filter((_, at) => registrations[at]?.unregister.mock.calls.length)
  return { workers: { getRegistrations, controller: controller ? worker(controller) : null }, removed }
}

test('the worker of a live build is removed, and no other', async () => {
  const { workers, removed } = workersOf(['mockServiceWorker.js', 'offline-worker.js', 'another.js'])
  expect(await retireOfflineWorker(workers)).toBe(false)
  expect(removed()).toEqual(['offline-worker.js'])
})

test('a page that it still holds has to be loaded once more', async () => {
  expect(await retireOfflineWorker(workersOf(['offline-worker.js'], 'offline-worker.js').workers)).toBe(true)
  expect(await retireOfflineWorker(workersOf([], 'mockServiceWorker.js').workers)).toBe(false)
})

test('a browser without workers has none', async () => {
  expect(await retireOfflineWorker(undefined)).toBe(false)
})
