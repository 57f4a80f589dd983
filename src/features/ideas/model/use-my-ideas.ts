import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { ideasApi } from '../../../api/ideas-api.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { stored } from '../../../forms/stored.ts'
import { useAllPages } from '../../../game/game-queries.ts'
import { keepSeenAfterMs } from '../../../rules/limits.ts'
import { useUserId } from '../../../session/hooks.ts'
import { changed, type PendingIdea } from './idea-mutations.ts'
import { useOutbox } from './use-outbox.ts'

/**
 * The most characters of JSON that are cached. They hold some hundred ideas, and are a small part of a browser's quota.
 */
const most = 200_000

const seenIdeas = stored('ideas', z.array(z.unknown()), { isOwn: true, onDevice: true })

/**
 * Stores the seen list for a page that opens offline, until its person signs out here. Of a long list the first ideas
 * are stored.
 * @param ideas newest first
 */
export function writeSeen(userId: string, ideas: readonly Idea[]): void {
  let left = most
  const isOver = (idea: Idea) => {
    left -= JSON.stringify(idea).length
    return left < 0
  }
  const end = ideas.findIndex(isOver)
  seenIdeas.write([userId], ideas.slice(0, end < 0 ? undefined : end))
}

/** The list that its person saw here last; `undefined` if there is none. Invalid ideas are left out. */
export const readSeen = (userId: string): readonly Idea[] | undefined =>
  seenIdeas.read([userId])?.flatMap((each) => (zIdea.safeParse(each).data as Idea | undefined) ?? [])

const none: readonly Idea[] = []

/**
 * All my kept ideas, with pending mutations applied to the server's last answer. Without an answer, they are applied to
 * the list that was seen here last.
 */
export function useMyIdeas() {
  const { entries } = useOutbox()
  const userId = useUserId()
  const query = useAllPages(ideasApi.useListMyIdeasInfiniteQuery())
  const { items: fetched, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  // If a list stops loading, only the rest is missing.
  const retry = hasNextPage ? fetchNextPage : refetch
  useEffect(() => {
    if (!error) return
    const ask = () => void retry()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [error, retry])
  const isWhole = fetched !== undefined && !hasNextPage
  useEffect(() => {
    if (!fetched || !isWhole) return
    const timer = setTimeout(() => writeSeen(userId, fetched), keepSeenAfterMs)
    return () => clearTimeout(timer)
  }, [fetched, isWhole, userId])
  const isLastSeen = fetched === undefined && error !== undefined
  const seen = useMemo(() => (isLastSeen ? readSeen(userId) : undefined), [isLastSeen, userId])
  // Without a stored list, at least the pending mutations are shown.
  const known = fetched ?? seen ?? (isLastSeen && entries.length > 0 ? none : undefined)
  const ideas = useMemo(() => known && withPending(known, entries), [known, entries])
  const isCut = fetched !== undefined && hasNextPage && error !== undefined
  return { ideas, isWhole, isLastSeen, isCut, error, isFetching, retry }
}

/**
 * The ideas after all pending mutations.
 * @param ideas the server's last answer, newest first
 */
export function withPending(ideas: readonly Idea[], queue: readonly PendingIdea[]): readonly Idea[] {
  if (queue.length === 0) return ideas
  const byId = new Map(ideas.map((idea) => [idea.ideaId, idea]))
  const made: string[] = []
  for (const one of queue) {
    const there = byId.get(one.ideaId)
    const next = afterOne(there, one)
    if (!next) byId.delete(one.ideaId)
    else {
      if (!there && !ideas.some(({ ideaId }) => ideaId === one.ideaId)) made.unshift(one.ideaId)
      byId.set(one.ideaId, next)
    }
  }
  const order = [...new Set(made), ...ideas.map(({ ideaId }) => ideaId)]
  return order.flatMap((ideaId) => byId.get(ideaId) ?? [])
}

/** An idea after a mutation; `undefined` if it is deleted. */
function afterOne(there: Idea | undefined, one: PendingIdea): Idea | undefined {
  const updatedAt = new Date(one.madeAt).toISOString()
  const me = { userId: one.person, displayName: '', sigil: '', colour: '' }
  switch (one.operation) {
    case 'create':
      if (there) return there
      return {
        body: '',
        tags: [],
        status: 'draft',
        visibility: 'me',
        ...one.body,
        ideaId: one.ideaId,
        // The server sets the author; until then the view does not need it.
        author: me,
        changedBy: me,
        rev: 1,
        createdAt: updatedAt,
        updatedAt,
      }
    case 'delete':
      return undefined
    case 'restore':
      return there ?? one.idea
    case 'change':
      // It stays the version that the text is based on, because the person has not seen a newer one.
      return there && { ...changed(there, one.body), rev: Math.min(there.rev, one.idea.rev), updatedAt }
  }
}
