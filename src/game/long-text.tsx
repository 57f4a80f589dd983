import type { CSSProperties, ReactNode } from 'react'
import styles from './long-text.module.css'

type LongTextProps = {
  /** A text that someone wrote. */
  text: string
  /** The number of lines that are visible at once. */
  lines: number
  className?: string
  /** The text with its links. */
  children?: ReactNode
}

/** No line of a page has more characters. */
const charactersOfALine = 100

/**
 * Someone's text with its own line breaks. More lines than are visible scroll, by keyboard too, so that a text of line
 * breaks alone does not stretch the page.
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
