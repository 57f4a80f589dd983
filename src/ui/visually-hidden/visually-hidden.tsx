import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export type VisuallyHiddenProps = {
  /** For an `aria-describedby` or `aria-labelledby` elsewhere. */
  id?: string
  /** What is read out. */
  children: ReactNode
}

/** Text for a screen reader where the eye already has an icon or a place to go by. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
