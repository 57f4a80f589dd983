import { useLate } from './use-late.ts'

export type LateParts = Awaited<ReturnType<typeof loadParts>>

async function loadParts() {
  const { LiveConnection, PauseButton, PauseNotice } = await import('./late-parts.tsx')
  return { LiveConnection, PauseButton, PauseNotice }
}

/**
 * Loads the live channel and the pause once a game is shown. What was fetched before is fetched again when the channel
 * opens, so that nothing is missed.
 */
export const useLateParts = (): LateParts | undefined => useLate(loadParts)
