import { deref, listOf, type Node, nodeOf } from '../read/document.ts'
import { answerName, key, partName, requestName } from '../read/names.ts'
import { type Answer, listOperations, type Operation, parts } from '../read/operations.ts'
import { block, header, importNames } from './file.ts'

/** Renders operations.gen.ts: every operation with its method and path, and the types of its parts. */
export function renderOperations(document: Node, source: string): string {
  const operations = listOperations(document)
  const used = new Set<string>()
  const types = operations.map((operation) => `${mark(operation)}${key(operation.id)}: ${renderTypes(operation, used)}`)
  const rows = operations.map(
    (operation) =>
      `${mark(operation)}${key(operation.id)}: { method: '${operation.method}', path: '${operation.path}', tag: '${operation.tag}', session: ${operation.session}${renderMay(operation)} },`,
  )
  return `${header(source)}import type { ZodMiniType } from 'zod/mini'
${importNames(used, './types.gen.ts', true)}
/** Where the API lives on its host. */
export const basePath = '${nodeOf(listOf(document.servers)[0]).url}'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = '${sessionCookie(document)}'

/**
 * Every operation: its method, its path below the base path, its tag, whether it needs a session, and the roles in the
 * game of its path to which it is open.
 */
export const operations = ${block(rows)} as const

export type OperationId = keyof typeof operations

/**
 * For each operation: what a caller gives, its parts as a server reads them, answers by status, the headers that a
 * status demands, and those that it may have.
 */
export type OperationTypes = ${block(types)}

/** An operation as the client calls it: the names of what it takes, and the answers that are a success. */
export type Operation<Types = unknown> = {
  id: string
  method: string
  path: string
  /** Whether somebody has to be signed in. */
  session: boolean
  takes: { params?: readonly string[]; query?: readonly string[]; headers?: readonly string[]; body?: true }
  /** By status: how the body's schema is loaded (\`blob\`: it is no JSON), and the readable headers, true where demanded. */
  answers: { [status: number]: { body?: (() => Promise<ZodMiniType>) | 'blob'; headers?: { [name: string]: boolean } } }
  /** For the compiler alone. */
  readonly types?: Types
}
`
}

const renderMay = ({ may }: Operation) => (may ? `, may: [${may.map((role) => `'${role}'`).join(', ')}]` : '')

export const mark = ({ deprecated }: Operation) => (deprecated ? '/** @deprecated */\n' : '')

/** Whether an answer is a success: the caller gets what it asked for, or has it already. */
export const isSuccess = ({ status }: Answer) => /^2/.test(status) || status === '304'

/** The headers that a script may read. The browser hides Set-Cookie. */
export const readable = ({ headers }: Answer) => headers.filter(({ name }) => name.toLowerCase() !== 'set-cookie')

function renderTypes(operation: Operation, used: Set<string>): string {
  const { id, method, parameters, body, answers } = operation
  const use = (name: string) => {
    used.add(name)
    return name
  }
  const given = Object.entries(parts).flatMap(([place, part]) => {
    const members = parameters.filter((parameter) => parameter.place === place)
    if (members.length === 0) return []
    const type = use(partName(id, part))
    const filled = members.filter(({ schema, required }) => 'default' in schema && !required)
    const names = filled.map(({ name }) => `'${name}'`).join(' | ')
    const read = filled.length > 0 ? `${type} & Required<Pick<${type}, ${names}>>` : type
    return [{ part, type, read, optional: members.every(({ required }) => !required) }]
  })
  const bodyType = body && (body.json ? use(requestName(operation)) : 'Blob')
  const partType = (name: string) => given.find(({ part }) => part === name)?.read ?? 'undefined'
  const fields = [
    ...given.map(({ part, type, optional }) => ({ text: `${part}${optional ? '?' : ''}: ${type}`, optional })),
    ...(body ? [{ text: `body${body.required ? '' : '?'}: ${bodyType}`, optional: !body.required }] : []),
  ]
  const optional = fields.every((field) => field.optional) ? ' | void' : ''
  const arg =
    fields.length === 0
      ? 'void'
      : given.length === 0
        ? `${bodyType}${optional}`
        : `{ ${fields.map(({ text }) => text).join('; ')} }${optional}`
  const answerRows = answers.map((answer) => {
    const type = !answer.body
      ? 'undefined'
      : answer.body.json
        ? use(answerName(id, answer.status, answer.body.json))
        : 'Blob'
    return `${answer.status}: ${type}`
  })
  return block([
    `method: '${method}'`,
    `arg: ${arg}`,
    `params: ${partType('params')}`,
    `query: ${partType('query')}`,
    `requestHeaders: ${partType('headers')}`,
    `body: ${bodyType ? bodyType + (body?.required ? '' : ' | undefined') : 'undefined'}`,
    `answers: ${block(answerRows)}`,
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
  const scheme = schemes
    .map((each) => deref(document, each))
    .find(({ type, in: place }) => type === 'apiKey' && place === 'cookie')
  if (!scheme) throw new Error('The contract must declare the session cookie (securitySchemes: apiKey in cookie).')
  return String(scheme.name)
}
