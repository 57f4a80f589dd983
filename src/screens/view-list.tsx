import { Link } from 'react-router-dom'
import { type RouteId, routes } from '../features/navigation/index.ts'
import styles from './view-list.module.css'

export type View = { id: RouteId; about: string }

/** Links to views, each with one line on what it is for. */
export function ViewList({ views }: { views: View[] }) {
  return (
    <ul className={styles.views}>
      {views.map(({ id, about }) => (
        <li key={id} className={styles.view}>
          <Link to={routes[id].path} className={styles.link}>
            {routes[id].title}
          </Link>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  )
}
