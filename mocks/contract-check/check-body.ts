import { below, members, type Node, type Place } from './document.ts'
import type { Matches } from './exchange.ts'
import type { Violation } from './violation.ts'

type Parts = {
  document: Node
  /** The place of the request body or the response in the contract: the node that has `content`. */
  place: Place
  half: Violation['in']
  contentType: string | null
  body: string
  matches: Matches
}

/** Compares a body and its content type with what the contract declares in one place. */
export function checkBody({ document, place, half, contentType, body, matches }: Parts): Violation[] {
  const content = below(document, place, 'content')
  const declared = members(document, content)
  const violation = (where: string, message: string): Violation => ({ in: half, where, message })

  if (!content || declared.length === 0)
    return body === '' ? [] : [violation(place.pointer, 'there is a body, and the contract has none here')]
  if (body === '') return [violation(content.pointer, 'there is no body')]

  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  const media = declared.find(([name]) => name === type || isRangeOf(name, type))?.[1]
  const names = declared.map(([name]) => name).join(' or ')
  if (!media) return [violation(content.pointer, `the content type is ${type ?? 'missing'}, not ${names}`)]

  const schema = below(document, media, 'schema')
  // The content of a file has no schema to check.
  if (!schema || !/[/+]json$/.test(type ?? '')) return []
  const parsed = parseJson(body)
  if (!parsed) return [violation(media.pointer, 'the body is not valid JSON')]
  return matches(schema, parsed.value).map(({ where, message }) => violation(where, message))
}

/** `image/*` covers every image type (OpenAPI, "Media Type Object"). */
const isRangeOf = (name: string, type = '') => name.endsWith('/*') && type.startsWith(name.slice(0, -1))

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
