import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalog } from '../../src/rules/catalog.ts'
import { renderRules } from './render-rules.ts'

it('docs/rules.md is what the rules say (else: npm run tool -- rules)', () => {
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(renderRules())
})

it('shows every rule, message and example once, each on one line of a table', () => {
  const lines = renderRules().split('\n')
  const examples = catalog.flatMap(({ accepted, refused }) => [...accepted, ...refused])
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(catalog.map(({ name }) => `## ${name}`))
  expect(lines.filter((line) => line.startsWith('- Message: '))).toEqual(
    catalog.map(({ message }) => `- Message: "${message}"`),
  )
  expect(lines.filter((line) => /^\| `/.test(line)).length).toBe(examples.length)
})

it('shows what cannot be seen', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there.
  const unseen = /[\u0000-\u0009\u000b-\u001f\u115f\u1160\u200b-\u200f\u2800\u3164\uffa0\ud800-\udfff]/u
  expect(renderRules()).not.toMatch(unseen)
})
