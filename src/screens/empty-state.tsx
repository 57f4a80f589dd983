import { Link } from 'react-router-dom'
import { Page, type RouteId, routes } from '../features/navigation/index.ts'
import { buttonClass } from '../ui/button/button.tsx'
import styles from './actions.module.css'
import { Notice } from './notice.tsx'

type EmptyStateProps = {
  route: RouteId
  lead: string
  /** What is there today: plainly, nothing that is not. */
  state: string
  /** The way to the next step, most wanted first. */
  next: { route: RouteId; label: string }[]
}

/** A screen whose feature is still to come: what it is for, how things stand, and the way on. */
export function EmptyState({ route, lead, state, next }: EmptyStateProps) {
  return (
    <Page title={routes[route].title} lead={lead}>
      <Notice>
        <p>{state}</p>
      </Notice>
      <p className={styles.actions}>
        {next.map((step, index) => (
          <Link
            key={step.route}
            to={routes[step.route].path}
            className={buttonClass(index === 0 ? 'primary' : 'secondary')}
          >
            {step.label}
          </Link>
        ))}
      </p>
    </Page>
  )
}
