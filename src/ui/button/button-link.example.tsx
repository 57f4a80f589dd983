import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button/button.tsx'

/** Leads to another page, so it is a link, and can be opened in a new tab. */
export function LinkExample() {
  return (
    <Link to="/game/lobby/" className={buttonClass('primary')}>
      Go to the lobby
    </Link>
  )
}
