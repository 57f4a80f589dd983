import type { OperationId, OperationTypes, operations } from '../../../src/contract/operations.gen.ts'
import type { Run } from './run.ts'

/**
 * The phases of a run, in order. `late`: looks at what was left alone for a while. `clearing`: deletes what the checks of
 * every tag have made. `ending`: ends the session that the other checks use. `ended`: needs that end. `looking back`:
 * looks at all earlier exchanges. `locking`: locks a contact, and runs only on request. `aging`: waits longer than
 * sessions last, with people who sign in anew.
 */
export const phases = ['acting', 'late', 'clearing', 'ending', 'ended', 'looking back', 'locking', 'aging'] as const
export type Phase = (typeof phases)[number]

/** One thing that a server has to do. Its id does not change. */
export type Check = {
  id: string
  title: string
  /** A JSON pointer into openapi.yaml, to what requires it. */
  where: string
  /** When it runs; `acting` by default. */
  phase?: Phase
  /** How long it waits, in seconds; it runs only where the run may wait for so long. */
  takes?: number
  run: (run: Run) => Promise<void>
}

type Work = (run: Run) => Promise<void>

/** Checks of one place in the contract: by `id: title`, what is done. */
export const rules = (where: string, all: Record<string, Work>, when: Pick<Check, 'phase' | 'takes'> = {}): Check[] =>
  Object.entries(all).map(([name, run]) => {
    const [id = '', title = ''] = name.split(/: (.*)/)
    return { id, title, where, run, ...when }
  })

/** One case: its title, and what is done. */
export const does = (title: string, run: Work, when: Pick<Check, 'phase' | 'takes'> = {}) => ({
  title,
  run,
  ...when,
})

/** How one declared answer of an operation is provoked, or why a client cannot. */
export type Case = Pick<Check, 'title' | 'run' | 'phase' | 'takes'> | { cannotProvoke: string }

/** The statuses that the contract declares for an operation. */
export type StatusOf<Id extends OperationId> = keyof OperationTypes[Id]['answers'] & number
/** What no client can bring about: a fault of the server, and limits of its own choice. If one comes, it is compared. */
export type ServersOwn = 429 | 500

/** A case for every declared answer that a client can bring about. A missing one is a type error. */
export type CasesOf<Id extends OperationId> = { [Status in Exclude<StatusOf<Id>, ServersOwn>]: Case } & {
  [Status in StatusOf<Id> & ServersOwn]?: Case
}

type Table = typeof operations

/** A case for every answer of every operation of a tag. A missing operation is a type error. */
export type TagCases<Tag extends Table[OperationId]['tag']> = {
  [Id in OperationId as Table[Id]['tag'] extends Tag ? Id : never]: CasesOf<Id>
}
