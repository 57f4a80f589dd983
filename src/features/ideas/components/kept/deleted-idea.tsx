import { useEffect, useId, useRef } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { Button } from '../../../../ui/button/button.tsx'
import styles from './kept.module.css'

type DeletedIdeaProps = {
  idea: Idea
  onUndo: (idea: Idea) => void
}

/** Says what was deleted, and brings it back: in its place in the list, so that it covers nothing. */
export function DeletedIdea({ idea, onUndo }: DeletedIdeaProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const words = useId()
  // The button that had the focus is gone with its idea.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus()
  }, [])
  return (
    <div className={styles.deleted}>
      <p id={words} dir="auto">
        Deleted: {idea.title}
      </p>
      <Button ref={undo} aria-describedby={words} onClick={() => onUndo(idea)}>
        Undo
      </Button>
    </div>
  )
}
