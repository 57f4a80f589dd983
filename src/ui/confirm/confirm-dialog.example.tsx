import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'

/** The button that confirms repeats the verb of the question. */
export function ConfirmExample({ leave }: { leave: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const answer = (ok: boolean) => {
    setIsAsking(false)
    if (ok) leave()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Leave the table</Button>
      <ConfirmDialog
        open={isAsking}
        title="Leave the table?"
        message="Your seat stays free for an hour."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onAnswer={answer}
      />
    </>
  )
}
