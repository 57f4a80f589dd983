import { deref, listOf, type Node, nodeOf, step } from '../read/document.ts'
import { type Answer, type Body, isJson, listOperations, type Operation, type Parameter } from '../read/operations.ts'
import { readable } from '../render/operations.ts'
import type { Problem } from './problem.ts'

const carried = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']
const bodiless = /^(1..|204|205|304)$/
/** OpenAPI defines these headers elsewhere, and ignores a parameter of this name. */
const reserved = ['accept', 'content-type', 'authorization', 'cookie']

/** Finds parameters, bodies, statuses and headers that the generated code could not send or read. */
export function checkOperations(document: Node): Problem[] {
  return listOperations(document).flatMap((operation) => {
    const { id, method, pointer, body, answers } = operation
    const say = (message: string, where = pointer): Problem => ({ where, message: `${id}: ${message}` })
    return [
      ...(carried.includes(method) ? [] : [say(`${method} is not carried; use ${carried.join(', ')}`)]),
      ...(body && method === 'GET' ? [say('a GET has no body (RFC 9110, section 9.3.1)')] : []),
      ...checkRefusals(operation).map((message) => say(message, step(pointer, 'responses'))),
      ...checkRoles(document, operation).map((message) => say(message)),
      ...checkPath(operation).map((message) => say(message)),
      ...operation.parameters.flatMap((one) => checkParameter(document, one)).map((message) => say(message)),
      ...checkBody(body).map((message) => say(message, body?.pointer)),
      ...answers.flatMap((answer) =>
        checkAnswer(document, answer).map((message) => say(message, step(pointer, 'responses', answer.status))),
      ),
    ]
  })
}

/** A server that refuses a request needs a declared answer: the mock validates requests before a handler runs. */
function checkRefusals({ parameters, body, answers }: Operation): string[] {
  const statuses = answers.map(({ status }) => status)
  const some = (test: (parameter: Parameter) => boolean) => parameters.some(test)
  const needed = [
    { status: '400', why: 'a body or a query', if: body || some(({ place }) => place === 'query') },
    { status: '404', why: 'a path parameter', if: some(({ place }) => place === 'path') },
    {
      status: '428',
      why: 'a required If-Match',
      if: some(({ name, required }) => required && /^if-match$/i.test(name)),
    },
  ]
  const missing = needed.filter((each) => each.if && !statuses.includes(each.status))
  return missing.map(({ status, why }) => `${why} may be refused: declare the answer ${status}`)
}

/**
 * `x-may` lists roles of the schema `Role`. A person with none of them is refused, so the answers for that have to be
 * declared.
 */
function checkRoles(document: Node, { may, path, session, answers }: Operation): string[] {
  if (!may) return []
  const roles = listOf(nodeOf(nodeOf(nodeOf(document.components).schemas).Role).enum).map(String)
  const unknown = may.filter((role) => !roles.includes(role))
  const missing = [...(may.length < roles.length ? ['403'] : []), '404'].filter((status) =>
    answers.every((answer) => answer.status !== status),
  )
  return [
    ...unknown.map((role) => `x-may names ${role}, which is none of the schema Role: ${roles.join(', ')}`),
    ...missing.map((status) => `x-may shuts somebody out: declare the answer ${status}`),
    ...(path.includes('{gameId}') ? [] : ['x-may is about the game of the path: the path needs a {gameId}']),
    ...(session ? [] : ['x-may asks who it is: it needs the session']),
  ]
}

function checkPath({ path, parameters }: Operation): string[] {
  const written = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  const declared = parameters.filter(({ place }) => place === 'path').map(({ name }) => name)
  return [
    ...written.filter((name) => !declared.includes(name)).map((name) => `the path parameter ${name} is not declared`),
    ...declared.filter((name) => !written.includes(name)).map((name) => `the path has no {${name}}`),
  ]
}

function checkParameter(document: Node, { name, place, required, schema, node }: Parameter): string[] {
  const { type, items } = deref(document, schema)
  const of = `the ${place} parameter ${name}`
  const simple = (value: unknown) => ['string', 'integer', 'number', 'boolean'].includes(String(value))
  if (place === 'cookie') return [`${of}: a script sends no cookies; the session has its security scheme`]
  const problems: string[] = []
  if (node.content) problems.push(`${of} has content; give it a schema`)
  const style = place === 'query' ? 'form' : 'simple'
  if (
    (node.style ?? style) !== style ||
    (node.explode ?? style === 'form') !== (style === 'form') ||
    node.allowReserved
  )
    problems.push(`${of}: another style, explode or allowReserved than the default is not carried`)
  const list = place === 'query' && type === 'array' && simple(deref(document, items).type)
  if (place === 'header' && type !== 'string') problems.push(`${of} has to be a string`)
  else if (!list && !simple(type))
    problems.push(`${of} has to be a string, a number or a boolean${place === 'query' ? ', or a list of them' : ''}`)
  if (place === 'path' && !required) problems.push(`${of} has to be required`)
  if (required && 'default' in schema) problems.push(`${of} is required and has a default: one of them is never used`)
  if (place === 'header' && reserved.includes(name.toLowerCase())) problems.push(`${of} is set by other means`)
  return problems
}

function checkBody(body: Body | undefined): string[] {
  if (!body) return []
  if (body.types.some((type) => /^multipart\/|^application\/x-www-form-urlencoded$/.test(type)))
    return ['forms are not carried; send a file as a body of its own type, its name as a parameter']
  const json = body.types.filter(isJson)
  return json.length > 0 && body.types.length > 1
    ? ['JSON and another content type in one place are not carried']
    : json.length > 0 && !body.json
      ? ['the body has no schema']
      : []
}

function checkAnswer(document: Node, answer: Answer): string[] {
  const { status, body, headers } = answer
  const problems = checkBody(body)
  if (!/^[1-5]\d\d$/.test(status)) problems.push(`the answer ${status} is no status: name each one`)
  if (bodiless.test(status) && body) problems.push(`a ${status} has no body (RFC 9110, section 6.4.1)`)
  if (/^[45]/.test(status) && body?.json && !hasMessage(document, body.json))
    problems.push(`the error ${status} needs a required "message": it is what the person reads`)
  const names = headers.map(({ name }) => name.toLowerCase())
  for (const name of names.filter((each, at) => names.indexOf(each) !== at))
    problems.push(`two headers are called ${name}`)
  for (const { name, node } of readable(answer))
    if (deref(document, nodeOf(node.schema)).type !== 'string') problems.push(`the header ${name} has to be a string`)
  return problems
}

function hasMessage(document: Node, schema: Node): boolean {
  const { required, properties } = deref(document, schema)
  return Array.isArray(required) && required.includes('message') && 'message' in nodeOf(properties)
}
