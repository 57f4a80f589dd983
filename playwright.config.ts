import { defineConfig } from '@playwright/test'
import getPort from 'get-port'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'
import type { Backend } from './tests/support/journey.ts'

// The workers read this file again; the environment hands them the ports that were chosen first.
process.env.JOURNEY_PORT ??= String(await getPort())
process.env.JOURNEY_MOCK_PORT ??= String(await getPort())
const onDev = `http://127.0.0.1:${process.env.JOURNEY_PORT}`
const onMock = `http://127.0.0.1:${process.env.JOURNEY_MOCK_PORT}`

const vite = 'node node_modules/vite/bin/vite.js'
const address = (port: string | undefined) => `--host 127.0.0.1 --port ${port} --strictPort`
const server = { env: { VITE_API_MODE: 'mock' }, reuseExistingServer: false, timeout: 60_000 }

// Most journeys walk through the live build, each with a server of its own (see tests/support/serve-app.ts). Those tagged
// @mock walk through a build with the mock in the page, and those tagged @dev also through the dev server.
// JOURNEYS_ON=dev sends all of them to the dev server; JOURNEYS_ON=live starts nothing but the live build.
const only = process.env.JOURNEYS_ON

const projects = [
  { name: 'dev server', grep: only === 'dev' ? undefined : /@dev/, use: { baseURL: onDev, contextOptions: {} } },
  { name: 'live build', grepInvert: /@mock/, use: { backend: 'server' as const } },
  { name: 'mock in the page', grep: /@mock/, use: { baseURL: onMock } },
]
const webServers = [
  { ...server, command: `${vite} ${address(process.env.JOURNEY_PORT)}`, url: onDev },
  {
    ...server,
    command: `${vite} build --outDir .results/app-on-mock && ${vite} preview --outDir .results/app-on-mock ${address(process.env.JOURNEY_MOCK_PORT)}`,
    url: onMock,
  },
]

export default defineConfig<Backend>({
  testDir: 'tests/journeys',
  outputDir: '.results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, for a machine that is busy with something else; nothing waits for a time to pass.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Motion takes a sixth of the processor's time. The dev server's journeys, the demo's and the live ones have it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchFlags },
  },
  projects: projects.filter(({ name }) => only === undefined || name.startsWith(only)),
  globalSetup: only === 'dev' ? undefined : './tests/support/build-app.ts',
  webServer: only === 'live' ? [] : only === 'dev' ? webServers.slice(0, 1) : webServers,
})
