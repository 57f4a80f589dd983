import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

export type EmptyListProps = {
  /** What there is none of: “No links yet”. */
  heading: string
  /** The level of the heading among those of the page. */
  headingLevel?: 2 | 3 | 4
  /** What would stand here, or what to do next, in one sentence. */
  children?: ReactNode
  /** Above the heading: a sigil or a drawing that decorates. */
  picture?: ReactNode
  /** The way on: a button or a link. */
  actions?: ReactNode
}

/** Stands where a list would, while there is nothing in it: says so, and what to do next. */
export function EmptyList({ heading, headingLevel = 3, children, picture, actions }: EmptyListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
