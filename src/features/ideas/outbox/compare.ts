import type { Idea } from '../../../contract/types.gen.ts'
import type { Entry } from './entry.ts'

type Change = Extract<Entry, { operation: 'change' }>

/** What two people can disagree about. Of anything else the later word counts. */
const compared = ['title', 'body', 'tags', 'status', 'visibility'] as const

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * A change for a version that is not the newest any more: what becomes of it.
 *
 * @param theirs as the server has it now
 * @returns `done` if it says the same already, as after an answer that was lost; otherwise the change for the newest
 *   version, held back if somebody has written something else into the same field meanwhile
 */
export function rebased(entry: Change, theirs: Idea): Change | 'done' {
  const { idea, body } = entry
  const fields = Object.keys(body) as (keyof typeof body)[]
  if (fields.every((field) => isSame(body[field], theirs[field]))) return 'done'
  const clashes = compared.some(
    (field) => field in body && !isSame(theirs[field], idea[field]) && !isSame(theirs[field], body[field]),
  )
  return clashes ? { ...entry, theirs } : { ...entry, idea: theirs, begun: false }
}
