import type { Operation } from '../contract/operations.gen.ts'
import type { Input, RawAnswer } from './call.ts'

type Issue = { message: string }
type Checked<Value> = { value: Value } | { issues: Issue[] }

/** A schema in the form that RTK Query takes (https://standardschema.dev). */
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

/** An operation whose only input is a body takes that body as its argument. Any other takes an object of parts. */
const takesBodyAlone = ({ takes }: Operation) => 'body' in takes && Object.keys(takes).length === 1

/** Splits an endpoint's argument into the parts of the call. */
export function toInput(operation: Operation, arg: unknown): Input {
  return takesBodyAlone(operation) ? { body: arg } : ((arg ?? {}) as Input)
}

/** Checks an argument. The argument is sent as it was given: defaults are filled in by the server. */
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
    // If all parameters of a part are optional, the part is optional too.
    const result = part.safeParse(value ?? (name === 'body' ? value : {}))
    return result.error?.issues ?? []
  }
  const isOfType = value instanceof Blob && part.some((type) => fitsType(type, value.type))
  return isOfType ? [] : [{ message: `${id} takes a file of the type ${part.join(' or ')}` }]
}

/** `image/*` matches every image type, `*` before the slash every type at all. */
const fitsType = (declared: string, type: string) =>
  declared === type || declared === '*/*' || (declared.endsWith('/*') && type.startsWith(declared.slice(0, -1)))

/**
 * Checks a success: its status, its required headers, its body. A success with another status than the declared one
 * passes if its body does, because the server has done what was asked.
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
