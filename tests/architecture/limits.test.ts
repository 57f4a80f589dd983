import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mostAtOnce } from '../../src/api/ideas-api.ts'
import { zSeats } from '../../src/contract/schemas/games.gen.ts'
import { zListIdeasQuery, zListIdeaTablesQuery } from '../../src/contract/schemas/parameters.gen.ts'
import { pendingMinutes, resendSeconds } from '../../src/features/sign-in/limits.ts'
import { mostSeats } from '../../src/game/limits.ts'
import { idleMs, silenceMs } from '../../src/live/limits.ts'
import { pollMs } from '../../src/live/told-limits.ts'
import { largestFile, megabyte, restoreMs } from '../../src/rules/idea-limits.ts'
import { codeMinutes, maxTries } from '../../src/rules/limits.ts'
import { linkLifetimeMs } from '../../src/rules/link-limits.ts'
import { boundariesShown, countSeconds, nudgeAgainMs, yearsAhead } from '../../src/rules/lobby-limits.ts'
import { inWords } from '../../src/rules/number-words.ts'
import { signOutLeadSeconds, warningMinutes } from '../../src/session/limits.ts'
import { isAside, isGenerated, sourceFiles } from '../support/source-files.ts'

const words = Array.from({ length: 13 }, (_, count) => inWords(count)).join('|')

/** A time span, or a size, as it is written in a text. */
const span = new RegExp(`\\b(?:${words}|\\d+) (?:seconds|minutes|MB)\\b`, 'i')

const hours = restoreMs / 3_600_000
const megabytes = `${largestFile / megabyte} MB`
const polls = `asks by REST every ${pollMs / 1000} seconds`

test.each([
  ['docs/backend.md', `valid for ${inWords(codeMinutes)} minutes`],
  ['docs/backend.md', `within ${inWords(codeMinutes)} minutes`],
  ['docs/security.md', `${inWords(codeMinutes)} minutes at most`],
  ['docs/backend.md', `The first ${inWords(maxTries)} wrong codes`],
  ['docs/backend.md', `of bodies up to ${megabytes}`],
  ['docs/backend.md', `A deleted idea comes back within ${hours} hours`],
  ['docs/backend.md', `of a start is ${inWords(countSeconds)} seconds off`],
  ['docs/deploy.md', `A body may have ${megabytes}`],
  ['docs/deploy.md', `asks every ${pollMs / 1000} seconds instead`],
  ['docs/live.md', polls],
  ['docs/live.md', `a line without a frame for ${silenceMs / 1000} seconds is dead`],
  ['contract/ideas.yaml', `in at most ${megabytes}`],
  ['contract/ideas.yaml', `For ${hours} hours \`restoreIdea\` brings it back`],
  ['contract/lobby.yaml', `${inWords(countSeconds)} seconds from now`],
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

test('a page of ideas and one of tables are as long as the contract allows', () => {
  for (const query of [zListIdeasQuery, zListIdeaTablesQuery])
    expect([mostAtOnce, mostAtOnce + 1].map((limit) => query.safeParse({ limit }).success)).toEqual([true, false])
})

test('the limits are those that the product promises', () => {
  expect({ warningMinutes, signOutLeadSeconds, codeMinutes, maxTries, resendSeconds, pendingMinutes }).toEqual({
    warningMinutes: 2,
    signOutLeadSeconds: 10,
    codeMinutes: 10,
    maxTries: 5,
    resendSeconds: 30,
    pendingMinutes: 15,
  })
  expect({ nudgeAgainMs, countSeconds, boundariesShown, yearsAhead, idleMs, pollMs }).toEqual({
    nudgeAgainMs: 60_000,
    countSeconds: 5,
    boundariesShown: 3,
    yearsAhead: 2,
    idleMs: 300_000,
    pollMs: 15_000,
  })
})
