import { type Change, deref, listOf, type Node, nodeOf, pair, step } from './change.ts'
import { type Both, compareSchemas, type Direction } from './compare-schemas.ts'

/** Compares one operation with its older self; each message begins with the operation's name. */
export function compareOperations(documents: Both, older: Node, newer: Node, where: string, name: string): Change[] {
  const changes = [
    ...compareSecurity(documents, older, newer, step(where, 'security')),
    ...compareParameters(documents, older, newer, step(where, 'parameters')),
    ...compareRequests(documents, older, newer, step(where, 'requestBody')),
    ...compareAnswers(documents, older, newer, step(where, 'responses')),
  ]
  return changes.map((change) => ({ ...change, message: `${name}: ${change.message}` }))
}

/** Each way to prove who one is that was good enough has to stay so. */
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
        return [`${parameter.in} parameter ${parameter.name}`, parameter] as const
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
      ...compareSchemas(documents, was[name]?.schema, is[name]?.schema, 'request', where).map((change) => ({
        ...change,
        message: `the ${name}: ${change.message}`,
      })),
    ]),
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
  ]
}

function compareAnswers(documents: Both, before: Node, after: Node, where: string): Change[] {
  const { gone, added, kept } = pair(before.responses, after.responses)
  const told = (status: string) => `the answer ${status}`
  return [
    ...gone.map((status) => ({ breaking: true, where, message: `${told(status)} is gone` })),
    // Every client has to be ready for an error; what a new success means, none can know.
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
      ]
      return changes.map((change) => ({ ...change, message: `${told(status)}: ${change.message}` }))
    }),
  ]
}

function compareHeaders(documents: Both, before: Node, after: Node, where: string): Change[] {
  const of = (document: Node, answer: Node, name: string) => deref(document, nodeOf(answer.headers)[name])
  const { gone, kept } = pair(before.headers, after.headers)
  return [
    ...gone.map((name) => ({ breaking: true, where, message: `the header ${name} is gone` })),
    ...kept.flatMap((name) => {
      const [was, is] = [of(documents.older, before, name), of(documents.newer, after, name)]
      const loose = was.required === true && is.required !== true
      const schemas = compareSchemas(documents, was.schema, is.schema, 'answer', step(where, name))
      return [
        ...(loose ? [{ breaking: true, where, message: `the header ${name} is no longer certain` }] : []),
        ...schemas.map((change) => ({ ...change, message: `the header ${name}: ${change.message}` })),
      ]
    }),
  ]
}

function compareContents(documents: Both, before: Node, after: Node, direction: Direction, where: string): Change[] {
  const { gone, added, kept } = pair(before.content, after.content)
  const at = step(where, 'content')
  return [
    ...gone.map((type) => ({ breaking: true, where: at, message: `the content type ${type} is gone` })),
    // A client that asks for nothing special may be sent the new one.
    ...added.map((type) => ({
      breaking: direction === 'answer',
      where: at,
      message: `the content type ${type} is new`,
    })),
    ...kept.flatMap((type) => {
      const [was, is] = [before, after].map((node) => nodeOf(nodeOf(node.content)[type]).schema)
      return compareSchemas(documents, was, is, direction, step(at, type, 'schema'))
    }),
  ]
}
