import { useEffect, useState } from 'react'

export type LateParts = Awaited<ReturnType<typeof loadParts>>

async function loadParts() {
  const { GameNews, PauseButton, PauseNotice } = await import('./late-parts.tsx')
  return { GameNews, PauseButton, PauseNotice }
}

/** After a failed load, the time to the next attempt, in milliseconds. */
const againMs = 5000

/**
 * Loads the live channel and the pause once a game is shown: no view waits for them. What was fetched before is fetched
 * again when the channel opens, so that nothing is missed. Where they do not load the game stays readable, and they are
 * asked for again.
 */
export function useLateParts(): LateParts | undefined {
  const [parts, setParts] = useState<LateParts>()
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      const loaded = await loadParts().catch(() => undefined)
      if (isOver) return
      if (loaded) setParts(loaded)
      else timer = setTimeout(load, againMs)
    }
    void load()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return parts
}
