import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { createPathMatcher, pathBelow } from '../../src/contract/paths.ts'
import { readJson } from '../../src/contract/read-json.ts'

/** The parts of openapi.yaml that the checker reads, after `$ref`s are followed. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Node = { [key: string]: Json }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A place in the document: its JSON pointer, and the node there after references. */
export type Place = { pointer: string; node: Node }

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The place below another one, through references; `undefined` if there is none. */
export function below(document: Node, place: Place, ...steps: string[]): Place | undefined {
  let at: Place | undefined = place
  for (const step of steps) {
    const next: Json | undefined = at?.node[step]
    at = at && isNode(next) ? follow(document, { pointer: `${at.pointer}/${escapeStep(step)}`, node: next }) : undefined
  }
  return at
}

function follow(document: Node, place: Place): Place {
  const { $ref } = place.node
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return place
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((at, step) => (isNode(at) ? at[unescapeStep(step)] : undefined), document)
  if (!isNode(target)) throw new Error(`openapi.yaml refers to ${$ref}, which it does not have.`)
  return follow(document, { pointer: $ref, node: target })
}

/** The places of a node's members, by name. */
export function members(document: Node, place: Place | undefined): [string, Place][] {
  return Object.keys(place?.node ?? {}).flatMap((name) => {
    const found = place && below(document, place, name)
    return found ? [[name, found] as [string, Place]] : []
  })
}

/** Returns a parsed document if it looks like OpenAPI; throws otherwise. */
function asDocument(parsed: unknown): Node {
  if (!isNode(parsed) || !isNode(parsed.paths)) throw new Error("This isn't an OpenAPI document: it has no paths.")
  return parsed
}

/** The JSON pointer of every object in the document. */
function pointersOf(document: Node): Map<object, string> {
  const pointers = new Map<object, string>()
  const walk = (value: Json, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    pointers.set(value, pointer)
    for (const [step, child] of Object.entries(value)) walk(child, `${pointer}/${escapeStep(step)}`)
  }
  walk(document, '#')
  return pointers
}

/** One violation of the contract by an exchange. */
export type Violation = {
  /** The half of the exchange with the violation. */
  in: 'request' | 'response'
  /** A JSON pointer into openapi.yaml to the violated part. */
  where: string
  /** What was found instead. */
  message: string
}

/** One request and its answer, as they were sent. */
export type Exchange = {
  method: string
  /** The path of the URL, including the base path, without the query. */
  path: string
  requestHeaders: HeadersInit
  /** The body as it was sent; empty if there was none. */
  requestBody: string
  status: number
  responseHeaders: HeadersInit
  responseBody: string
}

/** Compares a value with a schema of the document. Each result is a mismatch. */
type Matches = (schema: Place, value: unknown) => { where: string; message: string }[]

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
function checkBody({ document, place, half, contentType, body, matches }: Parts): Violation[] {
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
  const parsed = readJson(body)
  if (parsed === undefined) return [violation(media.pointer, 'the body is not valid JSON')]
  return matches(schema, parsed).map(({ where, message }) => violation(where, message))
}

/** `image/*` covers every image type (OpenAPI, "Media Type Object"). */
const isRangeOf = (name: string, type = '') => name.endsWith('/*') && type.startsWith(name.slice(0, -1))

/** Compares the request with the contract. */
function checkRequest(document: Node, operation: Place, exchange: Exchange, matches: Matches): Violation[] {
  const { requestHeaders, requestBody: body } = exchange
  const place = below(document, operation, 'requestBody')
  const half = 'request'
  if (!place)
    return body === '' ? [] : [{ in: half, where: operation.pointer, message: 'there is a body; none is asked for' }]
  if (body === '' && place.node.required !== true) return []
  const contentType = new Headers(requestHeaders).get('content-type')
  return checkBody({ document, place, half, contentType, body, matches })
}

