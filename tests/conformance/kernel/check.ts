import type { OperationId, OperationTypes } from '../../../src/contract/operations.gen.ts'
import type { Run } from './run.ts'

/** One thing that a server must do, under an id that does not change. */
export type Check = {
  id: string
  title: string
  /** A JSON pointer into openapi.yaml: what asks for it. */
  where: string
  /** Runs when all others are through, because it locks a contact. */
  last?: boolean
  run: (run: Run) => Promise<void>
}

/** How one declared answer of an operation is provoked, or why a client cannot. */
export type Case = Pick<Check, 'title' | 'run' | 'last'> | { cannotProvoke: string }

/** The statuses that the contract declares for an operation. */
export type StatusOf<Id extends OperationId> = keyof OperationTypes[Id]['answers'] & number

/** A case for every declared answer; one that is missing is a type error. */
export type CasesOf<Id extends OperationId> = { [Status in StatusOf<Id>]: Case }

/** Thrown by a check that cannot go on: it has said what is wrong, or another check has to be mended first. */
export class Stopped extends Error {
  override name = 'Stopped'
}
/** Thrown where what a check needs is not there; the message says what. */
export class Blocked extends Error {
  override name = 'Blocked'
}
