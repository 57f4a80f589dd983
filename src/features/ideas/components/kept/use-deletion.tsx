import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { useFocusOnArrival } from '../../../../ui/prerender/use-hydrated.ts'
import { useQueue } from '../../model/use-outbox.ts'
import styles from '../ideas.module.css'
import type { Note } from './kept-list.tsx'

type Deletion = {
  /** All my kept ideas. */
  all: readonly Idea[] | undefined
  /** Sorts and filters ideas as the list does. It must be memoized. */
  arranged: (ideas: readonly Idea[]) => readonly Idea[]
  /** Called when an idea was restored. */
  onBack: (ideaId: string) => void
}

/** Deletes ideas and restores them. The result is shown in the list in place of the idea. */
export function useDeletion({ all, arranged, onBack }: Deletion) {
  const queue = useQueue()
  const [deleted, setDeleted] = useState<{ idea: Idea; at: number }>()
  const latest = useRef({ all, onBack })
  latest.current = { all, onBack }
  const onDelete = useCallback(
    (idea: Idea) => {
      const at = latest.current.all?.indexOf(idea) ?? 0
      void queue.add({ operation: 'delete', ideaId: idea.ideaId, idea }).then(() => setDeleted({ idea, at }))
    },
    [queue],
  )
  const note = useMemo((): Note | undefined => {
    if (!all || !deleted || all.some(({ ideaId }) => ideaId === deleted.idea.ideaId)) return undefined
    const { idea, at } = deleted
    const bringBack = () => {
      const { ideaId } = idea
      void queue.add({ operation: 'restore', ideaId, idea }).then(() => {
        setDeleted(undefined)
        latest.current.onBack(ideaId)
      })
    }
    const what = <DeletedIdea key={idea.ideaId} idea={idea} onUndo={bringBack} />
    return { what, at: arranged(all.toSpliced(at, 0, idea)).indexOf(idea) }
  }, [all, arranged, deleted, queue])
  return { onDelete, note, announcement: deleted ? `Deleted: ${deleted.idea.title}` : '' }
}

type DeletedIdeaProps = {
  idea: Idea
  onUndo: () => void
}

/**
 * Says which idea was deleted, and offers to restore it. It is in the idea's place in the list, so that it covers
 * nothing.
 */
function DeletedIdea({ idea, onUndo }: DeletedIdeaProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const words = useId()
  // The button that had the focus has disappeared with its idea.
  useFocusOnArrival(undo, true)
  return (
    <div className={`${common.row} ${styles.deleted}`}>
      <p id={words} dir="auto">
        Deleted: {idea.title}
      </p>
      <Button ref={undo} aria-describedby={words} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
