import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for a screen reader where the eye already has an icon or a place to go by. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
