import { Link } from 'react-router-dom'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { type RouteId, routes } from '../../../shell/routes.ts'
import { cardClass, cardLinkClass } from '../../../ui/card/card.tsx'
import styles from './view-list.module.css'

export type View = {
  id: RouteId
  /** The address of its drawing. */
  drawing: string
  about: string
}

/** Links to views, each with its drawing and one line on what it is for. */
export function ViewList({ views }: { views: View[] }) {
  return (
    <ul className={styles.views}>
      {views.map(({ id, drawing, about }) => (
        <li key={id} className={`${cardClass} ${styles.view}`}>
          <Drawing src={drawing} />
          <div>
            <Link to={routes[id].path} className={`${cardLinkClass} ${styles.link}`}>
              {routes[id].title}
            </Link>
            <p className={styles.about}>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
