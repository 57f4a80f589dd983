import { useEffect, useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { errorText } from '../../../api/api-error.ts'
import { useUndoChangeMutation } from '../../../api/changes-api.ts'
import { undoableForMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import { selectUndoable, undoOffered } from '../model/use-outbox.ts'
import styles from './characters.module.css'

/** Undoes a change, and says how it ended: true if it is undone. */
export function useUndo(gameId: string) {
  const { toast } = useOverlays()
  const [send, { isLoading }] = useUndoChangeMutation()
  const undo = async (changeId: string): Promise<boolean> => {
    const { error } = await send({ params: { gameId, changeId } })
    if (error) toast.error(errorText(error, "Couldn't undo it. Try again."))
    else toast.success('Undone.')
    return !error
  }
  return { undo, isUndoing: isLoading }
}

/** Says what was just done, and undoes it, for 10 minutes. */
export function UndoNote({ gameId }: { gameId: string }) {
  const undoable = useSelector(selectUndoable)
  return undoable?.gameId === gameId ? <Offer key={undoable.changeId} {...undoable} /> : null
}

function Offer({ gameId, changeId, words }: { gameId: string; changeId: string; words: string }) {
  const dispatch = useDispatch()
  const { undo, isUndoing } = useUndo(gameId)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    // What was pressed is gone.
    if (document.activeElement === document.body) button.current?.focus()
    const timer = setTimeout(() => dispatch(undoOffered(undefined)), undoableForMs)
    return () => clearTimeout(timer)
  }, [dispatch])
  const press = async () => {
    if (await undo(changeId)) dispatch(undoOffered(undefined))
  }
  return (
    <div className={`${styles.pair} ${styles.undo}`}>
      <p id={id} role="status" dir="auto">
        {words}
      </p>
      <Button ref={button} busy={isUndoing} aria-describedby={id} onClick={() => void press()}>
        Undo
      </Button>
    </div>
  )
}
