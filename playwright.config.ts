import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'

/** A port that nothing listens on, so that journeys of several checkouts can run at once. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })

// The workers read this file again; the environment hands them the port that was chosen first.
process.env.JOURNEY_PORT ??= String(await freePort())
const origin = `http://127.0.0.1:${process.env.JOURNEY_PORT}`

// JOURNEYS_ON=build runs them on a built app instead of the dev server: less than half the time of the processor.
const onBuild = process.env.JOURNEYS_ON === 'build'
const vite = 'node node_modules/vite/bin/vite.js'
const address = `--host 127.0.0.1 --port ${process.env.JOURNEY_PORT} --strictPort`

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, for a machine that is busy with something else; nothing waits for a time to pass.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Without its film strip a trace costs a third less time; it still has every step's page.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchFlags },
  },
  webServer: {
    command: `${onBuild ? `${vite} build --outDir .results/app && ${vite} preview --outDir .results/app` : vite} ${address}`,
    env: { VITE_API_MODE: 'mock' },
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