/** Compares the answer with the contract: a declared status, its headers, its body. */
function checkResponse(document: Node, operation: Place, exchange: Exchange, matches: Matches): Violation[] {
  const { status, responseHeaders, responseBody: body } = exchange
  const half = 'response'
  const responses = below(document, operation, 'responses')
  const range = `${Math.floor(status / 100)}XX`
  const names = [String(status), range, 'default']
  const place = names.map((name) => responses && below(document, responses, name)).find((found) => found !== undefined)
  if (!place) {
    const where = responses?.pointer ?? operation.pointer
    return [{ in: half, where, message: `the status ${status} is not declared` }]
  }
  const headers = new Headers(responseHeaders)
  return [
    ...checkHeaders(document, place, headers, matches),
    ...checkBody({ document, place, half, contentType: headers.get('content-type'), body, matches }),
  ]
}

function checkHeaders(document: Node, response: Place, headers: Headers, matches: Matches): Violation[] {
  return members(document, below(document, response, 'headers')).flatMap(([name, place]): Violation[] => {
    const value = headers.get(name)
    const violation = (message: string): Violation => ({ in: 'response', where: place.pointer, message })
    if (value === null) return place.node.required === true ? [violation(`the header ${name} is missing`)] : []
    const schema = below(document, place, 'schema')
    return schema ? matches(schema, value).map(({ message }) => violation(`the header ${name}: ${message}`)) : []
  })
}

/**
 * Compares real exchanges with openapi.yaml itself, not with the code generated from it, so that a bug of the generator
 * cannot hide here.
 * @param source The parsed document, in one file.
 * @param basePath The base of the API's addresses; by default that of the document's first server.
 * @throws If the source is not an OpenAPI document.
 */
export function createContractChecker(source: unknown, basePath?: string) {
  const document = asDocument(source)
  const base = basePath ?? serverPath(document)
  const matches = createMatcher(document)
  const root: Place = { pointer: '#', node: document }
  const routes = members(document, below(document, root, 'paths')).flatMap(([path, item]) =>
    Object.keys(item.node).map((method) => [`${method} ${path}`, { method, path }] as const),
  )
  const match = createPathMatcher(Object.fromEntries(routes))

  const findOperation = ({ method, path }: Exchange): Place | undefined => {
    const local = pathBelow(base, path)
    const id = local === undefined ? undefined : match(local)?.byMethod[method.toLowerCase()]
    return id === undefined
      ? undefined
      : below(document, root, 'paths', id.slice(method.length + 1), method.toLowerCase())
  }

  return {
    /** Every violation of the contract in the exchange; empty if it keeps the contract. */
    checkExchange(exchange: Exchange): Violation[] {
      const operation = findOperation(exchange)
      if (!operation) {
        const message = `the contract has no ${exchange.method} ${exchange.path}`
        return [{ in: 'request', where: '#/paths', message }]
      }
      return [
        ...checkRequest(document, operation, exchange, matches),
        ...checkResponse(document, operation, exchange, matches),
      ]
    },
  }
}

/** Validates with ajv against schemas inside the document, so that errors point into it. */
function createMatcher(document: Node): Matches {
  // Only the nodes below `schema` are JSON Schemas, not the document as a whole. Hence `validateSchema: false`.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true })
  formats.default(ajv)
  ajv.addSchema(document, 'openapi.yaml')
  // ajv reports a keyword's path within the schema that contains it, which may have been reached by a reference. The
  // node itself gives its place in the document.
  const pointers = pointersOf(document)
  const whereIs = ({ parentSchema, keyword }: ErrorObject, schema: Place) =>
    `${(parentSchema && pointers.get(parentSchema)) ?? schema.pointer}/${keyword}`
  const describe = (error: ErrorObject) => {
    const extra = 'additionalProperty' in error.params ? `: ${error.params.additionalProperty}` : ''
    return `${error.instancePath || 'the value'} ${error.message ?? 'does not fit'}${extra}`
  }
  return (schema, value) => {
    const validate = ajv.getSchema(`openapi.yaml${schema.pointer}`)
    if (!validate) throw new Error(`openapi.yaml has no schema at ${schema.pointer}.`)
    if (validate(value)) return []
    return (validate.errors ?? []).map((error) => ({ where: whereIs(error, schema), message: describe(error) }))
  }
}

function serverPath(document: Node): string {
  const [server] = Array.isArray(document.servers) ? document.servers : []
  const url = server && typeof server === 'object' && 'url' in server ? String(server.url) : '/'
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
}
