import { configDefaults, defineConfig } from 'vitest/config'

/** What takes too long for every `npm test`. Each is a project of its own. */
export const thorough = {
  docs: ['tests/contract/add-feature.test.ts'],
  faults: ['tests/conformance/{bad-answers,allowed-differences}.test.ts'],
}

/** The unit tests. vitest.config.ts takes them as one of its projects; by themselves Stryker runs them. */
export default defineConfig({
  test: {
    name: 'unit',
    pool: 'threads',
    // A thread loads the libraries once for all of its files, which saves a third of the time.
    isolate: false,
    maxWorkers: 2,
    environment: 'node',
    include: [
      '{src,mocks,scripts}/**/*.test.ts',
      'tests/{contract,architecture,rules,conformance,integration}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...thorough.docs, ...thorough.faults],
    setupFiles: ['tests/support/setup-node.ts'],
    restoreMocks: true,
    // Properties try hundreds of inputs; a busy machine may need more than the default of 5 s.
    testTimeout: 20_000,
  },
})
