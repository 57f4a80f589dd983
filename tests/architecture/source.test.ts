import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { routes } from '../../src/shell/routes.ts'
import { tracesOfMock } from '../support/mock-traces.ts'
import { isAside, isGenerated, type SourceFile, sourceFiles } from '../support/source-files.ts'

const folders = ['src', 'mocks', 'scripts', 'tests', '.storybook']
const written = sourceFiles(folders, /\.(tsx?|css|html)$/).filter((file) => !isGenerated(file))
const paths = (files: SourceFile[]) => files.map(({ path }) => path)

test('no file has more than 300 lines', () => {
  expect(paths(written.filter(({ text }) => text.trimEnd().split('\n').length > 300))).toEqual([])
})

// The browser would search the whole page, and style it anew, at each change. `useDocumentAttribute` marks the document.
// A count inside `:has` costs the same, wherever it is.
test('no style depends on what is anywhere in the page', () => {
  const isCostly = (text: string) => /(:root|html|body):has\(|:has\([^()]*:nth-/.test(text)
  const asking = written.filter(({ path, text }) => /^src.*css$/.test(path) && isCostly(text))
  expect(paths(asking)).toEqual([])
})

test('a docs page shows only stories that there are', () => {
  const missing = sourceFiles(folders, /\.mdx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/import \* as (\w+) from '([^']+\.stories\.tsx)'/g)].flatMap(([, name = '', from = '']) => {
      const stories = readFileSync(join(dirname(path), from), 'utf8')
      const used = new Set([...text.matchAll(new RegExp(`\\b${name}\\.([A-Z]\\w*)`, 'g'))].map(([, story]) => story))
      return [...used].filter((story) => !stories.includes(`export const ${story}`)).map((story) => `${path} ${story}`)
    }),
  )
  expect(missing).toEqual([])
})

test('in src only main.tsx mentions the mock, and the declaration of its flag', () => {
  const allowed = ['src/main.tsx', 'src/vite-env.d.ts']
  const mentions = written.filter(
    (file) => file.path.startsWith('src/') && !isAside(file) && /mock|msw/i.test(file.text),
  )
  expect(paths(mentions).filter((path) => !allowed.includes(path))).toEqual([])
})

/**
 * Whether a text contains a path of the API. The path has to begin where a string, a template or an address begins, and
 * to end as a whole word: `'./games-handlers.ts'` contains none.
 */
const hasPath = (text: string, path: string) =>
  new RegExp(`(?<![\\w.-])${path.replace(/[{}]/g, '\\$&')}(?![\\w-])`).test(text)

test('no path of the API is written by hand', () => {
  // Tests of code that reads openapi.yaml itself write calls by hand, so that they do not depend on generated code.
  const judges = /^(mocks\/contract-check\/.*\.test|tests\/contract\/.*)\.ts$/
  // Code that reads paths has some as examples.
  const readers =
    /^(src\/contract\/paths(\.test)?|tests\/(architecture\/source|conformance\/kernel\/report\/report)\.test)\.ts$/
  // The address of a page may be like a path of the API.
  const pages: string[] = Object.values(routes).map(({ path }) => path)
  const apiPaths = [basePath, ...Object.values(operations).map(({ path }) => path)].filter(
    (path) => !pages.includes(path),
  )
  const repeats = written.filter(
    ({ path, text }) => !judges.test(path) && !readers.test(path) && apiPaths.some((each) => hasPath(text, each)),
  )
  expect(paths(repeats)).toEqual([])
})

test('docs/security.md has everything that the app stores of a person', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  const kinds = written
    .filter((file) => file.path.startsWith('src/') && !isAside(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/\bstored(?:Switch)?(?:<.*>)?\(\s*'([\w-]+)'/g)].map(([, kind = '']) => kind),
    )
  const isNamed = (kind: string) => new RegExp(`\`emberhall\\.(own/<user id>/)?${kind}[.\`]`).test(page)
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !isNamed(kind))).toEqual([])
})

test('tests find what a person finds, and wait for what a person sees', () => {
  const shortcuts =
    /ByTestId|data-testid|waitForTimeout|networkidle|\.(only|todo)\(|\.skip\((?!!process\.env\.)|toMatchSnapshot/
  const found = written.filter((file) => isAside(file) && !file.path.startsWith('tests/architecture/'))
  expect(paths(found.filter(({ text }) => shortcuts.test(text)))).toEqual([])
})

test('a file and a text of the mock are found, and nothing else', () => {
  const found = tracesOfMock([
    { path: 'assets/mock-1.js', text: '' },
    { path: 'assets/start.js', text: 'register("/mockServiceWorker.js")' },
    { path: 'assets/home.js', text: 'const outbox = 1' },
  ])
  expect(found).toEqual([
    'assets/mock-1.js is a file of the mock.',
    'assets/start.js has "register("/mockServiceWorker.js")".',
  ])
})
