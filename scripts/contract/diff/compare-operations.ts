import { deref, listOf, type Node, nodeOf, step } from '../read/document.ts'
import type { Both, Direction } from './change.ts'
import { type Change, caseless, pair } from './change.ts'
import { compareSchemas } from './compare-schemas.ts'
import { findUncompared } from './uncompared.ts'

const judged = ['operationId', 'security', 'parameters', 'requestBody', 'responses']

/** Compares two versions of an operation. Each message begins with the operation's name. */
export function compareOperations(documents: Both, older: Node, newer: Node, where: string, name: string): Change[] {
  const changes = [
    ...compareSecurity(documents, older, newer, step(where, 'security')),
    ...compareParameters(documents, older, newer, step(where, 'parameters')),
    ...compareRequests(documents, older, newer, step(where, 'requestBody')),
    ...compareAnswers(documents, older, newer, step(where, 'responses')),
    ...findUncompared(documents, older, newer, judged, where),
  ]
  return changes.map((change) => ({ ...change, message: `${name}: ${change.message}` }))
}

/** Every accepted way to authenticate has to stay accepted. */
function compareSecurity({ older, newer }: Both, before: Node, after: Node, where: string): Change[] {
  const ways = (operation: Node, document: Node) => {
    const listed = listOf(operation.security ?? document.security ?? [])
    return listed.length === 0 ? [''] : listed.map((way) => Object.keys(nodeOf(way)).toSorted().join(' and '))
  }
  const [was, is] = [ways(before, older), ways(after, newer)]
  if (is.includes('') || was.every((way) => is.includes(way))) return []
  const words = (list: string[]) => list.map((way) => way || 'nothing').join(' or ')
  return [{ breaking: true, where, message: `it asked for ${words(was)}, and asks for ${words(is)} now` }]
}

function compareParameters(documents: Both, before: Node, after: Node, where: string): Change[] {
  const byName = (document: Node, operation: Node) =>
    Object.fromEntries(
      listOf(operation.parameters).map((entry) => {
        const parameter = deref(document, entry)
        const name = parameter.in === 'header' ? String(parameter.name).toLowerCase() : parameter.name
        return [`${parameter.in} parameter ${name}`, parameter] as const
      }),
    )
  const [was, is] = [byName(documents.older, before), byName(documents.newer, after)]
  const { gone, added, kept } = pair(was, is)
  return [
    ...gone.map((name) => ({ breaking: true, where, message: `the ${name} is gone` })),
    ...added.map((name) => {
      const breaking = is[name]?.required === true
      return { breaking, where, message: `the new ${name} is ${breaking ? 'required' : 'optional'}` }
    }),
    ...kept.flatMap((name) => [
      ...(is[name]?.required === true && was[name]?.required !== true
        ? [{ breaking: true, where, message: `the ${name} is required now` }]
        : []),
      ...compareForm(documents, nodeOf(was[name]), nodeOf(is[name]), 'request', where).map((change) => ({
        ...change,
        message: `the ${name}: ${change.message}`,
      })),
    ]),
  ]
}

/** Compares how a parameter or a header is written, and its values. */
function compareForm(documents: Both, older: Node, newer: Node, direction: Direction, where: string): Change[] {
  const [was, is] = [older, newer].map((node) => {
    const style = node.style ?? (node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple')
    return { style, explode: node.explode ?? style === 'form', allowReserved: node.allowReserved ?? false }
  })
  const written = (['style', 'explode', 'allowReserved'] as const)
    .filter((key) => was?.[key] !== is?.[key])
    .map((key) => ({ breaking: true, where, message: `${key} was ${was?.[key]}, is ${is?.[key]}` }))
  const known = ['name', 'in', 'required', 'schema', 'style', 'explode', 'allowReserved']
  return [
    ...written,
    ...compareSchemas(documents, older.schema, newer.schema, direction, where),
    ...findUncompared(documents, older, newer, known, where),
  ]
}

function compareRequests(documents: Both, before: Node, after: Node, where: string): Change[] {
  const [was, is] = [deref(documents.older, before.requestBody), deref(documents.newer, after.requestBody)]
  if (!before.requestBody && !after.requestBody) return []
  if (!after.requestBody) return [{ breaking: true, where, message: 'the request body is no longer taken' }]
  const must = is.required === true && was.required !== true
  const demand = before.requestBody ? 'the request body is required now' : 'a request body is required now'
  return [
    ...(must ? [{ breaking: true, where, message: demand }] : []),
    ...(before.requestBody ? compareContents(documents, was, is, 'request', where) : []),
    ...(before.requestBody ? findUncompared(documents, was, is, ['required', 'content'], where) : []),
  ]
}

function compareAnswers(documents: Both, before: Node, after: Node, where: string): Change[] {
  const { gone, added, kept } = pair(before.responses, after.responses)
  const told = (status: string) => `the answer ${status}`
  return [
    ...gone.map((status) => ({ breaking: true, where, message: `${told(status)} is gone` })),
    // Every client has to handle an error. It cannot know the meaning of a new success.
    ...added.map((status) => ({
      breaking: /^[123]/.test(status),
      where: step(where, status),
      message: `${told(status)} is new`,
    })),
    ...kept.flatMap((status) => {
      const was = deref(documents.older, nodeOf(before.responses)[status])
      const is = deref(documents.newer, nodeOf(after.responses)[status])
      const changes = [
        ...compareHeaders(documents, was, is, step(where, status, 'headers')),
        ...compareContents(documents, was, is, 'answer', step(where, status)),
        ...findUncompared(documents, was, is, ['headers', 'content'], step(where, status)),
      ]
      return changes.map((change) => ({ ...change, message: `${told(status)}: ${change.message}` }))
    }),
  ]
}

function compareHeaders(documents: Both, before: Node, after: Node, where: string): Change[] {
  const [older, newer] = [caseless(before.headers), caseless(after.headers)]
  /** The name as the contract writes it. */
  const written = (name: string, { headers }: Node) =>
    Object.keys(nodeOf(headers)).find((each) => each.toLowerCase() === name) ?? name
  const { gone, kept } = pair(older, newer)
  return [
    ...gone.map((name) => ({ breaking: true, where, message: `the header ${written(name, before)} is gone` })),
    ...kept.flatMap((name) => {
      const [was, is] = [deref(documents.older, older[name]), deref(documents.newer, newer[name])]
      const label = `the header ${written(name, after)}`
      const loose = was.required === true && is.required !== true
      const changes = compareForm(documents, was, is, 'answer', step(where, written(name, after)))
      return [
        ...(loose ? [{ breaking: true, where, message: `${label} is no longer certain` }] : []),
        ...changes.map((change) => ({ ...change, message: `${label}: ${change.message}` })),
      ]
    }),
  ]
}

function compareContents(documents: Both, before: Node, after: Node, direction: Direction, where: string): Change[] {
  const [older, newer] = [caseless(before.content), caseless(after.content)]
  const { gone, added, kept } = pair(older, newer)
  const at = step(where, 'content')
  return [
    ...gone.map((type) => ({ breaking: true, where: at, message: `the content type ${type} is gone` })),
    // A client without an Accept header may be sent the new one.
    ...added.map((type) => ({
      breaking: direction === 'answer',
      where: at,
      message: `the content type ${type} is new`,
    })),
    ...kept.flatMap((type) => {
      const [was, is] = [nodeOf(older[type]), nodeOf(newer[type])]
      return [
        ...compareSchemas(documents, was.schema, is.schema, direction, step(at, type, 'schema')),
        ...findUncompared(documents, was, is, ['schema'], step(at, type)),
      ]
    }),
  ]
}
