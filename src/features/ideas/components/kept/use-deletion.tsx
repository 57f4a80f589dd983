import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/calls.tsx'
import { whyNotStored } from '../../../../forms/outbox/outbox.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useOutbox } from '../../model/use-outbox.ts'
import styles from './kept.module.css'
import type { Note } from './kept-list.tsx'

type Deletion = {
  /** All my kept ideas. */
  all: readonly Idea[] | undefined
  /** Ideas as the list shows them. Memoize it. */
  arranged: (ideas: readonly Idea[]) => readonly Idea[]
  /** An idea was restored. */
  onBack: (ideaId: string) => void
}

/** Deletes ideas and restores them. The result is shown in the list, in place of the idea. */
export function useDeletion({ all, arranged, onBack }: Deletion) {
  const { queue } = useOutbox()
  const [deleted, setDeleted] = useState<{ idea: Idea; at: number }>()
  const [failure, setFailure] = useState<{ ideaId: string; error: unknown }>()
  const latest = useRef({ all, onBack })
  latest.current = { all, onBack }
  const onDelete = useCallback(
    (idea: Idea) => {
      const { ideaId } = idea
      const at = latest.current.all?.indexOf(idea) ?? 0
      setFailure(undefined)
      const gone = queue.add({ operation: 'delete', ideaId, idea })
      gone.then(
        () => setDeleted({ idea, at }),
        (error: unknown) => setFailure({ ideaId, error }),
      )
    },
    [queue],
  )
  const bringBack = useCallback(
    (idea: Idea) => {
      const { ideaId } = idea
      setFailure(undefined)
      const back = queue.add({ operation: 'restore', ideaId, idea })
      back.then(
        () => {
          setDeleted(undefined)
          latest.current.onBack(ideaId)
        },
        (error: unknown) => setFailure({ ideaId, error }),
      )
    },
    [queue],
  )
  const notes = useMemo((): readonly Note[] => {
    if (!all) return []
    const isThere = (ideaId: string) => all.some((idea) => idea.ideaId === ideaId)
    const gone = deleted && !isThere(deleted.idea.ideaId) ? deleted : undefined
    const shown = arranged(gone ? all.toSpliced(gone.at, 0, gone.idea) : all)
    const placeOf = (ideaId: string) => {
      const place = shown.findIndex((idea) => idea.ideaId === ideaId)
      const isBehind = gone && place > shown.indexOf(gone.idea)
      return isBehind ? place - 1 : place
    }
    const { ideaId = '', error } = failure ?? {}
    const what = <NotDone error={error} />
    return [
      ...(gone
        ? [
            {
              what: <DeletedIdea idea={gone.idea} onUndo={bringBack} />,
              at: placeOf(gone.idea.ideaId),
              about: gone.idea.ideaId,
            },
          ]
        : []),
      ...(failure ? [{ what, at: placeOf(ideaId) + (isThere(ideaId) ? 1 : 0), about: `failed ${ideaId}` }] : []),
    ]
  }, [all, arranged, deleted, failure, bringBack])
  return { onDelete, notes, said: deleted ? `Deleted: ${deleted.idea.title}` : '' }
}

type DeletedIdeaProps = {
  idea: Idea
  onUndo: (idea: Idea) => void
}

/** Says what was deleted, and restores it: in its place in the list, so that it covers nothing. */
function DeletedIdea({ idea, onUndo }: DeletedIdeaProps) {
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

/** Says, beside the pressed button, why an idea was not deleted or not restored. */
function NotDone({ error }: { error: unknown }) {
  const words = useRef<HTMLDivElement>(null)
  // The pressed button may be at the edge of the window.
  useEffect(() => void words.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={words}>
      <FailedCall error={error} fallback={`Nothing changed. ${whyNotStored(error)}`} />
    </div>
  )
}
