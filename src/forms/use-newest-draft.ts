import { useRef } from 'react'

/** What is said beside what was saved, where something has been typed while it was. */
export const typedSince = 'What you typed since is not saved yet.'

/**
 * The draft of a form that can be changed while it is being saved. What an answer changes is the draft as it stands
 * then: as it was when it was sent, it would take the place of what was typed since.
 *
 * @param onDraft keeps a draft; without one the form is closed
 */
export function useNewestDraft<Draft>(draft: Draft | undefined, onDraft: (draft: Draft | undefined) => void) {
  const newest = useRef(draft)
  newest.current = draft
  const keep = (next: Draft | undefined) => {
    newest.current = next
    onDraft(next)
  }
  return {
    keep,
    /** The draft as it stands now; none once the form is closed. */
    now: () => newest.current,
    /**
     * Changes the draft as it stands now. A form that is closed stays closed.
     *
     * @returns whether there is a draft then
     */
    update(change: (now: Draft) => Draft | undefined): boolean {
      if (newest.current !== undefined) keep(change(newest.current))
      return newest.current !== undefined
    },
  }
}
