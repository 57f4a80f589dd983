import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

/** An error of a file: its place, in words that help to find it, and the reason. */
export type Fault = { where: string; why: string }

/** Deeper than any file of this app, and shallow enough for recursion. */
const deepest = 100

/** The position at which a text is nested deeper than `deepest`. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\]]/gs)) {
    if (token === '{' || token === '[') depth++
    if (token === '}' || token === ']') depth--
    if (depth > deepest) return index
  }
  return undefined
}

/**
 * The position at which a text is no longer JSON, or `undefined` if it is JSON. It is computed here because engines
 * word it differently, and some leave it out.
 */
function jsonFault(text: string): { at: number; isEnd: boolean } | undefined {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return undefined
  const { offset, error } = first
  return { at: offset, isEnd: offset >= text.length || printParseErrorCode(error) === 'UnexpectedEndOfString' }
}

/**
 * Parses the JSON of a file that a person has chosen, or says where it is broken.
 * @param what the contents, for the error: “a file of ideas”
 */
export function parseJson(text: string, what: string): { value: unknown } | { fault: Fault } {
  const fault = (at: number, why: string) => {
    const before = text.slice(0, at).split('\n')
    return { fault: { where: `Line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`, why } }
  }
  const deep = tooDeepAt(text)
  if (deep !== undefined) return fault(deep, `It's too deeply nested to be ${what}.`)
  const broken = jsonFault(text)
  if (!broken) return { value: JSON.parse(text) }
  if (broken.isEnd) return fault(text.length, 'The file ends too early. Was it cut off?')
  const next = [...text.slice(broken.at, broken.at + 2)][0]
  return fault(broken.at, `“${next}” isn't valid JSON here. Check for an extra or missing comma or quote.`)
}
