import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

export type EmptyListProps = {
  /** What is missing: “No links yet”. */
  heading: string
  /** The level of the heading among those of the page. */
  headingLevel?: 2 | 3
  /** A drawing above the heading. */
  picture?: ReactNode
  /** One sentence about what will be here, or about what to do next. */
  children?: ReactNode
  /** The button or link that comes next. */
  next?: ReactNode
}

/** Replaces a list without items. It says so, and what to do next. */
export function EmptyList({ heading, headingLevel = 3, picture, children, next }: EmptyListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      {picture}
      <Heading>{heading}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {next}
    </div>
  )
}
