import { readFile, writeFile } from 'node:fs/promises'
import { renderRules } from './render-rules.ts'

// npm run tool -- rules             writes docs/rules.md from the catalog of rules
// npm run tool -- rules --check  says whether it is up to date

const path = 'docs/rules.md'
const page = renderRules()

if (process.argv.includes('--check')) {
  const written = await readFile(path, 'utf8').catch(() => '')
  if (written !== page) {
    console.error(`${path} is not what the catalog gives. Run: npm run tool -- rules`)
    process.exitCode = 1
  }
} else {
  await writeFile(path, page)
  console.log(`${path} is up to date with the rules.`)
}
