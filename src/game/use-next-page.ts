import { useEffect } from 'react'

/**
 * Fetches one page of a list after the other.
 *
 * @param isWanted whether the next page is to be asked for, and can be
 * @param count how many pages, or things, have come: a page may come and go by between two renderings, and more of them
 *   say that the next is to be asked for
 */
export function useNextPage(isWanted: boolean, count: number | undefined, fetchNextPage: () => unknown): void {
  const asksAfter = isWanted ? count : undefined
  useEffect(() => {
    if (asksAfter !== undefined) void fetchNextPage()
  }, [asksAfter, fetchNextPage])
}
