import { defineConfig } from '@playwright/test'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'
import type { BackendOption } from './tests/support/journey.ts'

/** Journeys through the live build, each with a server of its own (tests/support/serve-app.ts). */
export default defineConfig<BackendOption>({
  testDir: 'tests/e2e/journeys',
  outputDir: '.results/journeys',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Generous, for a machine that is busy with something else; nothing waits for a time to pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: {
    backend: 'server',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Motion takes a sixth of the processor's time. The demo's journeys and those behind fronts have it.
    contextOptions: { reducedMotion: 'reduce' },
    // A page of a journey ends before code that the browser optimizes, or memory that it tidies up, pays off: both take
    // an eighth of the browser's time.
    launchOptions: {
      executablePath: findChromium(),
      args: [...launchFlags, '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'],
    },
  },
  globalSetup: './tests/support/build-app.ts',
})
