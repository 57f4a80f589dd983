import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../ui/button/button.tsx'
import { keepGame } from '../href.ts'
import { type RouteId, routes } from '../routes.ts'
import { Drawing } from './drawings/drawing.tsx'
import { Page } from './page.tsx'

type EmptyStateProps = {
  route: RouteId
  /** The text of the drawing's SVG file. */
  drawing: string
  /** What the view is for. */
  lead: string
  /** The one link. Its label says where it leads and promises nothing else. */
  next: { route: RouteId; label: string }
}

/** A screen whose feature does not exist yet: one drawing, one sentence, one link. */
export function EmptyState({ route, drawing, lead, next }: EmptyStateProps) {
  const { search } = useLocation()
  return (
    <Page
      title={routes[route].title}
      lead={lead}
      picture={<Drawing src={drawing} />}
      isDense
      actions={
        <Link to={keepGame(routes[next.route].path, search)} className={buttonClass('primary')}>
          {next.label}
        </Link>
      }
    />
  )
}
