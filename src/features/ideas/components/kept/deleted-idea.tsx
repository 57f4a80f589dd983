import { useEffect, useRef } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { Button } from '../../../../ui/button/button.tsx'
import styles from './kept.module.css'

type DeletedIdeaProps = {
  /** What was deleted last. */
  idea: Idea | undefined
  onUndo: (idea: Idea) => void
}

/** Says what was deleted, and brings it back. While it has the focus it is in sight, however far down the list is. */
export function DeletedIdea({ idea, onUndo }: DeletedIdeaProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with its idea. The list stays where it is.
  useEffect(() => {
    if (idea) undo.current?.focus({ preventScroll: true })
  }, [idea])
  return (
    <div className={styles.deleted}>
      <p role="status" dir="auto">
        {idea && `Deleted: ${idea.title}`}
      </p>
      {idea && (
        <Button ref={undo} onClick={() => onUndo(idea)}>
          Undo
        </Button>
      )}
    </div>
  )
}
