import { type OperationId, type OperationTypes, operations } from '../../../src/contract/operations.gen.ts'
import type { Run } from './run.ts'

/**
 * The phases of a run, in order. `late`: checks what needed time to pass. `clearing`: deletes what the checks have
 * made. `ending`: ends the session that the other checks use. `ended`: needs that end. `looking back`:
 * examines all earlier exchanges. `locking`: locks a contact, and runs only on request. `aging`: waits longer than
 * sessions last, with people who sign in again.
 */
export const phases = ['acting', 'late', 'clearing', 'ending', 'ended', 'looking back', 'locking', 'aging'] as const
export type Phase = (typeof phases)[number]

/** One rule for a server. Its id never changes. */
export type Check = {
  id: string
  title: string
  /** A JSON pointer into openapi.yaml, to what requires it. */
  where: string
  /** When it runs; `acting` by default. */
  phase?: Phase
  /** How long it waits, in seconds. It runs only if the run may wait that long. */
  takes?: number
  /** It changes what every game shows of a person, or floods the channel, so no other check may wait beside it. */
  alone?: true
  run: Work
}

type Work = (run: Run) => void | Promise<void>

/** One case or rule: its title and its work. */
export const does = (title: string, run: Work) => ({ title, run })

/** One that is about another place, or does not run with the others. */
export const doesWith = (when: Partial<Check>, title: string, run: Work) => ({ ...when, title, run })

/** How a client causes a declared answer, or why it cannot. */
export type Case = Pick<Check, 'title' | 'run' | 'phase' | 'takes'> | { cannotProvoke: string }

/** The statuses that the contract declares for an operation. */
export type StatusOf<Id extends OperationId> = keyof OperationTypes[Id]['answers'] & number
/** Answers that no client can cause: a fault of the server, and its own limits. If one comes, it is compared. */
export type ServersOwn = 429 | 500

/** A case for every declared answer that a client can cause. A missing one is a type error. */
export type CasesOf<Id extends OperationId> = { [Status in Exclude<StatusOf<Id>, ServersOwn>]: Case } & {
  [Status in StatusOf<Id> & ServersOwn]?: Case
}

type Table = typeof operations

/** A case for every answer of every operation of a tag. A missing operation is a type error. */
export type TagCases<Tag extends Table[OperationId]['tag']> = {
  [Id in OperationId as Table[Id]['tag'] extends Tag ? Id : never]: CasesOf<Id>
}

/** The JSON pointer of an operation, or of a place within it. */
export function pointerTo(id: OperationId, ...below: (string | number)[]): string {
  const { method, path } = operations[id]
  const steps = [path, method.toLowerCase(), ...below].map(String)
  return ['#/paths', ...steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

type Rule = Omit<Check, 'id' | 'where'> & { where?: string }
/** Rules by id. `where` is their default place in the contract. */
export const rulesAt = (where: string, all: Record<string, Rule>): Check[] =>
  Object.entries(all).map(([id, one]) => ({ id, where, ...one }))
