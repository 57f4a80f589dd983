import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

/** An error of a file: its place, in words that help to find it, and the reason. */
export type Fault = { where: string; why: string }

/**
 * Parses the JSON of a file that a person has chosen, or says where it is broken. The place is computed here, because
 * engines word it differently, and some leave it out.
 * @param what the contents, for the error: “a file of ideas”
 */
export function parseJson(text: string, what: string): { value: unknown } | { fault: Fault } {
  const errors: ParseError[] = []
  try {
    return { value: JSON.parse(text) }
  } catch {}
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  } catch {
    // It is recursive, and the stack is full.
    return { fault: { where: 'The file', why: `It's too deeply nested to be ${what}.` } }
  }
  const fault = (at: number, why: string) => {
    const before = text.slice(0, at).split('\n')
    return { fault: { where: `Line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`, why } }
  }
  const [first] = errors
  if (!first || first.offset >= text.length || printParseErrorCode(first.error) === 'UnexpectedEndOfString')
    return fault(text.length, 'The file ends too early. Was it cut off?')
  const next = [...text.slice(first.offset, first.offset + 2)][0]
  return fault(first.offset, `“${next}” isn't valid JSON here. Check for an extra or missing comma or quote.`)
}
