import { memo } from 'react'
import styles from '../../ui/icon/icon.module.css'
import type { RouteId } from '../navigation/route-table.ts'
import sprite from './view-icons.svg?no-inline'

/** The sign of a view. Its drawing has the view's id, in a file of its own: a start does not grow with what members see. */
export const ViewIcon = memo(function ViewIcon({ id }: { id: RouteId }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  )
})
