import { readFileSync, statSync } from 'node:fs'
import { execaSync } from 'execa'

// npm run tool -- lines           how many lines the project has, and how many it may have
// npm run tool -- lines --check   the same, and fails where there are more

const files = execaSync('git', ['ls-files', '-z'])
  .stdout.split('\0')
  .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
const count = (paths: string[]) =>
  paths.reduce((lines, path) => lines + readFileSync(path, 'utf8').split('\n').length - 1, 0)

// Drawings, fonts, their license and the texts of the starter tables are no code.
const isBeside = (path: string) =>
  /\.(test|spec|stories|example)\.\w+$|\.mdx$|\.gen\.\w+$|\.(svg|woff2|txt)$/.test(path)
const isConformance = (path: string) => path.startsWith('tests/conformance/')
const isTest = (path: string) => path.startsWith('tests/') || /\.(test|spec)\.\w+$/.test(path)

const product = count(files.filter((path) => /^(src|mocks)\//.test(path) && !isBeside(path)))
const rows: { name: string; is: number; most?: number }[] = [
  { name: 'product', is: product },
  {
    name: 'tests without conformance',
    is: count(files.filter((path) => isTest(path) && !isConformance(path))),
    most: Math.floor(product * 0.6),
  },
  // 8,650, 350 for each tag that has come since (the log, characters, changes), and 150 for faults that were planted.
  { name: 'conformance', is: count(files.filter(isConformance)), most: 8650 + 3 * 350 + 150 },
  { name: 'scripts', is: count(files.filter((path) => path.startsWith('scripts/'))), most: 6000 },
  { name: 'tracked files', is: files.length, most: 1300 },
]

const number = (value: number) => value.toLocaleString('en-US').padStart(7)
for (const { name, is, most } of rows)
  console.log(
    `${number(is)}  ${name.padEnd(26)}${most === undefined ? '' : `at most ${number(most)}${is > most ? '  TOO MANY' : ''}`}`,
  )
const broken = rows.filter(({ is, most = Number.POSITIVE_INFINITY }) => is > most)
if (process.argv.includes('--check') && broken.length > 0) {
  console.log(
    'Make another place plainer. The limits are in scripts/tools/lines.ts; a new tag raises that of conformance.',
  )
  process.exitCode = 1
}
