import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createWorld } from '../../mocks/db/world.ts'
import { closeCodes } from '../../mocks/live/socket.ts'
import { apiOf } from '../../mocks/tags/handlers.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { busyCode, endCodes } from '../../src/live/channel.ts'
import { cases } from '../conformance/all-checks.ts'
import { endpoints } from './endpoints.ts'
import { findGaps, type Parts } from './find-gaps.ts'

const contract = readContract('openapi.yaml')
const api = apiOf(createWorld())
const table: Record<string, { method: string; path: string }> = operations

/** Asks the mock. It answers an unknown path or method with 404. */
async function handles(id: string): Promise<boolean> {
  const { method = 'GET', path = '/unknown' } = table[id] ?? {}
  const url = `http://localhost${basePath}${path.replaceAll(/\{\w+\}/g, 'one')}`
  const answer = await api(new Request(url, { method }))
  return (await answer.text()).includes('The API has no') === false
}
const parts: Parts = { endpoints, examples, cases, handles }

test('every operation of openapi.yaml has an endpoint, a handler, examples and conformance cases', async () => {
  expect(await findGaps(contract, parts)).toEqual([])
})

const without = (id: string, from: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== id))

test.each<[string, Partial<Parts>, string]>([
  ['an endpoint', { endpoints: without('logout', endpoints) }, 'logout has no endpoint in src/api'],
  ['a handler', { handles: (id) => id !== 'logout' }, 'logout has no handler in mocks/tags'],
  [
    'an example of a request',
    { examples: { ...examples, startVerification: { ...examples.startVerification, request: {} } } },
    'startVerification has no example of its request',
  ],
  [
    'an example of an answer',
    { examples: { ...examples, logout: { request: {}, answers: { ...examples.logout.answers, 401: {} } } } },
    'logout has no example of its answer 401',
  ],
  [
    'a conformance case',
    { cases: { ...cases, checkVerification: { ...cases.checkVerification, 410: undefined } } },
    'checkVerification has no conformance case for 410',
  ],
])('%s that is missing is named', async (_, part, gap) => {
  expect(await findGaps(contract, { ...parts, ...part })).toEqual([gap])
})

// The contract names the reason of each code in words only.

const told = Object.entries(closeCodes).map(([reason, code]) => [reason, String(code)])

test('the mock closes a connection with the codes of the contract', () => {
  const words = readFileSync('contract/live.yaml', 'utf8').matchAll(/`(\w+)` \((4\d{3})\)/g)
  expect([...words].map(([, reason, code]) => [reason, code]).toSorted()).toEqual(told.toSorted())
})

test('docs/live.md has the same codes', () => {
  const rows = readFileSync('docs/live.md', 'utf8').matchAll(/^\| (4\d{3}) \| ([^|]*) \|/gm)
  const reasons = [...rows].flatMap(([, code, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, one]) => [one, code]),
  )
  expect(reasons.toSorted()).toEqual(told.toSorted())
})

test('the client reads them the same way', () => {
  expect(busyCode).toBe(closeCodes.busy)
  for (const [code, reason] of Object.entries(endCodes)) expect(closeCodes).toHaveProperty(reason ?? '', Number(code))
})
