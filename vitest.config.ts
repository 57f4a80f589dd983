import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { findChromium, launchFlags } from './scripts/browser/chromium.ts'
import { prepared } from './scripts/browser/dependencies.ts'
import { contractModule } from './scripts/contract/bundle.ts'
import unit, { thorough } from './vitest.unit.config.ts'

/** A page of tests leaves much behind, and uses little of what it loads: together a twelfth of the processor's time. */
const engine = '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64 --max-lazy'

/**
 * A new object for each project: Vitest refuses one that two projects share. Without motion, which takes a tenth of the
 * processor's time: axe looks at what has arrived, not at what fades in.
 */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: [...launchFlags, engine] },
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

const production = { 'process.env.NODE_ENV': '"production"' }
/** React as it is released: it saves a tenth of the processor's time. Components have React's own checks. */
const asReleased = {
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
}

// One after the other: Vitest would have the projects of one group equally wide.
export default defineConfig({
  test: {
    coverage: {
      include: ['{src,mocks}/**/*.{ts,tsx}'],
      exclude: ['**/*.gen.ts', '**/*.{test,stories,example}.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.results/coverage',
    },
    projects: [
      unit,
      // Type-checks a copy of the project.
      { test: { name: 'docs', sequence: { groupOrder: 3 }, environment: 'node', include: thorough.docs } },
      // Runs the server's rules against some hundred servers that break one, or may differ.
      {
        test: {
          name: 'faults',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: thorough.faults,
          setupFiles: ['tests/support/setup-node.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react(), contractModule()],
        define: { 'import.meta.env.VITE_API_MODE': '"mock"' },
        optimizeDeps: { include: [...prepared.app, ...prepared.mock, ...prepared.test] },
        test: {
          name: 'components',
          // Three pages for all files, instead of a new one for each file. They wait for a part of their time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          isolate: false,
          include: ['{src,mocks}/**/*.test.tsx', 'tests/integration/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-browser.ts'],
          restoreMocks: true,
          // Where many keys are pressed, a busy machine may need more than the default of 15 s.
          testTimeout: 60_000,
          // How long an expectation of the page may take to come true on a busy machine; the default is one second.
          expect: { poll: { timeout: 20_000, interval: 10 } },
          browser: chromium(),
        },
      },
      {
        plugins: [
          contractModule(),
          msw({ mode: 'worker-only' }),
          // THEME=dark checks the other theme's colors, which .ci/thorough does.
          storybookTest({ initialGlobals: { theme: process.env.THEME ?? 'light' } }),
        ],
        ...asReleased,
        optimizeDeps: {
          ...asReleased.optimizeDeps,
          include: [...prepared.app, ...prepared.mock, ...prepared.test, 'storybook-addon-pseudo-states/preview'],
        },
        test: {
          name: 'stories',
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          isolate: false,
          setupFiles: ['tests/support/setup-browser.ts'],
          testTimeout: 120_000,
          browser: chromium(),
        },
      },
    ],
  },
})
