import type { Idea, IdeaKind, IdeaStatus } from '../../contract/types.gen.ts'

/** Which ideas are shown, and in which order. */
export type Arrangement = { kind: IdeaKind | undefined; status: IdeaStatus | undefined; order: string }

const compare = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base', numeric: true })

/** The orders to choose from. */
export const orders: Record<string, { name: string; by: (one: Idea, other: Idea) => number }> = {
  newest: { name: 'Newest first', by: (one, other) => compare(other.createdAt, one.createdAt) },
  changed: { name: 'Changed last', by: (one, other) => compare(other.updatedAt, one.updatedAt) },
  title: { name: 'By title', by: (one, other) => compare(one.title, other.title) },
}

export const everything: Arrangement = { kind: undefined, status: undefined, order: 'newest' }

/** Ideas of a kind and status in an order, pinned ones first. */
export function arrange(ideas: readonly Idea[], { kind, status, order }: Arrangement): Idea[] {
  const by = orders[order]?.by ?? (() => 0)
  const isPinned = (idea: Idea) => Number(idea.status === 'pinned')
  return ideas
    .filter((idea) => (kind === undefined || idea.kind === kind) && (status === undefined || idea.status === status))
    .toSorted((one, other) => isPinned(other) - isPinned(one) || by(one, other))
}
