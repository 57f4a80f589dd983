import type { Idea, IdeaKind, IdeaStatus } from '../../../contract/types.gen.ts'

/** Which ideas are shown, and in which order. */
export type Arrangement = { kind: IdeaKind | undefined; status: IdeaStatus | undefined; order: string }

// Made once: `localeCompare` with options makes one at each call, and a list of 2,000 takes tens of thousands of calls.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** The orders to choose from. */
export const orders: Record<string, { name: string; by: (one: Idea, other: Idea) => number }> = {
  newest: { name: 'Newest first', by: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) },
  changed: { name: 'Changed last', by: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) },
  title: { name: 'By title', by: (one, other) => compare(one.title, other.title) },
}

export const everything: Arrangement = { kind: undefined, status: undefined, order: 'newest' }

/**
 * Ideas that were edited, by id. While they are they keep their place in the list: that of the idea as it was when that
 * began.
 */
export type Places = ReadonlyMap<string, Idea | undefined>

const none: Places = new Map()

/**
 * Ideas of a kind and status in an order, pinned ones first.
 *
 * @param first the id of one that comes before all others
 */
export function arrange(
  ideas: readonly Idea[],
  { kind, status, order }: Arrangement,
  first?: string,
  places = none,
): Idea[] {
  const by = orders[order]?.by ?? (() => 0)
  const asPlaced = (idea: Idea) => places.get(idea.ideaId) ?? idea
  const isPinned = (idea: Idea) => asPlaced(idea).status === 'pinned'
  const sorted = ideas
    .filter(
      (idea) =>
        (kind === undefined || idea.kind === kind) && (status === undefined || asPlaced(idea).status === status),
    )
    .sort((one, other) => by(asPlaced(one), asPlaced(other)))
  const arranged = [...sorted.filter(isPinned), ...sorted.filter((idea) => !isPinned(idea))]
  if (first === undefined) return arranged
  const isFirst = (idea: Idea) => idea.ideaId === first
  return [...arranged.filter(isFirst), ...arranged.filter((idea) => !isFirst(idea))]
}
