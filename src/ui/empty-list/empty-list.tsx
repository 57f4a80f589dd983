import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

export type EmptyListProps = {
  /** What is missing: “No links yet”. */
  heading: string
  /** One sentence about what will be here, or about what to do next. */
  children?: ReactNode
}

/** Replaces a list without items. It says so, and what to do next. */
export function EmptyList({ heading, children }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <h3>{heading}</h3>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  )
}
