import type { Idea } from '../../../../contract/types.gen.ts'
import type { Entry } from './entry.ts'

/**
 * The ideas as they are once everything that waits is done.
 *
 * @param ideas as the server told them last, the newest first
 */
export function applyEntries(ideas: readonly Idea[], entries: readonly Entry[]): readonly Idea[] {
  if (entries.length === 0) return ideas
  const byId = new Map(ideas.map((idea) => [idea.ideaId, idea]))
  const first: string[] = []
  for (const entry of entries) {
    const there = byId.get(entry.ideaId)
    const next = applied(there, entry)
    if (!next) byId.delete(entry.ideaId)
    else {
      if (!there && !ideas.some(({ ideaId }) => ideaId === entry.ideaId)) first.unshift(entry.ideaId)
      byId.set(entry.ideaId, next)
    }
  }
  const order = [...new Set(first), ...ideas.map(({ ideaId }) => ideaId)]
  return order.flatMap((ideaId) => byId.get(ideaId) ?? [])
}

/** An idea after a wish; `undefined` where there is none. */
function applied(there: Idea | undefined, entry: Entry): Idea | undefined {
  switch (entry.operation) {
    case 'create':
      return there ?? ideaOf(entry)
    case 'delete':
      return undefined
    case 'restore':
      return there ?? entry.idea
    case 'change': {
      if (!there) return undefined
      const { gameId = there.gameId, ...change } = entry.body
      // For the version that this was typed over: what is typed on top of it knows of no newer one.
      const rev = Math.min(there.rev, entry.idea.rev)
      return { ...there, ...change, gameId: gameId ?? undefined, rev, updatedAt: timeOf(entry) }
    }
  }
}

/** An idea that no server has seen yet. Who its author is, is told by the server; until then the view asks nothing of it. */
function ideaOf(entry: Extract<Entry, { operation: 'create' }>): Idea {
  const at = timeOf(entry)
  return {
    ...{ body: '', tags: [], status: 'draft', visibility: 'me', ...entry.body, ideaId: entry.ideaId },
    author: { userId: entry.person, displayName: '', sigil: '', colour: '' },
    ...{ rev: 1, createdAt: at, updatedAt: at },
  }
}

const timeOf = ({ madeAt }: Entry) => new Date(madeAt).toISOString()
