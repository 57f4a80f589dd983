import { type CSSProperties, Fragment, type ReactNode } from 'react'
import styles from './game.module.css'

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

/** A part of a text: words, or an address. */
export type Piece = { text: string; href?: string }

// biome-ignore lint/suspicious/noControlCharactersInRegex: none belongs to an address
const address = /https?:\/\/[^\s<>"'`\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u206f]+/gi

/** Characters that end a sentence or a bracket rather than an address. */
const ending = /[.,;:!?…»”’*_~]+$/

const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

/** The address without the punctuation after it. A closing bracket belongs to it if its opening one does. */
function cut(found: string): string {
  let text = found.replace(ending, '')
  for (const [open, close] of brackets) {
    while (text.endsWith(close) && text.split(close).length > text.split(open).length) {
      text = text.slice(0, -1).replace(ending, '')
    }
  }
  return text
}

/**
 * Only http and https are links, and only with a plain host. A name before the host (`https://good.com@evil.com/`)
 * imitates another host.
 */
function toHref(text: string): string | undefined {
  try {
    const { protocol, hostname, username, password, href } = new URL(text)
    return /^https?:$/.test(protocol) && hostname && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

/** Splits someone's text into words and addresses, in order; joined, they are the text. */
export function linkedText(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = cut(found)
    const href = toHref(link)
    if (!href) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: link, href })
    end = index + link.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Someone's text, its addresses as links. The opened page does not learn where its reader came from. */
export function LinkedText({ children }: { children: string }) {
  return linkedText(children).map(({ text, href }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
    if (!href) return <Fragment key={at}>{text}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={at} href={href} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    )
  })
}
