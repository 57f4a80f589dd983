import { memo } from 'react'
import { pathsOf } from '../../shell/page/drawings/paths-of.ts'
import type { RouteId } from '../../shell/routes.ts'
import styles from '../../ui/icon/icon.module.css'
import file from './view-icons.svg?raw'

/** The paths of each view's icon, by route id. */
const icons = new Map(file.split('<symbol id="').map((part) => [part.slice(0, part.indexOf('"')), pathsOf(part)]))

/** The icon of a view. */
export const ViewIcon = memo(function ViewIcon({ id }: { id: RouteId }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      {icons.get(id)}
    </svg>
  )
})
