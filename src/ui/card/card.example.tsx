import { Link } from 'react-router-dom'
import { Button } from '../../ui/button/button.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'

/** One link covers the card; the button above it does something else. */
export function CardExample({ restore }: { restore: () => void }) {
  return (
    <Card
      heading={
        <Link to="/game/" className={cardLinkClass}>
          The Gryphon’s Debt
        </Link>
      }
      meta="You are the host. 4 of 5 seats are taken."
      actions={<Button onClick={restore}>Restore</Button>}
    />
  )
}
