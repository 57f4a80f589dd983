import type { Operation } from '../contract/operations.gen.ts'
import type { Call, RawAnswer } from './call.ts'

const partNames = ['params', 'query', 'headers', 'body'] as const

/**
 * What the contract does not allow in the input of a call; empty where all is well. The input is sent as it was given:
 * defaults are filled in by the server.
 */
export function inputIssues({ operation, input }: Call): string[] {
  const unknown = Object.keys(input).filter((name) => !(name in operation.takes))
  return [
    ...unknown.map((name) => `${operation.id} takes no ${name}`),
    ...partNames.flatMap((name) => issuesOf(operation, name, input[name])),
  ]
}

function issuesOf({ id, takes, bodyOptional }: Operation, name: (typeof partNames)[number], value: unknown): string[] {
  const part = takes[name]
  if (!part || (value === undefined && name === 'body' && bodyOptional)) return []
  if ('safeParse' in part) {
    // If all parameters of a part are optional, the part is optional too.
    const result = part.safeParse(value ?? (name === 'body' ? value : {}))
    return messagesOf(result.error?.issues)
  }
  const isOfType = value instanceof Blob && part.some((type) => fitsType(type, value.type))
  return isOfType ? [] : [`${id} takes a file of the type ${part.join(' or ')}`]
}

const messagesOf = (issues: { message: string }[] = []) => issues.map(({ message }) => message)

/** `image/*` matches every image type, `*` before the slash every type at all. */
const fitsType = (declared: string, type: string) =>
  declared === type || declared === '*/*' || (declared.endsWith('/*') && type.startsWith(declared.slice(0, -1)))

/** An answer that the contract allows, its body as the schema reads it; or what is wrong with it. */
type Checked = { answer: RawAnswer } | { issues: string[] }

/**
 * Checks a success: its status, its required headers, its body. A success with another status than the declared one
 * passes if its body does, because the server has done what was asked.
 */
export function checkAnswer({ answers }: Operation, answer: RawAnswer): Checked {
  const only = Object.keys(answers).length === 1 ? Object.values(answers)[0] : undefined
  const declared = answers[answer.status] ?? (only?.body ? only : undefined)
  if (!declared) return { issues: [`the status ${answer.status} is not declared`] }
  const missing = Object.entries(declared.headers ?? {}).filter(([name, must]) => must && !(name in answer.headers))
  if (missing.length > 0) return { issues: missing.map(([name]) => `the header ${name} is missing`) }
  if (declared.body === undefined) return { answer: { ...answer, body: null } }
  if (declared.body === 'blob') return { answer }
  const body = declared.body.safeParse(answer.body)
  return body.error ? { issues: messagesOf(body.error.issues) } : { answer: { ...answer, body: body.data } }
}
