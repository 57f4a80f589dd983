import { defineConfig } from '@playwright/test'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'
import { type FrontName, findNginx } from './tests/e2e/production/support/fronts.ts'

/** The files that run behind `vite preview`. The others test the app, which is the same behind nginx, and run there alone. */
const ofPreview = '**/{pages-and-policy,calls,bundle,other-origin}.spec.ts'
const ofNginxAlone = '**/nginx.spec.ts'
const ofPreviewAlone = '**/{bundle,other-origin}.spec.ts'

const projects = findNginx()
  ? [
      { name: 'preview', use: { front: 'preview' as const }, testMatch: ofPreview },
      { name: 'nginx', use: { front: 'nginx' as const }, testIgnore: ofPreviewAlone },
    ]
  : [{ name: 'preview', use: { front: 'preview' as const }, testIgnore: ofNginxAlone }]

/** Journeys on the live build, behind each front, against the mocked backend over HTTP. See scripts/test-live.ts. */
export default defineConfig<object, { front: FrontName }>({
  testDir: 'tests/e2e/production',
  outputDir: '.results/live',
  projects,
  // Each worker has servers of its own, so that a journey that shuts one disturbs no other.
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.results/live.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium(), args: launchFlags },
  },
})
