import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

// The settings in the three ways that Vite reads them: build, development server, preview.
const ways: ['build' | 'serve', boolean][] = [
  ['build', false],
  ['serve', false],
  ['serve', true],
]

afterEach(() => vi.unstubAllEnvs())

const resolve = ([command, isPreview]: (typeof ways)[number]) =>
  resolveConfig({ logLevel: 'silent' }, command, undefined, undefined, isPreview)

test.each(ways)('a wrong mode ends "vite %s" (preview: %s) with what to set', async (...way) => {
  vi.stubEnv('VITE_API_MODE', 'production')
  await expect(resolve(way)).rejects.toThrow('VITE_API_MODE is "production". Set it to "mock" or "live"')
})

test('mock is the default of the development server, live that of a build and its preview', async () => {
  vi.stubEnv('VITE_API_MODE', undefined)
  const modes = await Promise.all(ways.map(resolve))
  expect(modes.map(({ define }) => define?.['import.meta.env.VITE_API_MODE'])).toEqual(['"live"', '"mock"', '"live"'])
})

test('only the preview of a live build sends the policy', async () => {
  vi.stubEnv('VITE_API_MODE', 'live')
  expect((await resolve(['serve', true])).preview.headers).toHaveProperty('Content-Security-Policy')
  vi.stubEnv('VITE_API_MODE', 'mock')
  expect((await resolve(['serve', true])).preview.headers).not.toHaveProperty('Content-Security-Policy')
})
