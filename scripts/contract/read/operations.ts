import { deref, isNode, listOf, type Node, nodeOf, refName, step } from './document.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** The part of an endpoint's argument for each kind of parameter. */
export const parts = { path: 'params', query: 'query', header: 'headers' } as const
export type Part = (typeof parts)[keyof typeof parts]

export type Parameter = { name: string; part: Part; required: boolean; schema: Node; description?: string }
/** A body: the schema of JSON; any other body is a file, which has none. */
export type Body = { schema?: string; isJson: boolean; required: boolean }
export type Answer = { status: string; body?: Body; headers: { name: string; required: boolean }[] }
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
  pointer: string
  /** Including those of the path. */
  parameters: Parameter[]
  body?: Body
  answers: Answer[]
  node: Node
}

/** Every operation of a document in one file, in its order. References are followed except those to schemas. */
export function listOperations(document: Node): Operation[] {
  return Object.entries(nodeOf(document.paths)).flatMap(([path, item]) =>
    methods
      .filter((method) => isNode(nodeOf(item)[method]))
      .map((method) => readOperation(document, path, method, nodeOf(item))),
  )
}

function readOperation(document: Node, path: string, method: string, item: Node): Operation {
  const node = nodeOf(item[method])
  return {
    id: String(node.operationId),
    method: method.toUpperCase(),
    path,
    tag: String(listOf(node.tags)[0]),
    session: listOf(node.security ?? document.security).length > 0,
    may: Array.isArray(node['x-may']) ? node['x-may'].map(String) : undefined,
    pointer: step('#/paths', path, method),
    parameters: [...listOf(item.parameters), ...listOf(node.parameters)].map((parameter) => {
      const { name, in: place, required, schema, description } = deref(document, parameter)
      return {
        name: String(name),
        part: parts[place as keyof typeof parts],
        required: required === true,
        schema: nodeOf(schema),
        description: typeof description === 'string' ? description : undefined,
      }
    }),
    body: readBody(deref(document, node.requestBody)),
    answers: Object.entries(nodeOf(node.responses)).map(([status, answer]) => {
      const response = deref(document, answer)
      return {
        status,
        body: readBody({ required: true, ...response }),
        headers: Object.entries(nodeOf(response.headers)).map(([name, header]) => ({
          name,
          required: deref(document, header).required === true,
        })),
      }
    }),
    node,
  }
}

function readBody({ content, required }: Node): Body | undefined {
  const [media] = Object.entries(nodeOf(content))
  if (!media) return undefined
  const isJson = /^application\/([\w.-]+\+)?json$/.test(media[0])
  const schema = isJson ? refName(nodeOf(nodeOf(media[1]).schema)) : undefined
  return { schema, isJson, required: required === true }
}

/** `listGames` becomes `ListGames`. */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The name of the generated schema for a part of an operation's parameters. */
export const partName = (id: string, part: Part) => pascal(id) + pascal(part)
