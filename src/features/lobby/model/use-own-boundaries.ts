import { useEffect, useRef, useState } from 'react'
import {
  type OwnBoundary,
  ownBoundariesKey,
  readOwnBoundaries,
  type Whose,
  writeOwnBoundaries,
} from './own-boundaries.ts'

/**
 * What this device added, in step with the other tabs.
 *
 * @returns the list, and what changes it as it is by then: a call may be under way in two rows, or in two tabs, at once
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

/** Those that blocked storage does not hold. */
const without = (list: OwnBoundary[], stored: OwnBoundary[]) =>
  list.filter(({ boundaryId }) => !stored.some((one) => one.boundaryId === boundaryId))
