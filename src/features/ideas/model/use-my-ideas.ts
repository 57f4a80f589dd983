import { useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useListMyIdeasInfiniteQuery } from '../../../api/ideas-api.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { useNextPage } from '../../../game/use-next-page.ts'
import { ownKey } from '../../../session/own-storage.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { keepSeenAfterMs } from './limits.ts'
import { applyEntries } from './outbox/apply-entries.ts'
import { useOutbox } from './outbox/use-outbox.ts'

/** How much of the list is kept, in characters of JSON: some hundred ideas, and little of what a browser gives an origin. */
const most = 200_000

const keyOf = (userId: string) => ownKey(userId, 'ideas')

/**
 * Keeps the list that somebody saw, for a page that opens without a network, until they are not signed in here any more.
 * Of a long list the first ideas are kept. Storage that is full or blocked costs that alone.
 *
 * @param ideas the newest first
 */
export function writeSeen(userId: string, ideas: readonly Idea[]): void {
  const kept: string[] = []
  let left = most
  for (const idea of ideas) {
    const text = JSON.stringify(idea)
    left -= text.length
    if (left < 0) break
    kept.push(text)
  }
  try {
    localStorage.setItem(keyOf(userId), `[${kept.join()}]`)
  } catch {}
}

/** The list that somebody saw here last; `undefined` if there is none. What is no idea is left out. */
export function readSeen(userId: string): readonly Idea[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '')
    return Array.isArray(stored)
      ? stored.flatMap((each) => (zIdea.safeParse(each).data as Idea | undefined) ?? [])
      : undefined
  } catch {
    return undefined
  }
}

const none: readonly Idea[] = []

/**
 * Every idea that I keep, as they are once everything that waits is sent: what the server told last, and on top of it
 * what is in the outbox. Where the server tells nothing, it is what was seen here last.
 */
export function useMyIdeas() {
  const { entries } = useOutbox()
  const userId = useSelector(selectUser)?.userId ?? ''
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useListMyIdeasInfiniteQuery()
  useNextPage(hasNextPage && !isFetching && !error, data?.pages.length, fetchNextPage)
  // Of a list that broke off only the rest is missing.
  const retry = hasNextPage ? fetchNextPage : refetch
  useEffect(() => {
    if (!error) return
    const ask = () => void retry()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [error, retry])
  const told = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const isWhole = told !== undefined && !hasNextPage
  useEffect(() => {
    if (!told || !isWhole) return
    const timer = setTimeout(() => writeSeen(userId, told), keepSeenAfterMs)
    return () => clearTimeout(timer)
  }, [told, isWhole, userId])
  const isUntold = told === undefined && error !== undefined
  const seen = useMemo(() => (isUntold ? readSeen(userId) : undefined), [isUntold, userId])
  // Where nothing was seen either, there is at least what waits.
  const known = told ?? seen ?? (isUntold && entries.length > 0 ? none : undefined)
  const ideas = useMemo(() => known && applyEntries(known, entries), [known, entries])
  const isCut = data !== undefined && hasNextPage && error !== undefined
  return { ideas, isWhole, isUntold, isCut, error, isFetching, retry }
}
