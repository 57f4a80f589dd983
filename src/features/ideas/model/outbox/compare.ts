import type { Idea, IdeaChange } from '../../../../contract/types.gen.ts'
import type { Entry } from './entry.ts'

export type Change = Extract<Entry, { operation: 'change' }>

/** What two people can disagree about. Of anything else the later word counts. */
const compared = ['title', 'body', 'tags', 'status', 'visibility'] as const

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** A change without what it says of these fields. The game goes with who sees the idea in it. */
export const without = (body: IdeaChange, fields: readonly string[]): IdeaChange =>
  Object.fromEntries(
    Object.entries(body).filter(([field]) => !fields.includes(field === 'gameId' ? 'visibility' : field)),
  )

/**
 * Two changes of one idea as one. What each typed over stays known, field by field; of the two versions it is for the
 * older, which the server lets nobody write over unseen.
 *
 * @returns undefined if the second was not made on top of the first: a tab that knew nothing of it wrote into its field
 */
export function joined(first: Change, { idea, body }: Pick<Change, 'idea' | 'body'>): Change | undefined {
  const isOnTop = compared.every(
    (field) => !(field in body && field in first.body) || isSame(idea[field], first.body[field]),
  )
  if (!isOnTop) return undefined
  const added = compared.filter((field) => field in body && !(field in first.body))
  const over = Object.fromEntries(added.map((field) => [field, idea[field]]))
  const rev = Math.min(first.idea.rev, idea.rev)
  return { ...first, idea: { ...first.idea, ...over, rev }, body: { ...first.body, ...body } }
}

/**
 * A change for a version that is not the newest any more: what becomes of it.
 *
 * @param theirs as the server has it now
 * @returns nothing if it says the same already, as after an answer that was lost; otherwise the change for the newest
 *   version, held back if somebody has written something else into the same field meanwhile
 */
export function rebased(entry: Change, theirs: Idea): Change | undefined {
  const { idea } = entry
  // What was changed and changed back before it was sent is no change. An idea that moves to another game is seen by its
  // author alone there, unless the change says otherwise.
  const isMoved = entry.body.visibility !== 'me' && !isSame(entry.body.gameId, idea.gameId)
  const isBack = (field: (typeof compared)[number]) =>
    isSame(entry.body[field], idea[field]) && !(field === 'visibility' && isMoved)
  const body = without(entry.body, compared.filter(isBack))
  const fields = Object.keys(body) as (keyof typeof body)[]
  if (fields.every((field) => isSame(body[field], theirs[field]))) return undefined
  const clashes = compared.some(
    (field) => field in body && !isSame(theirs[field], idea[field]) && !isSame(theirs[field], body[field]),
  )
  const free = { ...entry, body, refused: undefined, gone: undefined }
  return clashes ? { ...free, theirs } : { ...free, idea: theirs, theirs: undefined, begun: false }
}
