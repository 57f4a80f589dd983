import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stringify } from 'yaml'
import { readContract } from './read/bundle.ts'

// npm run tool -- bundle              the contract in one file, dist-contract/openapi.yaml
// npm run tool -- bundle <file>    the same, elsewhere

/** Writes the contract in one file, for tools that take no more than one. @throws if a part of it is not there */
export function writeBundle(file: string, yaml = 'openapi.yaml'): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bundleText(yaml))
}

export const bundleText = (yaml: string) =>
  `# ${yaml} in one file. What is written by hand is there, not here.\n` +
  stringify(readContract(yaml), { aliasDuplicateObjects: false, lineWidth: 0 })

if (import.meta.main) {
  const [file = 'dist-contract/openapi.yaml'] = process.argv.slice(2)
  try {
    writeBundle(file)
    console.log(`The contract is in ${file}.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
