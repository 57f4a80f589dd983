import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closeCodes } from '../../mocks/live/socket.ts'
import { busyCode, endCodes } from '../../src/live/channel.ts'

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
