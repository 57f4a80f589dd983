import { Button } from '../../ui/button/button.tsx'

/** One primary button for the main action, and a quieter one for the other. */
export function ButtonExample({ onSave, onLeave }: { onSave: () => void; onLeave: () => void }) {
  return (
    <>
      <Button variant="primary" onClick={onSave}>
        Keep my seat
      </Button>{' '}
      <Button onClick={onLeave}>Leave the table</Button>
    </>
  )
}
