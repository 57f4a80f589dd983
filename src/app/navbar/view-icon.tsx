import { memo } from 'react'
import type { RouteId } from '../../shell/routes.ts'
import styles from '../../ui/icon/icon.module.css'
import sprite from './view-icons.svg?no-inline'

/**
 * The icon of a view. The drawings are in one file of their own, by route id, so the start does not load them for
 * visitors.
 */
export const ViewIcon = memo(function ViewIcon({ id }: { id: RouteId }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  )
})
