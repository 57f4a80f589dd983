import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

export type EmptyListProps = {
  /** What is missing: “No links yet”. */
  heading: string
  /** The level of the heading among those of the page. */
  headingLevel?: 2 | 3 | 4
  /** One sentence about what will be here, or about what to do next. */
  children?: ReactNode
  /** A decorative sigil or drawing above the heading. */
  picture?: ReactNode
  /** Buttons or links for what to do next. */
  actions?: ReactNode
}

/** Replaces a list without items. It says so, and offers what to do next. */
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
