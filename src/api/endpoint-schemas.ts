import type { Operation } from '../contract/operations.gen.ts'
import type { Input, RawAnswer } from './call.ts'

type Issue = { message: string }
type Checked<Value> = { value: Value } | { issues: Issue[] }

/** A schema as RTK Query takes them (https://standardschema.dev). */
export type Schema<Value> = {
  '~standard': {
    version: 1
    vendor: string
    validate: (value: unknown) => Checked<Value>
    types?: { input: Value; output: Value }
  }
}

const schema = <Value>(validate: (value: unknown) => Checked<Value>): Schema<Value> => ({
  '~standard': { version: 1, vendor: 'emberhall', validate },
})

const partNames = ['params', 'query', 'headers', 'body'] as const

/** An operation that takes a body and nothing else is called with it; any other with an object of its parts. */
const takesBodyAlone = ({ takes }: Operation) => 'body' in takes && Object.keys(takes).length === 1

/** The parts that an endpoint's argument gives. */
export function toInput(operation: Operation, arg: unknown): Input {
  return takesBodyAlone(operation) ? { body: arg } : ((arg ?? {}) as Input)
}

/** Checks an argument. It is sent as it was given: to fill in what has a default is the server's part. */
export function argumentSchema(operation: Operation): Schema<unknown> {
  return schema((arg) => {
    const input = toInput(operation, arg)
    const unknown = Object.keys(input).filter((name) => !(name in operation.takes))
    const issues = [
      ...unknown.map((name) => ({ message: `${operation.id} takes no ${name}` })),
      ...partNames.flatMap((name) => issuesOf(operation, name, input[name])),
    ]
    return issues.length > 0 ? { issues } : { value: arg }
  })
}

function issuesOf({ id, takes, bodyOptional }: Operation, name: (typeof partNames)[number], value: unknown): Issue[] {
  const part = takes[name]
  if (!part || (value === undefined && name === 'body' && bodyOptional)) return []
  if ('safeParse' in part) {
    // Where all parameters may be left away, so may the part.
    const result = part.safeParse(value ?? (name === 'body' ? value : {}))
    return result.error?.issues ?? []
  }
  const isOfType = value instanceof Blob && part.some((type) => fitsType(type, value.type))
  return isOfType ? [] : [{ message: `${id} takes a file of the type ${part.join(' or ')}` }]
}

/** `image/*` takes every picture. */
const fitsType = (declared: string, type: string) =>
  declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : declared === '*/*' || declared === type

/**
 * Checks a success: its status, the headers that it has to have, its body. Another success than the declared one passes
 * if its body does: what a person asked for has been done.
 */
export function rawAnswerSchema({ answers }: Operation): Schema<RawAnswer> {
  return schema((value): Checked<RawAnswer> => {
    const answer = value as RawAnswer
    const only = Object.keys(answers).length === 1 ? Object.values(answers)[0] : undefined
    const declared = answers[answer.status] ?? (only?.body ? only : undefined)
    if (!declared) return { issues: [{ message: `the status ${answer.status} is not declared` }] }
    const missing = Object.entries(declared.headers ?? {}).filter(([name, must]) => must && !(name in answer.headers))
    if (missing.length > 0) return { issues: missing.map(([name]) => ({ message: `the header ${name} is missing` })) }
    if (declared.body === undefined) return { value: { ...answer, body: null } }
    if (declared.body === 'blob') return { value: answer }
    const body = declared.body.safeParse(answer.body)
    return body.error ? { issues: body.error.issues } : { value: { ...answer, body: body.data } }
  })
}
