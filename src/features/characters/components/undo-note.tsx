import { useEffect, useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { errorText } from '../../../api/api-error.ts'
import { useUndoChangeMutation } from '../../../api/changes-api.ts'
import { undoableForMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import { selectUndoable, undoOffered } from '../model/use-outbox.ts'
import styles from './characters.module.css'

/** Says what was just done, and undoes it, for 10 minutes. */
export function UndoNote({ gameId }: { gameId: string }) {
  const undoable = useSelector(selectUndoable)
  return undoable?.gameId === gameId ? <Offer key={undoable.changeId} {...undoable} /> : null
}

function Offer({ gameId, changeId, words }: { gameId: string; changeId: string; words: string }) {
  const dispatch = useDispatch()
  const { toast } = useOverlays()
  const [undo, { isLoading }] = useUndoChangeMutation()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    // What was pressed is gone.
    if (document.activeElement === document.body) button.current?.focus()
    const timer = setTimeout(() => dispatch(undoOffered(undefined)), undoableForMs)
    return () => clearTimeout(timer)
  }, [dispatch])
  const press = async () => {
    const { error } = await undo({ params: { gameId, changeId } })
    if (error) return toast.error(errorText(error, "Couldn't undo it. Try again."))
    dispatch(undoOffered(undefined))
    toast.success('Undone.')
  }
  return (
    <div className={`${styles.pair} ${styles.undo}`}>
      <p id={id} role="status" dir="auto">
        {words}
      </p>
      <Button ref={button} busy={isLoading} aria-describedby={id} onClick={() => void press()}>
        Undo
      </Button>
    </div>
  )
}
