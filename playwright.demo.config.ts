import { defineConfig } from '@playwright/test'
import getPort from 'get-port'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'

// The workers read this file again; the environment hands them the port that was chosen first.
process.env.DEMO_PORT ??= String(await getPort())
const base = '/the/table/'
const folder = '.results/demo'
const address = `http://127.0.0.1:${process.env.DEMO_PORT}${base}`

/** Builds the demo for a sub-path, serves it as a static host does, and walks through it. */
export default defineConfig({
  testDir: 'tests/e2e/demo',
  outputDir: '.results/demo-tests',
  // The long ones, over the docs pages, side by side.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium(), args: launchFlags },
  },
  webServer: {
    command: `node scripts/demo/main.ts ${folder} && node scripts/demo/serve.ts ${folder} ${process.env.DEMO_PORT}`,
    env: { BASE_PATH: base },
    url: address,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
