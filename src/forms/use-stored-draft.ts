import { useState } from 'react'

type Drafts<Draft> = {
  read: (whose: readonly string[]) => Draft | undefined
  write: (whose: readonly string[], draft: Draft | undefined) => void
}

/**
 * A draft that survives a reload: what was begun earlier, and how it is kept or forgotten.
 *
 * @param whose the ids that it belongs to; they stay the same while the component is mounted
 */
export function useStoredDraft<Draft>(drafts: Drafts<Draft>, whose: readonly string[]) {
  const [draft, setDraft] = useState(() => drafts.read(whose))
  const keep = (next: Draft | undefined) => {
    setDraft(next)
    drafts.write(whose, next)
  }
  return [draft, keep] as const
}
