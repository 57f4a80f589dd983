import type { CSSProperties } from 'react'
import styles from './cut-text.module.css'

type CutTextProps = {
  /** What somebody wrote. */
  children: string
  /** More lines than these are cut; the whole stands in the title then. */
  lines?: number
}

/** So many characters fit a line of a phone. */
const charactersOfALine = 24

/**
 * What somebody else has written, in its own direction and in no more room than it is given: neither marks piled upon
 * marks nor a word without an end reach out of it.
 */
export function CutText({ children, lines = 1 }: CutTextProps) {
  return (
    <bdi
      className={styles.cut}
      style={{ '--lines': lines } as CSSProperties}
      title={children.length > lines * charactersOfALine ? children : undefined}
    >
      {children}
    </bdi>
  )
}
