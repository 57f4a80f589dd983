import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { deref, isNode, listOf, type Node, nodeOf, step, walk } from './read/document.ts'
import { listEvents } from './read/events.ts'
import { listOperations, type Operation } from './read/operations.ts'

// The rules that Redocly (redocly.yaml) cannot express.

/**
 * Finds what types, schemas and mock cannot all express, and false statements. Nothing is generated from such a
 * contract.
 *
 * @param document the contract as `readContract` returns it
 * @param events asyncapi.yaml as `readEvents` returns it
 * @returns a sentence for each, with its place
 */
export function findProblems(document: Node, events: Node = {}): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema(document, 'contract')
  const faultsOf = (schemaPointer: string, value: unknown): string | undefined => {
    const validate = ajv.getSchema(`contract${encodeURI(schemaPointer)}`)
    return validate && !validate(value) ? ajv.errorsText(validate.errors, { dataVar: 'it' }) : undefined
  }
  return [
    ...listOperations(document).flatMap((operation) =>
      [...checkBodies(document, operation), ...checkRefusals(operation), ...checkRoles(document, operation)].map(
        (problem) => `${operation.pointer}: ${operation.id}: ${problem}`,
      ),
    ),
    ...checkExamples(document, faultsOf),
    ...checkEvents(events, faultsOf),
  ]
}

/** Each JSON body has a named schema, and each error has a message for people. */
function checkBodies(document: Node, { body, answers }: Operation): string[] {
  const bodies = [{ of: 'the request', body }, ...answers.map((answer) => ({ of: answer.status, body: answer.body }))]
  const unnamed = bodies.filter((each) => each.body?.isJson && !each.body.schema)
  const silent = answers.filter(({ status, body: error }) => {
    const { required } = nodeOf(nodeOf(nodeOf(document.components).schemas)[error?.schema ?? ''])
    return /^[45]/.test(status) && error?.schema && !listOf(required).includes('message')
  })
  return [
    ...unnamed.map(({ of }) => `the body of ${of} has to be a reference to a schema`),
    ...silent.map(({ status }) => `the error ${status} needs a required "message": it is what the person reads`),
  ]
}

/** A server that refuses a request needs a declared answer: the mock validates requests before a handler runs. */
function checkRefusals({ parameters, body, answers }: Operation): string[] {
  const needed = [
    { status: '400', why: 'a body or a query', if: body || parameters.some(({ part }) => part === 'query') },
    { status: '404', why: 'a path parameter', if: parameters.some(({ part }) => part === 'params') },
    {
      status: '428',
      why: 'a required If-Match',
      if: parameters.some((each) => each.name === 'If-Match' && each.required),
    },
  ]
  const missing = needed.filter((each) => each.if && answers.every(({ status }) => status !== each.status))
  return missing.map(({ status, why }) => `${why} may be refused: declare the answer ${status}`)
}

/**
 * `x-may` lists roles of the schema `Role`. Other people are refused, so the answers for that have to be declared.
 */
function checkRoles(document: Node, { may, path, session, answers }: Operation): string[] {
  if (!may) return []
  const roles = listOf(nodeOf(nodeOf(nodeOf(document.components).schemas).Role).enum).map(String)
  const shut = [...(may.length < roles.length ? ['403'] : []), '404']
  const missing = shut.filter((status) => answers.every((answer) => answer.status !== status))
  return [
    ...may
      .filter((role) => !roles.includes(role))
      .map((role) => `x-may names ${role}, which is none of the schema Role`),
    ...missing.map((status) => `x-may shuts someone out: declare the answer ${status}`),
    ...(path.includes('{gameId}') ? [] : ['x-may is about the game of the path: the path needs a {gameId}']),
    ...(session ? [] : ['x-may asks who calls: the operation needs the session']),
  ]
}

type FaultsOf = (schemaPointer: string, value: unknown) => string | undefined

/** Finds examples and defaults that their own schema refuses: of bodies, parameters, headers and schemas. */
function checkExamples(document: Node, faultsOf: FaultsOf): string[] {
  const problems: string[] = []
  const compare = (schemaPointer: string, value: unknown, where: string) => {
    const faults = faultsOf(schemaPointer, value)
    if (faults) problems.push(`${where}: the example does not match its schema: ${faults}`)
  }
  walk(document, (node, pointer) => {
    if (isInsideValue(pointer)) return
    if (typeof node.pattern === 'string' && /\(\?[=!<]|\\[1-9k]/.test(node.pattern))
      problems.push(`${pointer}: RE2, which has neither lookarounds nor backreferences, cannot compile the pattern`)
    if (isNode(node.schema)) {
      // A media type, a parameter or a header.
      const at = step(pointer, 'schema')
      if ('example' in node) compare(at, node.example, step(pointer, 'example'))
      for (const [name, example] of Object.entries(nodeOf(node.examples)))
        compare(at, deref(document, example).value, step(pointer, 'examples', name))
    } else if (/\/schema(\/|$)|^#\/components\/schemas\/[^/]+/.test(pointer)) {
      for (const key of ['example', 'default']) if (key in node) compare(pointer, node[key], step(pointer, key))
    }
  })
  return problems
}

/** An example is data, whatever its fields are called. */
const isInsideValue = (pointer: string) =>
  /\/(examples?|default|const|enum)\//.test(`${pointer}/`.replace(/\/examples\/[^/]+\/$/, '/'))

/** Each event has a named payload, and an example that matches its schema. */
function checkEvents(document: Node, faultsOf: FaultsOf): string[] {
  const events = listEvents(document)
  return events.flatMap(({ name, direction, schema, examples }, index) => {
    const isTwice = events.findIndex((each) => each.name === name && each.direction === direction) < index
    const problems = [
      ...(isTwice ? ['is there twice'] : []),
      ...(schema === undefined ? ['has no payload by reference: give its schema a name, and refer to it'] : []),
      ...(examples.length === 0 ? ['has no example'] : []),
      ...examples.flatMap((example) => {
        const faults = faultsOf(`#/components/schemas/${schema}`, example.payload)
        return faults ? [`has an example "${example.name}" that does not match its schema: ${faults}`] : []
      }),
    ]
    return problems.map((problem) => `asyncapi.yaml: the event ${name} ${problem}`)
  })
}
