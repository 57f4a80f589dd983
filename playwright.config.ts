import { defineConfig } from '@playwright/test'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'
import { freePort } from './scripts/browser/free-port.ts'
import { retries } from './scripts/browser/retries.ts'

// The workers read this file again; the environment hands them the ports that were chosen first.
process.env.JOURNEY_PORT ??= String(await freePort())
process.env.JOURNEY_BUILT_PORT ??= String(await freePort())
const onDev = `http://127.0.0.1:${process.env.JOURNEY_PORT}`
const onBuilt = `http://127.0.0.1:${process.env.JOURNEY_BUILT_PORT}`

const vite = 'node node_modules/vite/bin/vite.js'
const address = (port: string | undefined) => `--host 127.0.0.1 --port ${port} --strictPort`
const server = { env: { VITE_API_MODE: 'mock' }, reuseExistingServer: false, timeout: 60_000 }

// Every journey walks through a built app on the mock, which takes less than half the processor's time of the dev
// server; those tagged @dev walk through the dev server too. JOURNEYS_ON=dev sends all of them there.
const allOnDev = process.env.JOURNEYS_ON === 'dev'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.results/journeys',
  fullyParallel: true,
  workers: 2,
  retries,
  forbidOnly: true,
  // Generous, for a machine that is busy with something else; nothing waits for a time to pass.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every journey would take a fifth more time. Locally: npx playwright test --trace on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchFlags },
  },
  projects: [
    { name: 'dev server', grep: allOnDev ? undefined : /@dev/, use: { baseURL: onDev } },
    ...(allOnDev ? [] : [{ name: 'built app', use: { baseURL: onBuilt } }]),
  ],
  webServer: [
    { ...server, command: `${vite} ${address(process.env.JOURNEY_PORT)}`, url: onDev },
    {
      ...server,
      command: `${vite} build --outDir .results/app && ${vite} preview --outDir .results/app ${address(process.env.JOURNEY_BUILT_PORT)}`,
      url: onBuilt,
    },
  ],
})
