import type { CSSProperties } from 'react'
import styles from './cut-text.module.css'

type CutTextProps = {
  /** A text that someone wrote. */
  children: string
  /** A text with more lines than this is cut; its title holds the whole. */
  lines?: number
}

/** The number of characters in a line of a phone. */
const charactersOfALine = 24

/**
 * Someone else's text, in its own direction and within its own space: neither stacked marks nor a word without an end
 * reach out of it.
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
