import { readFile, writeFile } from 'node:fs/promises'
import { capitalized } from '../../src/lib/in-sentence.ts'
import { contactKinds } from '../../src/rules/formats.ts'
import { catalog } from '../../tests/rules/catalog.ts'

// npm run tool -- rules           writes docs/rules.md from the catalog of rules
// npm run tool -- rules --check   fails where it is out of date

const path = 'docs/rules.md'

const intro = `<!-- Made from tests/rules/catalog.ts by \`npm run tool -- rules\`. Do not edit it. -->

# The shared rules

What each field accepts, and the message people see when it doesn't. A rule checks the text as is; \`normalizeContact\` and
\`readCode\` trim it first and read it generously. \`tests/rules/catalog.ts\` has values on both sides of every limit, each
of them a test.

Contact kinds, in the order in which they are checked: ${contactKinds.join(', ')}.

| Rule | Accepts | Message |
|---|---|---|
`
/** The name of a rule as a row's heading: `requestId` is “Request ID”. */
const headingOf = (name: string) => capitalized(name.replace(/Id$/, ' ID').replace(/^id$/, 'ID'))

const page =
  intro + catalog.map(({ name, takes, message }) => `| ${headingOf(name)} | ${takes} | ${message} |\n`).join('')

if (!process.argv.includes('--check')) await writeFile(path, page)
else if ((await readFile(path, 'utf8')) !== page) {
  console.error(`${path} is not what the catalog gives. Run: npm run tool -- rules`)
  process.exitCode = 1
}
