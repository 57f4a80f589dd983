import { bundleContract } from '../../../scripts/contract/bundle.ts'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { pointerTo } from './check.ts'

export const unescapeStep = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')

export type Reachable = { id: OperationId; method: string; path: string }

/** Every operation without a path parameter: it can be called without preparation. */
export const reachable: Reachable[] = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, method: operations[id].method, path: operations[id].path }))
  .filter(({ path }) => !path.includes('{'))

const gets = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'GET')
/** The GET that shows what an operation changes: the one with the longest matching address. */
export function readerOf(id: OperationId): OperationId {
  const { path } = operations[id]
  const above = gets.filter((each) => `${path}/`.startsWith(`${operations[each].path}/`) && !takes(each, 'cursor'))
  const [reader] = above.toSorted((a, b) => operations[b].path.length - operations[a].path.length)
  if (!reader) throw new Error(`nothing shows what ${id} changes`)
  return reader
}

/** openapi.yaml and the files that it refers to, combined into one file and otherwise unchanged. */
export const contract = JSON.parse(bundleContract())

/** The used part of a schema. */
type Schema = {
  properties?: Record<string, unknown>
  enum?: unknown[]
  items?: unknown
  anyOf?: unknown[]
  oneOf?: unknown[]
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Gives the result of the first call again for the same argument: each call of an operation looks at the same places. */
function remembered<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<Argument, Result>()
  return (argument) => {
    if (!known.has(argument)) known.set(argument, compute(argument))
    return known.get(argument) as Result
  }
}

const at = remembered((pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(unescapeStep)
    .reduce<unknown>((place, step) => Reflect.get(Object(place), step), contract),
)

/** A schema, also behind a reference. */
export function schemaOf(given: unknown): Schema {
  const reference = Reflect.get(Object(given), '$ref')
  return typeof reference === 'string' ? schemaOf(at(reference)) : Object(given)
}

/** The schema of an operation's body, if it has one. */
export const bodySchemaOf = (id: OperationId): unknown =>
  at(pointerTo(id, 'requestBody', 'content', 'application/json', 'schema'))

/** The schema of the body of an answer. */
export const answerSchemaOf = (id: OperationId, status: number): unknown =>
  at(pointerTo(id, 'responses', status, 'content', 'application/json', 'schema'))

/** The properties of a schema, also of one of several kinds. */
export const propertiesOf: (schema: unknown) => Record<string, unknown> = remembered((schema) => {
  const { properties = {}, oneOf = [], anyOf = [] } = schemaOf(schema)
  return Object.assign({}, properties, ...[...oneOf, ...anyOf].map(propertiesOf))
})

/** The fields of a value that its schema names. An answer may have more, and other answers need not have those. */
export function namedIn(schema: unknown, value: unknown): unknown {
  const { items } = schemaOf(schema)
  if (Array.isArray(value)) return value.map((each) => namedIn(items, each))
  const properties = propertiesOf(schema)
  if (Object.keys(properties).length === 0 || typeof value !== 'object' || value === null) return value
  const named = Object.entries(value).filter(([name]) => name in properties)
  return Object.fromEntries(named.map(([name, each]) => [name, namedIn(properties[name], each)]))
}

/** Whether an operation has a parameter of this name in its query or its headers. */
export function takes(id: OperationId, parameter: string): boolean {
  const all = at(pointerTo(id, 'parameters'))
  const named = (one: unknown) =>
    Reflect.get(Object(one), 'name') ?? Reflect.get(Object(at(Reflect.get(Object(one), '$ref'))), 'name')
  return Array.isArray(all) && all.some((one) => named(one) === parameter)
}
