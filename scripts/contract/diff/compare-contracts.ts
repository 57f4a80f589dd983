import { deref, listOf, type Node, nodeOf, step } from '../read/document.ts'
import { methods } from '../read/operations.ts'
import type { Both } from './change.ts'
import { type Change, pair } from './change.ts'
import { compareOperations } from './compare-operations.ts'
import { findUncompared } from './uncompared.ts'

/** Every difference between two versions of an OpenAPI document that a client or a server can notice. */
export function compareContracts(older: Node, newer: Node): Change[] {
  const documents: Both = { older, newer }
  const [before, after] = [byTemplate(older), byTemplate(newer)]
  const { gone, added, kept } = pair(before, after)
  const at = (path = '') => step('#/paths', path)
  return [
    ...compareServers(older, newer),
    ...compareSchemes(older, newer),
    ...gone.map((key) => ({ breaking: true, where: at(before[key]), message: `the path ${before[key]} is gone` })),
    ...added.map((key) => ({ breaking: false, where: at(after[key]), message: `the path ${after[key]} is new` })),
    ...kept.flatMap((key) => comparePaths(documents, before[key] ?? '', after[key] ?? '', at(after[key]))),
    ...findUncompared(documents, older, newer, judged, '#'),
  ]
}

/** Keys that are compared here, or that are only for people. Components are compared where they are used. */
const judged = ['openapi', 'info', 'servers', 'paths', 'components', 'security']

/** The paths of a document by template. The names of parameters do not matter, because a client does not send them. */
const byTemplate = ({ paths }: Node): Record<string, string> =>
  Object.fromEntries(Object.keys(nodeOf(paths)).map((path) => [path.replaceAll(/\{[^{}]*\}/g, '{}'), path]))

function comparePaths(documents: Both, olderPath: string, path: string, where: string): Change[] {
  const older = deref(documents.older, nodeOf(documents.older.paths)[olderPath])
  const newer = deref(documents.newer, nodeOf(documents.newer.paths)[path])
  const { gone, added, kept } = pair(operationsOf(older), operationsOf(newer))
  const name = (method: string) => `${method.toUpperCase()} ${path}`
  return [
    ...gone.map((method) => ({ breaking: true, where: step(where, method), message: `${name(method)} is gone` })),
    ...added.map((method) => ({ breaking: false, where: step(where, method), message: `${name(method)} is new` })),
    ...kept.flatMap((method) =>
      compareOperations(
        documents,
        withParameters(documents.older, older, method, olderPath),
        withParameters(documents.newer, newer, method, path),
        step(where, method),
        name(method),
      ),
    ),
    ...findUncompared(documents, older, newer, [...methods, 'parameters'], where),
  ]
}

const operationsOf = (item: Node) => Object.fromEntries(Object.entries(item).filter(([key]) => methods.includes(key)))

/** An operation, including the parameters of its path. Path parameters are identified by their position. */
function withParameters(document: Node, item: Node, method: string, path: string): Node {
  const operation = nodeOf(item[method])
  const places = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
  const byName = new Map<string, Node>()
  for (const entry of [...listOf(item.parameters), ...listOf(operation.parameters)]) {
    const parameter = deref(document, entry)
    const place = places.indexOf(String(parameter.name)) + 1
    const name = parameter.in === 'path' ? `number ${place}` : String(parameter.name)
    byName.set(`${parameter.in} ${name}`, { ...parameter, name })
  }
  return { ...operation, parameters: [...byName.values()] }
}

/** The base address of the API, which deployed clients use. */
function compareServers(older: Node, newer: Node): Change[] {
  const urls = ({ servers }: Node) => listOf(servers).map((server) => String(nodeOf(server).url))
  const gone = urls(older).filter((url) => !urls(newer).includes(url))
  return gone.map((url) => ({ breaking: true, where: '#/servers', message: `the server ${url} is gone` }))
}

/** How a client authenticates. The server may choose the name of its cookie. */
function compareSchemes(older: Node, newer: Node): Change[] {
  const schemes = (document: Node) => nodeOf(nodeOf(document.components).securitySchemes)
  return pair(schemes(older), schemes(newer)).kept.flatMap((name) => {
    const [before, after] = [older, newer].map((document) => {
      const { type, in: place, scheme } = deref(document, schemes(document)[name])
      return [type, place, scheme].filter((part) => part !== undefined).join(' ')
    })
    const where = step('#/components/securitySchemes', name)
    const message = `${name} was ${before}, is ${after}`
    return before === after ? [] : [{ breaking: true, where, message }]
  })
}
