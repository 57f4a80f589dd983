import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TypedConfirmDialog } from '../../ui/prompt/typed-confirm-dialog.tsx'

/** The message says what will be gone; the name makes sure that it is the right thing. */
export function TypedConfirmExample({ remove }: { remove: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const answer = (ok: boolean) => {
    setIsAsking(false)
    if (ok) remove()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete game
      </Button>
      <TypedConfirmDialog
        open={isAsking}
        title="Delete this game?"
        message="Its members, links and dates go with it. Nothing brings it back."
        expected="The Gryphon’s Debt"
        confirmLabel="Delete"
        onAnswer={answer}
      />
    </>
  )
}
