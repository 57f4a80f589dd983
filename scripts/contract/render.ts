/** The parts of an OpenAPI document that the renderers read, after `$ref`s are followed. */
type Media = { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }
type Answer = Media & { headers?: Record<string, { required?: boolean }> }
type Operation = { operationId: string; tags: string[]; requestBody?: Media; responses: Record<string, Answer> }
type SecurityScheme = { type: string; in?: string; name?: string }
export type Contract = {
  servers: { url: string }[]
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Follows a local `$ref` (`#/components/…`) once; anything else is returned as it is. */
export function deref<T>(contract: Contract, node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node as T
  const steps = node.$ref.replace('#/', '').split('/')
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T
}

/** Every operation of the contract, in the order of the document. */
export function listOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation as Operation })),
  )
}

const header = '// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.\n\n'
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** operations.gen.ts: id → method and path, and for each id the types of its parts. */
export function renderOperations(contract: Contract): string {
  const operations = listOperations(contract)
  const names = operations.flatMap(({ operation }) =>
    ['Data', 'Errors', 'Responses'].map((part) => pascal(operation.operationId) + part),
  )
  const rows = operations.map(
    ({ method, path, operation }) =>
      `  ${operation.operationId}: { method: '${method}', path: '${path}', tag: '${operation.tags[0]}' },\n`,
  )
  const types = operations.map(({ operation }) => {
    const name = pascal(operation.operationId)
    return (
      `  ${operation.operationId}: {\n    body: ${name}Data['body']\n    params: ${name}Data['path']\n` +
      `    answers: ${name}Responses & ${name}Errors\n    headers: ${requiredHeaders(contract, operation)}\n  }\n`
    )
  })
  return (
    `${header}import type {\n${names
      .sort()
      .map((name) => `  ${name},\n`)
      .join('')}} from './types.gen.ts'\n\n` +
    `/** Where the API lives on its host. */\nexport const basePath = '${contract.servers[0]?.url}'\n\n` +
    `/** The cookie that carries the session. Only a server reads it. */\nexport const sessionCookie = '${sessionCookie(contract)}'\n\n` +
    `/** Every operation: its method, its path below the base path, and its tag. */\n` +
    `export const operations = {\n${rows.join('')}} as const\n\nexport type OperationId = keyof typeof operations\n\n` +
    `/** For each operation: request body, path parameters, answers by status, and the headers that a status demands. */\n` +
    `export type OperationTypes = {\n${types.join('')}}\n`
  )
}

function sessionCookie(contract: Contract): string {
  const schemes = Object.values(contract.components.securitySchemes ?? {}) as SecurityScheme[]
  const name = schemes.find((scheme) => scheme.type === 'apiKey' && scheme.in === 'cookie')?.name
  if (!name) throw new Error('openapi.yaml must declare the session cookie (securitySchemes: apiKey in cookie).')
  return name
}

/** request-schemas.gen.ts: the zod schema of every request body, by operation. */
export function renderRequestSchemas(contract: Contract): string {
  const ids = listOperations(contract).flatMap(({ operation }) => (operation.requestBody ? operation.operationId : []))
  const names = ids.map((id) => `z${pascal(id)}Body`)
  return (
    `${header}import { ${names.toSorted().join(', ')} } from './zod.gen.ts'\n\n` +
    `/** The schema of each operation's request body; an operation without one takes none. */\n` +
    `export const requestSchemas = {\n${ids.map((id) => `  ${id}: z${pascal(id)}Body,\n`).join('')}} as const\n`
  )
}

function requiredHeaders(contract: Contract, operation: Operation): string {
  const rows = Object.entries(operation.responses).flatMap(([status, reference]) => {
    const headers = Object.entries(deref<Answer>(contract, reference).headers ?? {})
    const needed = headers.filter(([, node]) => deref<{ required?: boolean }>(contract, node).required)
    return needed.length ? `${status}: { ${needed.map(([name]) => `'${name}': string`).join('; ')} }` : []
  })
  return `{ ${rows.join('; ')} }`
}

/** examples.gen.ts: the examples of every body, by operation, `request` or status, and name. */
export function renderExamples(contract: Contract): string {
  const values = (media: Media | undefined) => {
    const examples = Object.values(media?.content ?? {})[0]?.examples ?? {}
    return Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, example.value]))
  }
  const rows = listOperations(contract).map(({ operation }) => {
    const answers = Object.entries(operation.responses).map(
      ([status, reference]) => [status, values(deref<Answer>(contract, reference))] as const,
    )
    return [operation.operationId, { request: values(operation.requestBody), answers: Object.fromEntries(answers) }]
  })
  const json = JSON.stringify(Object.fromEntries(rows), null, 2)
  return `${header}/** The examples of openapi.yaml: by operation, then \`request\` or \`answers\` by status, then name. */\nexport const examples = ${json} as const\n`
}
