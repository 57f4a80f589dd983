import { afterEach, expect, test, vi } from 'vitest'
import { basePath } from '../contract/operations.gen.ts'

afterEach(() => void vi.unstubAllEnvs())

async function load() {
  vi.resetModules()
  return (await import('./api-base.ts')).apiBase
}

test('the API is on this origin, below the path of the contract, unless the app is built for another address', async () => {
  vi.stubEnv('VITE_API_BASE', undefined)
  expect(await load()).toBe(basePath)
  vi.stubEnv('VITE_API_BASE', 'https://api.test/v2')
  expect(await load()).toBe('https://api.test/v2')
})
