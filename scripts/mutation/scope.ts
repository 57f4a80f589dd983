import { globSync, readFileSync } from 'node:fs'

/** What is mutated: where a fault lets somebody in, keeps somebody out, or tells a developer what is not so. */
export const folders = [
  'src/rules',
  'src/api',
  'src/platform/session',
  'src/features/sign-in',
  'mocks/kernel',
  'mocks/tags/auth',
]

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
