import type { CSSProperties, ReactNode } from 'react'
import styles from './others-text.module.css'

type CutTextProps = {
  /** A text that someone wrote. */
  children: string
  /** A text with more lines than this is cut; its title is the whole text. */
  lines?: number
}

/** How many characters fit in a line: on a phone, and at most. */
const charactersOfALine = { phone: 24, page: 100 }

/**
 * Someone else's text, in its own direction and within its own box: neither stacked marks nor endless words leave it.
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
