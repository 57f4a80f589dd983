import { Button } from '../../ui/button/button.tsx'
import { EmptyList } from '../../ui/empty-list/empty-list.tsx'

/** The way on is one button. */
export function EmptyListExample({ createLink }: { createLink: () => void }) {
  return (
    <EmptyList
      heading="No links yet"
      actions={
        <Button variant="primary" onClick={createLink}>
          Create link
        </Button>
      }
    >
      Whoever opens a link can ask for a seat.
    </EmptyList>
  )
}
