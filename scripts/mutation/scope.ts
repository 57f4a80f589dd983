import { globSync, readFileSync } from 'node:fs'

/**
 * What is mutated: where a fault lets somebody in, keeps somebody out, or tells a developer what is not so. With each
 * folder where its browser tests stand: every page of the app goes through the session, and a survivor would otherwise
 * be tried on all of them.
 */
const noticedIn: Record<string, string[]> = {
  'src/rules': ['src/features/', 'tests/faults/'],
  'src/api': ['src/features/', 'tests/faults/'],
  'src/session': ['src/session/', 'src/app/store-and-session', 'tests/faults/'],
  'src/features/sign-in': ['src/features/sign-in/', 'tests/faults/'],
  'mocks/db': ['mocks/', 'tests/faults/'],
  'mocks/http': ['mocks/', 'tests/faults/'],
  'mocks/live': ['mocks/', 'tests/faults/'],
  'mocks/tags/auth': ['mocks/', 'tests/faults/'],
}

export const folders = Object.keys(noticedIn)

/** Whether a file of tests is tried on the mutants of a source. What runs in Node is quick enough to be tried always. */
export const isTriedOn = (tests: string, source: string) =>
  /\.test\.ts$/.test(tests) ||
  Object.entries(noticedIn).some(
    ([folder, places]) => source.startsWith(`${folder}/`) && places.some((place) => tests.startsWith(place)),
  )

/** Tests, stories, and what only they use. */
const aside = /\.(test|stories|example)\.tsx?$|\/examples\/|\/(test-[\w-]+|storage-rules)\.ts$/

/** The sources whose path contains one of the words; all without a word. */
export const sourcesWith = (words: readonly string[]) =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`).toSorted())
    .filter((path) => !aside.test(path) && (words.length === 0 || words.some((word) => path.includes(word))))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/**
 * The parts of `npm test` that may kill a mutant, the quickest first, and their files. The conformance suite is left
 * out: it judges a whole server, and takes a minute for each.
 */
export const parts: Record<string, string[]> = {
  unit: ['{src,mocks}/**/*.test.ts', 'tests/{contract,rules,faults}/**/*.test.ts'],
  components: ['{src,mocks}/**/*.test.tsx', 'tests/faults/**/*.test.tsx'],
  stories: ['{src,mocks}/**/*.stories.tsx'],
}
