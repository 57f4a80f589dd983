import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderRules } from './render-rules.ts'

it('docs/rules.md is what the rules say (else: npm run tool -- rules)', () => {
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(renderRules())
})
