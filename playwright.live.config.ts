import { defineConfig } from '@playwright/test'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'
import { retries } from './scripts/browser/retries.ts'
import { type FrontName, findNginx } from './tests/live/support/fronts.ts'

const behind = (front: FrontName, testIgnore: string[] = []) => ({ name: front, use: { front }, testIgnore })
const preview = behind('preview', ['**/nginx.spec.ts'])

/** Journeys on the live build, behind each front, against the mocked backend over HTTP. See scripts/test-live.ts. */
export default defineConfig<object, { front: FrontName }>({
  testDir: 'tests/live',
  outputDir: '.results/live',
  projects: findNginx() ? [preview, behind('nginx', ['**/{bundle,elsewhere}.spec.ts'])] : [preview],
  // Each worker has servers of its own, so that a journey that shuts one disturbs no other.
  fullyParallel: false,
  workers: 2,
  retries,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/live.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchFlags },
  },
})
