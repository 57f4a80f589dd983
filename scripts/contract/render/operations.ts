import { deref, listOf, type Node, nodeOf } from '../read/document.ts'
import { type Answer, listOperations, type Operation, partName, parts } from '../read/operations.ts'
import { block, header, importNames, key } from './file.ts'

/** Renders operations.gen.ts: every operation with its method and path, and the types of its parts. */
export function renderOperations(document: Node, source: string): string {
  const operations = listOperations(document)
  const used = new Set<string>()
  const types = operations.map((operation) => `${operation.id}: ${renderTypes(operation, used)}`)
  const rows = operations.map(({ id, method, path, tag, session, may }) => {
    const roles = may ? `, may: [${may.map((role) => `'${role}'`).join(', ')}]` : ''
    return `${id}: { method: '${method}', path: '${path}', tag: '${tag}', session: ${session}${roles} },`
  })
  const headers = operations.flatMap(({ answers }) => answers.flatMap(readable)).map(({ name }) => name)
  return `${header(source)}import type { LazySchema } from './lazy-schemas.ts'
${importNames(used, './types.gen.ts', true)}
/** Where the API lives on its host. */
export const basePath = '${nodeOf(listOf(document.servers)[0]).url}'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = '${sessionCookie(document)}'

/** The headers that answers may have. A page of another origin can read them only where the server exposes them. */
export const answerHeaders = [${[...new Set(headers)]
    .toSorted()
    .map((name) => `'${name}'`)
    .join(', ')}] as const

/**
 * Every operation: its method, its path below the base path, its tag, whether it needs a session, and the roles in the
 * game of its path to which it is open.
 */
export const operations = ${block(rows)} as const

export type OperationId = keyof typeof operations

/**
 * For each operation: what a caller gives, its parts as a server reads them, answers by status, and the required and
 * optional headers of each status.
 */
export type OperationTypes = ${block(types)}

/** An operation as the client calls it, and the answers that are a success. */
export type Operation<Types = unknown> = {
  id: string
  method: string
  path: string
  /** Whether it requires a session. */
  session: boolean
  /** Whether it takes only a body, which is then its argument. */
  takesBodyAlone?: true
  /** By status: the body's schema (\`blob\`: it is no JSON), and the readable headers, true where required. */
  answers: { [status: number]: { body?: LazySchema | 'blob'; headers?: { [name: string]: boolean } } }
  /** For the compiler alone. */
  readonly types?: Types
}
`
}

/** The headers that a script may read. The browser hides Set-Cookie. */
const readable = ({ headers }: Answer) => headers.filter(({ name }) => name.toLowerCase() !== 'set-cookie')

function renderTypes({ id, method, parameters, body, answers }: Operation, used: Set<string>): string {
  const use = (name: string) => {
    used.add(name)
    return name
  }
  const typeOf = (one: Operation['body']) => (!one ? 'undefined' : one.schema ? use(one.schema) : 'Blob')
  const given = Object.values(parts).flatMap((part) => {
    const members = parameters.filter((parameter) => parameter.part === part)
    if (members.length === 0) return []
    const type = use(partName(id, part))
    const filled = members.filter(({ schema, required }) => 'default' in schema && !required)
    const names = filled.map(({ name }) => `'${name}'`).join(' | ')
    const read = names ? `${type} & Required<Pick<${type}, ${names}>>` : type
    return [{ part, type, read, optional: members.every(({ required }) => !required) }]
  })
  const fields = [
    ...given.map(({ part, type, optional }) => ({ text: `${part}${optional ? '?' : ''}: ${type}`, optional })),
    ...(body ? [{ text: `body${body.required ? '' : '?'}: ${typeOf(body)}`, optional: !body.required }] : []),
  ]
  const optional = fields.every((field) => field.optional) ? ' | void' : ''
  const arg = given.length > 0 ? `{ ${fields.map(({ text }) => text).join('; ')} }` : typeOf(body)
  const read = (name: string) => given.find(({ part }) => part === name)?.read ?? 'undefined'
  return block([
    `method: '${method}'`,
    `arg: ${fields.length === 0 ? 'void' : arg + optional}`,
    `params: ${read('params')}`,
    `query: ${read('query')}`,
    `requestHeaders: ${read('headers')}`,
    `body: ${typeOf(body)}${body?.required === false ? ' | undefined' : ''}`,
    `answers: ${block(answers.map((answer) => `${answer.status}: ${typeOf(answer.body)}`))}`,
    `headers: ${renderHeaders(answers, true)}`,
    `optionalHeaders: ${renderHeaders(answers, false)}`,
  ])
}

