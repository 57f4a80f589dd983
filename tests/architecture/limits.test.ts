import { expect, test } from 'vitest'
import { shortSessionSeconds } from '../../mocks/scenarios/scenarios.ts'
import { mostAtOnce } from '../../src/api/ideas-api.ts'
import { zSeats } from '../../src/contract/schemas/games.gen.ts'
import { zListIdeasQuery, zListIdeaTablesQuery } from '../../src/contract/schemas/parameters.gen.ts'
import { pendingMinutes, resendSeconds } from '../../src/features/sign-in/pending-verification.ts'
import {
  boundariesShown,
  codeMinutes,
  countSeconds,
  idleMs,
  largestFile,
  linkLifetimeMs,
  maxTries,
  megabyte,
  mostSeats,
  nudgeAgainMs,
  pollMs,
  restoreMs,
  silenceMs,
  yearsAhead,
} from '../../src/rules/limits.ts'
import { signOutLeadSeconds, warningMinutes } from '../../src/session/session-timer.ts'

test('a link works for as long as the contract says', () => {
  const hour = 3_600_000
  expect(linkLifetimeMs).toEqual({ shortest: hour, longest: 30 * 24 * hour })
})

test('a table has as many seats as the contract allows', () => {
  expect([mostSeats, mostSeats + 1].map((seats) => zSeats.safeParse(seats).success)).toEqual([true, false])
})

test('a page of ideas and one of tables are as long as the contract allows', () => {
  for (const query of [zListIdeasQuery, zListIdeaTablesQuery])
    expect([mostAtOnce, mostAtOnce + 1].map((limit) => query.safeParse({ limit }).success)).toEqual([true, false])
})

test('a short session warns after half a minute', () => {
  expect(shortSessionSeconds - warningMinutes * 60).toBe(30)
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
  expect({ nudgeAgainMs, countSeconds, boundariesShown, yearsAhead, idleMs, silenceMs, pollMs }).toEqual({
    nudgeAgainMs: 60_000,
    countSeconds: 5,
    boundariesShown: 3,
    yearsAhead: 2,
    idleMs: 300_000,
    silenceMs: 25_000,
    pollMs: 15_000,
  })
  expect({ megabytes: largestFile / megabyte, hours: restoreMs / 3_600_000 }).toEqual({ megabytes: 10, hours: 24 })
})
