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
