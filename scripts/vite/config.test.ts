import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { run } from '../tools/run.ts'

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

test('a build ends with one sentence, without a stack', async () => {
  const env = { BASE_PATH: 'emberhall' }
  const { code, output } = await run(process.execPath, ['scripts/build/main.ts'], { capture: true, env })
  expect(code).toBe(1)
  expect(output).toContain('BASE_PATH is "emberhall"')
  expect(output).not.toMatch(/^ +at /m)
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

test('a build reloads no page of the development server beside it', async () => {
  const { server } = await resolve(['serve', false])
  const root = await mkdtemp(join(tmpdir(), 'emberhall-watch-'))
  const { watcher, close } = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: server.watch },
  })
  const seen: string[] = []
  watcher.on('all', (_, path) => seen.push(path))
  try {
    const written = ['dist', 'dist-demo', 'dist-storybook', 'dist-contract', '.results/budgets']
    for (const path of [...written.map((folder) => `${folder}/index.html`), 'src/main.tsx']) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), '')
    }
    await vi.waitFor(() => expect(seen).toContain(join(root, 'src/main.tsx')), 5000)
    expect(seen.filter((path) => path.endsWith('.html'))).toEqual([])
  } finally {
    await close()
    await rm(root, { recursive: true })
  }
})
