import { describe, expect, test } from 'vitest'
import { may as mocked } from '../../mocks/http/may.ts'
import { listOperations } from '../../scripts/contract/read/operations.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import type { Role } from '../contract/types.gen.ts'
import { may } from './may.ts'

const roles = ['host', 'admin', 'player'] as const satisfies Role[]
const operations = listOperations(readContract())
const kept = operations.filter(({ may }) => may && !roles.every((role) => may.includes(role)))

describe('what is offered to a role is what the contract opens to it', () => {
  test.each(kept.map(({ id, may = [] }) => [id, may] as const))('%s: %j', (_, open) => {
    const offered = open.includes('admin') ? may.run : may.own
    expect(roles.filter(offered)).toEqual(open)
  })

  test('to some more, and to the host alone', () => {
    expect(new Set(kept.map(({ may }) => may?.length))).toEqual(new Set([1, 2]))
  })
})

test('who may remove whom is what the mock lets through', () => {
  for (const mine of roles)
    for (const role of roles)
      expect([mine, role, may.remove(mine, role)]).toEqual([mine, role, mocked.remove(mine, role)])
})
