import { deref, isNode, listOf, type Node, nodeOf, step } from './document.ts'

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The part of an endpoint's argument for each kind of parameter. */
export const parts = { path: 'params', query: 'query', header: 'headers' } as const
export type Part = (typeof parts)[keyof typeof parts]

export type Parameter = { name: string; place: string; required: boolean; schema: Node; node: Node }
/** A body: its media types, and its schema if it is JSON. Other media types have no schema to check. */
export type Body = { types: string[]; json?: Node; required: boolean; pointer: string }
export type Answer = { status: string; body?: Body; headers: { name: string; required: boolean; node: Node }[] }
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  /** Whether the operation requires a session. */
  session: boolean
  /**
   * The roles in a game that may call it. Absent if it does not concern a game, or is open to anyone with the game's
   * link.
   */
  may?: string[]
  deprecated: boolean
  pointer: string
  /** Including those of the path; the operation's own take precedence. */
  parameters: Parameter[]
  body?: Body
  answers: Answer[]
  node: Node
}

/** Every operation of a document in one file, in its order. References are followed except those to schemas. */
export function listOperations(document: Node): Operation[] {
  return Object.entries(nodeOf(document.paths)).flatMap(([path, item]) => {
    const shared = deref(document, item)
    return methods
      .filter((method) => isNode(shared[method]))
      .map((method) => readOperation(document, path, method, shared))
  })
}

function readOperation(document: Node, path: string, method: string, item: Node): Operation {
  const node = nodeOf(item[method])
  const pointer = step('#/paths', path, method)
  const security = listOf(node.security ?? document.security)
  return {
    id: String(node.operationId),
    method: method.toUpperCase(),
    path,
    tag: String(listOf(node.tags)[0]),
    session: security.length > 0 && security.every((way) => Object.keys(nodeOf(way)).length > 0),
    may: Array.isArray(node['x-may']) ? node['x-may'].map(String) : undefined,
    deprecated: node.deprecated === true,
    pointer,
    parameters: readParameters(document, [...listOf(item.parameters), ...listOf(node.parameters)]),
    body: readBody(deref(document, node.requestBody), step(pointer, 'requestBody')),
    answers: Object.entries(nodeOf(node.responses)).map(([status, answer]) => {
      const response = deref(document, answer)
      return {
        status,
        body: readBody({ required: true, ...response }, step(pointer, 'responses', status)),
        headers: Object.entries(nodeOf(response.headers)).map(([name, header]) => {
          const one = deref(document, header)
          return { name, required: one.required === true, node: one }
        }),
      }
    }),
    node,
  }
}

function readParameters(document: Node, listed: unknown[]): Parameter[] {
  const byName = new Map<string, Parameter>()
  for (const entry of listed) {
    const node = deref(document, entry)
    const [place, name] = [String(node.in), String(node.name)]
    byName.set(`${place} ${name}`, { name, place, required: node.required === true, schema: nodeOf(node.schema), node })
  }
  return [...byName.values()]
}

function readBody(node: Node, pointer: string): Body | undefined {
  const content = Object.entries(nodeOf(node.content))
  if (content.length === 0) return undefined
  const [json] = content.filter(([type]) => isJson(type)).map(([, media]) => nodeOf(nodeOf(media).schema))
  return { types: content.map(([type]) => type), json, required: node.required === true, pointer }
}

export const isJson = (type: string) => /^application\/([\w.-]+\+)?json$/.test(type)
