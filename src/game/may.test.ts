import { describe, expect, test } from 'vitest'
import { may as mocked } from '../../mocks/http/may.ts'
import { listOperations } from '../../scripts/contract/read/operations.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import type { Role } from '../contract/types.gen.ts'
import { may } from './may.ts'

const roles = ['host', 'admin', 'player'] as const satisfies Role[]
const operations = listOperations(readContract())
const kept = operations.filter(({ may }) => may && !roles.every((role) => may.includes(role)))

describe('a role is offered what the contract permits', () => {
  test.each(kept.map(({ id, may = [] }) => [id, may] as const))('%s: %j', (_, open) => {
    const offered = open.includes('admin') ? may.run : may.own
    expect(roles.filter(offered)).toEqual(open)
  })

  test('some actions are for two roles, some for the host alone', () => {
    expect(new Set(kept.map(({ may }) => may?.length))).toEqual(new Set([1, 2]))
  })
})

test('the members that a role may remove are those that the mock permits', () => {
  for (const mine of roles)
    for (const role of roles)
      expect([mine, role, may.remove(mine, role)]).toEqual([mine, role, mocked.remove(mine, role)])
})