function renderHeaders(answers: Answer[], required: boolean): string {
  const rows = answers.flatMap((answer) => {
    const names = readable(answer).filter((each) => each.required === required)
    const fields = names.map(({ name }) => `${key(name)}${required ? '' : '?'}: string`)
    return names.length > 0 ? [`${answer.status}: { ${fields.join('; ')} }`] : []
  })
  return rows.length > 0 ? `{ ${rows.join('; ')} }` : '{}'
}

function sessionCookie(document: Node): string {
  const schemes = Object.values(nodeOf(nodeOf(document.components).securitySchemes))
  const scheme = schemes.map((each) => deref(document, each)).find((each) => each.in === 'cookie')
  if (!scheme) throw new Error('The contract must declare the session cookie (securitySchemes: apiKey in cookie).')
  return String(scheme.name)
}

/**
 * Renders operations/<tag>.gen.ts: the operations of a tag. Each tag has a file, so that only the tags in use are
 * loaded; the schemas of the answers come with the first call.
 *
 * @param fileOf the name of a schema's file, without its ending
 * @returns the files' texts, by tag
 */
export function renderTags(document: Node, source: string, fileOf: (schema: string) => string): Map<string, string> {
  const byTag = Map.groupBy(listOperations(document), ({ tag }) => tag)
  return new Map(
    [...byTag].map(([tag, operations]) => {
      const ids = operations.map(({ id }) => `'${id}'`).join(' | ')
      const used = new Map<string, Set<string>>()
      const pick = (schema: string) => {
        const file = fileOf(schema)
        used.set(file, (used.get(file) ?? new Set()).add(`z${schema}`))
        return `${moduleName(file)}('z${schema}')`
      }
      const rows = operations.map((operation) => `${operation.id}: ${renderOperation(operation, pick)},`)
      // A bundle has only the schemas that are named here.
      const modules = [...used].map(([file, schemas]) => {
        const names = `{ ${[...schemas].join(', ')} }`
        const load = [`const ${names} = await import('../schemas/${file}.gen.ts')`, `return ${names}`]
        return `const ${moduleName(file)} = lazySchemas(async () => ${block(load)})\n`
      })
      const text = `${header(source)}${modules.length > 0 ? "import { lazySchemas } from '../lazy-schemas.ts'\n" : ''}import type { Operation, OperationTypes } from '../operations.gen.ts'

${modules.join('')}${modules.length > 0 ? '\n' : ''}/** The operations of the tag \`${tag}\`, for \`endpointsOf\`. */
export const ${tag}Operations: { [Id in ${ids}]: Operation<OperationTypes[Id]> } = ${block(rows)}
`
      return [tag, text]
    }),
  )
}

/** The name under which a tag's file has the schemas of another file. */
const moduleName = (file: string) => `in${file.charAt(0).toUpperCase()}${file.slice(1)}`

function renderOperation(operation: Operation, pick: (schema: string) => string): string {
  const { id, method, path, session, parameters, body } = operation
  const answers = operation.answers
    .filter(({ status }) => status.startsWith('2'))
    .map((answer) => {
      const headers = readable(answer).map(({ name, required }) => `${key(name)}: ${required}`)
      const fields = [
        ...(answer.body ? [`body: ${answer.body.schema ? pick(answer.body.schema) : "'blob'"}`] : []),
        ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
      ]
      return `${answer.status}: ${fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'},`
    })
  return block([
    `id: '${id}',`,
    `method: '${method}',`,
    `path: '${path}',`,
    `session: ${session},`,
    ...(body && parameters.length === 0 ? ['takesBodyAlone: true,'] : []),
    `answers: ${block(answers)},`,
  ])
}
