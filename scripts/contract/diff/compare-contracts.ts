import { type Change, deref, listOf, type Node, nodeOf, pair, step } from './change.ts'
import { compareOperations } from './compare-operations.ts'
import type { Both } from './compare-schemas.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every difference between two versions of an OpenAPI document that a client or a server can notice. */
export function compareContracts(older: Node, newer: Node): Change[] {
  const documents: Both = { older, newer }
  const { gone, added, kept } = pair(older.paths, newer.paths)
  const at = (path: string) => step('#/paths', path)
  return [
    ...compareServers(older, newer),
    ...compareSchemes(older, newer),
    ...gone.map((path) => ({ breaking: true, where: at(path), message: `the path ${path} is gone` })),
    ...added.map((path) => ({ breaking: false, where: at(path), message: `the path ${path} is new` })),
    ...kept.flatMap((path) => comparePaths(documents, path, at(path))),
  ]
}

function comparePaths(documents: Both, path: string, where: string): Change[] {
  const older = deref(documents.older, nodeOf(documents.older.paths)[path])
  const newer = deref(documents.newer, nodeOf(documents.newer.paths)[path])
  const { gone, added, kept } = pair(operationsOf(older), operationsOf(newer))
  const name = (method: string) => `${method.toUpperCase()} ${path}`
  return [
    ...gone.map((method) => ({ breaking: true, where: step(where, method), message: `${name(method)} is gone` })),
    ...added.map((method) => ({ breaking: false, where: step(where, method), message: `${name(method)} is new` })),
    ...kept.flatMap((method) =>
      compareOperations(
        documents,
        withParameters(older, method),
        withParameters(newer, method),
        step(where, method),
        name(method),
      ),
    ),
  ]
}

const operationsOf = (item: Node) => Object.fromEntries(Object.entries(item).filter(([key]) => methods.includes(key)))

/** An operation, with the parameters that its path declares for all of them. */
function withParameters(item: Node, method: string): Node {
  const operation = nodeOf(item[method])
  return { ...operation, parameters: [...listOf(item.parameters), ...listOf(operation.parameters)] }
}

/** Where the API lives: a client that is deployed looks for it there. */
function compareServers(older: Node, newer: Node): Change[] {
  const urls = ({ servers }: Node) => listOf(servers).map((server) => String(nodeOf(server).url))
  const gone = urls(older).filter((url) => !urls(newer).includes(url))
  return gone.map((url) => ({ breaking: true, where: '#/servers', message: `the server ${url} is gone` }))
}

/** How a client proves who it is. The name of the cookie is the server's to choose. */
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
