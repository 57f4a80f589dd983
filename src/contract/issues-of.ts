import type * as z from 'zod/mini'

type Issue = {
  path: PropertyKey[]
  code: string
  expected?: string
  values?: unknown
  keys?: unknown
  maximum?: unknown
  minimum?: unknown
}

/** A list whose every item has the same fault says it for its first items. */
const mostIssues = 10

/**
 * What a schema found wrong, each with its place: `members.0.name: missing`. It names fields and types, never values:
 * they may be a person's text or a secret, and this is read on a console.
 * @param value what the schema has refused
 */
export function issuesOf({ issues }: z.core.$ZodError, value: unknown): string[] {
  const said = issues
    .slice(0, mostIssues)
    .map((issue) => (issue.path.length > 0 ? `${issue.path.join('.')}: ` : '') + faultOf(issue, value))
  return issues.length > mostIssues ? [...said, `${issues.length - mostIssues} more`] : said
}

function faultOf({ path, code, expected, values, keys, maximum, minimum }: Issue, value: unknown): string {
  const found = typeOf(path.reduce((at: unknown, step) => Object(at)[step], value))
  if (found === 'undefined') return 'missing'
  if (code === 'invalid_type') return `${found} instead of ${expected}`
  // What the contract allows, or fields that it does not name.
  const detail = values ?? keys ?? maximum ?? minimum
  return `${found}, ${code.replace('_', ' ')}${detail === undefined ? '' : ` (${detail})`}`
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
