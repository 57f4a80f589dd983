/** A piece of an entry: text as it stands, or a reference to the table that is drawn from in its place. */
export type Part = string | { table: string }

/** What is wrong with the braces of an entry. */
export type BraceError = 'not closed' | 'not opened' | 'empty'

export type Template = { parts: Part[] } | { error: BraceError }

/** Doubled braces, a reference, one brace alone, or text without braces. */
const pieces = /\{\{|\}\}|\{([^{}]*)\}|[{}]|[^{}]+/g

const doubled = new Set(['{{', '}}'])

/**
 * Reads an entry. `{trade}` stands for a draw from the table "trade"; `{{` and `}}` stand for a brace itself.
 *
 * @returns the pieces in their order, or what is wrong with the braces
 */
export function readTemplate(text: string): Template {
  const parts: Part[] = []
  for (const [piece, name] of text.matchAll(pieces)) {
    if (name !== undefined) {
      if (name.trim() === '') return { error: 'empty' }
      parts.push({ table: name.trim() })
    } else if (piece === '{') return { error: 'not closed' }
    else if (piece === '}') return { error: 'not opened' }
    else parts.push(doubled.has(piece) ? piece.charAt(0) : piece)
  }
  return { parts }
}

/** The tables that an entry refers to, as they are written; none where its braces are wrong. */
export function referencesOf(text: string): string[] {
  const template = readTemplate(text)
  return 'error' in template ? [] : template.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.table]))
}

/** What a table is told apart by: its name, whatever its capitals and the blanks around it. */
export const foldName = (name: string): string => name.trim().normalize('NFC').toLowerCase()
