import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

// Compares what README.md and CONTRIBUTING.md say about scripts, folders and imports with the project.

const readme = readFileSync('README.md', 'utf8')
const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** The rows of the table below a heading, without the header row. */
function rowsBelow(heading: string): string[] {
  const [, section = ''] = readme.split(`## ${heading}\n`)
  return (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
}
/** The back-ticks of a fenced block are odd in number: left in, they would pair what stands between two names. */
const withoutFences = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
const codeIn = (text: string) => [...withoutFences(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const firstCells = (rows: string[]) => rows.flatMap((row) => codeIn(row.split('|')[1] ?? ''))

test('every script has a row, and every row is a script', () => {
  const named = firstCells(rowsBelow('Scripts')).filter((command) => command.startsWith('npm'))
  const names = named.map((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1])
  expect(names.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('every tool of `npm run tool` is named', () => {
  const printed = execFileSync(process.execPath, ['scripts/tool.ts'], { encoding: 'utf8' })
  const tools = [...printed.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name)
  expect(tools.length).toBeGreaterThan(3)
  const row = rowsBelow('Scripts').find((line) => line.includes('`npm run tool`')) ?? ''
  expect(codeIn(row.split('|')[2] ?? '').slice(1)).toEqual(tools)
})

test.each(['run', 'thorough'])('every step of .ci/%s is named, in its order', (script) => {
  const steps = [...readFileSync(`.ci/${script}`, 'utf8').matchAll(/^ *step '([^']+)'/gm)].map(([, name = '']) => name)
  const row = rowsBelow('Scripts').find((line) => line.startsWith(`| \`.ci/${script}\``)) ?? ''
  expect(row).toContain(`: ${steps.join(', ')} |`)
})

test('every folder has a row, and every row is there', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.includes(`${entry.name}/`))
    .map(({ name }) => name)
  const named = firstCells(rowsBelow('Where things are'))
  const inSrc = readdirSync('src').map((name) => `src/${name}`)
  // These have no row in the table: the files of contract/ are referred to by openapi.yaml, and the type declarations
  // are for the compiler.
  const apart = ['src', 'contract', 'src/vite-env.d.ts']
  expect([...folders, ...inSrc].filter((name) => !named.includes(name) && !apart.includes(name))).toEqual([])
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test.each([
  ['README.md', readme],
  ['CONTRIBUTING.md', contributing],
])('%s has the layers in the order that the import rules hold', (_, text) => {
  const [, list = ''] = /^const layers = \[(.*)\]$/m.exec(readFileSync('.dependency-cruiser.mjs', 'utf8')) ?? []
  const layers = [...list.matchAll(/'(\w+)'/g)].map(([, layer = '']) => layer)
  expect(layers).toContain('features')
  const sentence = /Imports point down:(?:\*\*)? ([^.]+)\./.exec(text)?.[1] ?? ''
  expect(codeIn(sentence)).toEqual([...layers, 'main'])
})

const pages = sourceFiles(
  ['docs', 'src', 'mocks', 'scripts', 'tests', '.storybook', 'deploy'],
  /\.(md|mdx|tsx?|css|mjs)$/,
)
const texts = [...pages, { path: 'README.md', text: readme }, { path: 'CONTRIBUTING.md', text: contributing }]
const isMade = (path: string) => path.startsWith('tests/architecture/') || /\.gen\./.test(path)

test('every page that a comment or another page cites is in the repository', () => {
  const all = new Set([...texts.map(({ path }) => path), ...texts.map(({ path }) => path.split('/').at(-1))])
  const gone = texts
    .filter(({ path }) => !isMade(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w*./-])((?:\.{0,2}\/)?[\w][\w./-]*\.mdx?)\b/g)]
        .map(([, name = '']) => name.replace(/^(\.{1,2}\/)+/, ''))
        .filter((name) => !all.has(name) && !all.has(name.split('/').at(-1) ?? ''))
        .map((name) => `${path} cites ${name}`),
    )
  expect(gone).toEqual([])
})

test.each(texts.filter(({ path }) => /\.md$/.test(path)))('every file that $path names is there', ({ text }) => {
  const folders = /^(src|mocks|scripts|tests|deploy|docs|\.storybook|\.ci)\/[\w./-]+$/
  const example = /quest/
  const missing = codeIn(text).filter((name) => folders.test(name) && !example.test(name) && !existsSync(name))
  expect(missing).toEqual([])
})

test.each(texts.filter(({ path }) => /\.mdx?$/.test(path)))('every script that $path runs is there', ({ text }) => {
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name])
})

const isWrittenByScript = (path: string) => path === 'docs/rules.md' || path === 'tests/bench/results.md'

test.each(texts.filter(({ path }) => path.endsWith('.md') && !isWrittenByScript(path)))(
  'the prose of $path is wrapped at 120 characters',
  ({ text }) => {
    const prose = withoutFences(text).split('\n')
    expect(prose.filter((line) => line.length > 120 && !line.startsWith('|'))).toEqual([])
  },
)
