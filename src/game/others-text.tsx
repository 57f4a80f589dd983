import type { CSSProperties, ReactNode } from 'react'
import styles from './others-text.module.css'

type CutTextProps = {
  /** A text that someone wrote. */
  children: string
  /** A text with more lines than this is cut; its title holds the whole. */
  lines?: number
}

/** So many characters fit a line: of a phone, and at most of a page. */
const charactersOfALine = { phone: 24, page: 100 }

/**
 * Someone else's text, in its own direction and within its own space: neither stacked marks nor a word without an end
 * reach out of it.
 */
export function CutText({ children, lines = 1 }: CutTextProps) {
  return (
    <bdi
      className={styles.cut}
      style={{ '--lines': lines } as CSSProperties}
      title={children.length > lines * charactersOfALine.phone ? children : undefined}
    >
      {children}
    </bdi>
  )
}

type LongTextProps = {
  /** A text that someone wrote. */
  text: string
  /** The number of lines that are visible at once. */
  lines: number
  className?: string
  /** The text with its links. */
  children?: ReactNode
}

/**
 * Someone's text with its own line breaks. More lines than are visible scroll, by keyboard too, so that a text of line
 * breaks alone does not stretch the page.
 */
export function LongText({ text, lines, className = '', children = text }: LongTextProps) {
  const isLong = text.split('\n').length > lines || text.length > lines * charactersOfALine.page
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
