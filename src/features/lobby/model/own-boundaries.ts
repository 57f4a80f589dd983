import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { zAddedBoundary, zBoundaryKind } from '../../../contract/schemas/lobby.gen.ts'
import { storedDraft } from '../../../forms/drafts.ts'
import { zSent } from '../../../forms/use-create.ts'
import { ownKey } from '../../../session/own-storage.ts'

export type Whose = { userId: string; gameId: string }

const zOwn = z.array(zAddedBoundary)
/** A boundary that this device added, with the key that withdraws it. */
export type OwnBoundary = z.infer<typeof zAddedBoundary>

const zDraft = z.object({ kind: zBoundaryKind, text: z.string(), sent: zSent })
/** The label of the text field. */
export const boundaryLabel = 'What should stay out?'

/** By person and game. A draft is deleted at sign-out, like the list below: either would show who wrote what. */
export const boundaryDrafts = storedDraft('boundary', zDraft, ([userId = '', gameId = '']) =>
  ownKey(userId, `boundary.${gameId}`),
)

/** The key of the list in localStorage. */
export const ownBoundariesKey = ({ userId, gameId }: Whose) => ownKey(userId, `boundaries.${gameId}`)

/** The boundaries that this person has added in a game on this device, while they are signed in. */
export function readOwnBoundaries(whose: Whose): OwnBoundary[] {
  try {
    return z.safeParse(zOwn, JSON.parse(localStorage.getItem(ownBoundariesKey(whose)) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Stores the list. If storage is full or blocked, the list lasts as long as the page. */
export function writeOwnBoundaries(whose: Whose, list: OwnBoundary[]): void {
  try {
    if (list.length > 0) localStorage.setItem(ownBoundariesKey(whose), JSON.stringify(list))
    else localStorage.removeItem(ownBoundariesKey(whose))
  } catch {}
}

/**
 * The boundaries that this device added, in sync with the other tabs.
 * @returns the list, and a function that changes its current value: calls may run in two rows, or in two tabs, at once
 *
 */
export function useOwnBoundaries({ userId, gameId }: Whose) {
  const [own, setOwn] = useState(() => readOwnBoundaries({ userId, gameId }))
  const newest = useRef(own)
  useEffect(() => {
    const key = ownBoundariesKey({ userId, gameId })
    const look = (event: StorageEvent) => {
      if (event.key !== key) return
      newest.current = readOwnBoundaries({ userId, gameId })
      setOwn(newest.current)
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [userId, gameId])
  const change = (recipe: (list: OwnBoundary[]) => OwnBoundary[]) => {
    const stored = readOwnBoundaries({ userId, gameId })
    newest.current = recipe([...stored, ...without(newest.current, stored)])
    writeOwnBoundaries({ userId, gameId }, newest.current)
    setOwn(newest.current)
  }
  return [own, change] as const
}

/** Boundaries that blocked storage does not hold. */
const without = (list: OwnBoundary[], stored: OwnBoundary[]) =>
  list.filter(({ boundaryId }) => !stored.some((one) => one.boundaryId === boundaryId))
