import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

async function load() {
  vi.resetModules()
  return (await import('./api-base.ts')).apiBase
}

test('the API is below /api/v1 of this origin, unless the app is built for another address', async () => {
  expect(await load()).toBe('/api/v1')
  vi.stubEnv('VITE_API_BASE', 'https://api.test/v2')
  expect(await load()).toBe('https://api.test/v2')
})
