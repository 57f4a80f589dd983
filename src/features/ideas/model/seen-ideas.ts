import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { ownKey } from '../../../session/own-storage.ts'

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
