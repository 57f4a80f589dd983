import { readFile, writeFile } from 'node:fs/promises'
import { contactKinds } from '../../src/rules/formats.ts'
import { catalog } from '../../tests/rules/catalog.ts'

// npm run tool -- rules           writes docs/rules.md from the catalog of rules
// npm run tool -- rules --check   fails where it is out of date

const path = 'docs/rules.md'

const intro = `<!-- Made from tests/rules/catalog.ts by \`npm run tool -- rules\`. Do not edit it. -->

# The shared rules

What each field takes, and the message that a person sees otherwise. A text is taken as it stands: trimming and
reading generously is done before, by \`normalizeContact\` and \`readCode\`. \`tests/rules/catalog.ts\` has values on both
sides of every border, and each is a test.

Contact kinds, in the order in which they are asked: ${contactKinds.join(', ')}.

| Rule | Takes | Message |
|---|---|---|
`
const page = intro + catalog.map(({ name, takes, message }) => `| ${name} | ${takes} | ${message} |\n`).join('')

if (!process.argv.includes('--check')) await writeFile(path, page)
else if ((await readFile(path, 'utf8')) !== page) {
  console.error(`${path} is not what the catalog gives. Run: npm run tool -- rules`)
  process.exitCode = 1
}
