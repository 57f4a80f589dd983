import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zSeats } from '../../src/contract/zod.gen.ts'
import { mostSeats } from '../../src/platform/game/limits.ts'
import { signOutLeadSeconds, warningMinutes } from '../../src/platform/session/limits.ts'
import { codeMinutes, maxTries } from '../../src/rules/limits.ts'
import { linkLifetimeMs } from '../../src/rules/link-limits.ts'
import { yearsAhead } from '../../src/rules/lobby-limits.ts'
import { inWords } from '../../src/rules/number-words.ts'
import { isAside, isGenerated, sourceFiles } from '../support/source-files.ts'

const words = Array.from({ length: 13 }, (_, count) => inWords(count)).join('|')

/** A time span as it is written in a text. */
const span = new RegExp(`\\b(?:${words}|\\d+) (?:seconds|minutes)\\b`, 'i')

test.each([
  ['docs/backend.md', `valid for ${inWords(codeMinutes)} minutes`],
  ['docs/backend.md', `within ${inWords(codeMinutes)} minutes`],
  ['docs/security.md', `${inWords(codeMinutes)} minutes at most`],
  ['docs/backend.md', inWords(maxTries)],
  ['contract/schedule.yaml', `at most ${inWords(yearsAhead)} years ahead`],
])('%s says "%s", as the limit is', (path, text) => {
  expect(readFileSync(path, 'utf8').replace(/\s+/g, ' ')).toContain(text)
})

test('a link works for as long as the contract says', () => {
  const hour = 3_600_000
  expect(linkLifetimeMs).toEqual({ shortest: hour, longest: 30 * 24 * hour })
  expect(readFileSync('contract/invitations.yaml', 'utf8')).toContain('between one hour and thirty days from now.')
})

test('no text that a person reads has a limit written into it', () => {
  const texts = sourceFiles(['src', 'mocks'], /\.(tsx?|mdx)$/)
    .filter((file) => !isAside(file) && !isGenerated(file))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && span.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(texts).toEqual([])
})

test('a table has as many seats as the contract allows', () => {
  expect([mostSeats, mostSeats + 1].map((seats) => zSeats.safeParse(seats).success)).toEqual([true, false])
})

test('the limits are those that the product promises', () => {
  expect({ warningMinutes, signOutLeadSeconds, codeMinutes, maxTries }).toEqual({
    warningMinutes: 2,
    signOutLeadSeconds: 10,
    codeMinutes: 10,
    maxTries: 5,
  })
})
