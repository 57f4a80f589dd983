import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import type { Case, CasesOf } from './kernel/check.ts'
import { tagCases } from './tags/all-tags.gen.ts'

/**
 * Every answer that the contract declares: how it is provoked, or why it cannot be. The tags are in the order of
 * openapi.yaml, sign-in first. A missing operation or status is a type error.
 */
export const cases: { [Id in OperationId]: CasesOf<Id> } = tagCases

type Row = { id: OperationId; status: string; one: Case }

export const rows: Row[] = Object.entries<Record<number, Case | undefined>>(cases).flatMap(([id, byStatus]) =>
  Object.entries(byStatus).flatMap(([status, one]) => (one ? [{ id: operationNamed(id), status, one }] : [])),
)

function operationNamed(name: string): OperationId {
  const id = (Object.keys(operations) as OperationId[]).find((each) => each === name)
  if (id === undefined) throw new Error(`openapi.yaml has no operation ${name}.`)
  return id
}
