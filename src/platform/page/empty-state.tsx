import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../ui/button/button.tsx'
import { keepGame } from '../navigation/current-game.ts'
import { type RouteId, routes } from '../navigation/route-table.ts'
import { Drawing } from './drawings/drawing.tsx'
import { Page } from './page.tsx'

type EmptyStateProps = {
  route: RouteId
  /** Address of the view's drawing. */
  drawing: string
  /** What the view is for and how things stand today, in one sentence: plainly, nothing that is not. */
  lead: string
  /** The one way on. The label says where it leads, no more: nothing is done there yet. */
  next: { route: RouteId; label: string }
}

/** A screen whose feature is still to come: one drawing, one sentence, one true action. */
export function EmptyState({ route, drawing, lead, next }: EmptyStateProps) {
  const { search } = useLocation()
  return (
    <Page
      title={routes[route].title}
      lead={lead}
      picture={<Drawing src={drawing} />}
      actions={
        <Link to={keepGame(routes[next.route].path, search)} className={buttonClass('primary')}>
          {next.label}
        </Link>
      }
    />
  )
}
