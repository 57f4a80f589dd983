import type { CSSProperties, ReactNode } from 'react'
import styles from './long-text.module.css'

type LongTextProps = {
  /** What somebody wrote. */
  text: string
  /** So many lines of it are shown at once. */
  lines: number
  className?: string
  /** The text with its links. */
  children?: ReactNode
}

/** No line of a page has more characters. */
const charactersOfALine = 100

/**
 * What somebody has written, on its own lines. More lines than are shown scroll, by the keyboard too, so that a text of
 * nothing but line breaks leaves the page as it is.
 */
export function LongText({ text, lines, className = '', children = text }: LongTextProps) {
  const isLong = text.split('\n').length > lines || text.length > lines * charactersOfALine
  return (
    <p
      dir="auto"
      className={`${styles.text} ${isLong ? styles.long : ''} ${className}`}
      style={isLong ? ({ '--lines': lines } as CSSProperties) : undefined}
      tabIndex={isLong ? 0 : undefined}
    >
      {children}
    </p>
  )
}
