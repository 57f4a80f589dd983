import { Button } from '../../ui/button/button.tsx'

/** One primary button for what most people came for, and a quieter one for the rest. */
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
