import type { Node } from '../read/document.ts'
import { answerName, camel, key, partName, requestName } from '../read/names.ts'
import { listOperations, type Operation, parts } from '../read/operations.ts'
import { block, header, importNames, importSchemas } from './file.ts'
import { isSuccess, mark, readable } from './operations.ts'

/**
 * Renders operations/<tag>.gen.ts: the operations of a tag with their schemas. Each tag has a file, so that only the
 * tags in use are loaded.
 *
 * @returns the files' texts, by tag
 */
export function renderTags(document: Node, source: string, fileOf: FileOf): Map<string, string> {
  const byTag = Map.groupBy(listOperations(document), ({ tag }) => tag)
  return new Map([...byTag].map(([tag, operations]) => [tag, renderTag(tag, operations, fileOf, source)]))
}

type FileOf = (schema: string) => string

function renderTag(tag: string, operations: Operation[], fileOf: FileOf, source: string): string {
  const used = new Set<string>()
  const rows = operations.map(
    (operation) => `${mark(operation)}${key(operation.id)}: ${renderOperation(operation, used)},`,
  )
  const ids = operations.map(({ id }) => `'${id}'`).join(' | ')
  return `${header(source)}${importNames(['Operation', 'OperationTypes'], '../operations.gen.ts', true)}${importSchemas(used, fileOf, '../schemas')}
/** The operations of the tag \`${tag}\`, for \`endpointsOf\`. */
export const ${camel(tag)}Operations: { [Id in ${ids}]: Operation<OperationTypes[Id]> } = ${block(rows)}
`
}

function renderOperation(operation: Operation, used: Set<string>): string {
  const { id, method, path, session, parameters, body } = operation
  const schema = (name: string) => {
    used.add(name)
    return `z${name}`
  }
  const takes = Object.entries(parts).flatMap(([place, part]) =>
    parameters.some((parameter) => parameter.place === place) ? [`${part}: ${schema(partName(id, part))},`] : [],
  )
  if (body) takes.push(`body: ${body.json ? schema(requestName(operation)) : JSON.stringify(body.types)},`)
  const answers = operation.answers.filter(isSuccess).map((answer) => {
    const headers = readable(answer).map(({ name, required }) => `${key(name)}: ${required}`)
    const fields = [
      ...(answer.body
        ? [`body: ${answer.body.json ? schema(answerName(id, answer.status, answer.body.json)) : "'blob'"}`]
        : []),
      ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ]
    return `${answer.status}: ${fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'},`
  })
  return block([
    `id: '${id}',`,
    `method: '${method}',`,
    `path: '${path}',`,
    `session: ${session},`,
    `takes: ${block(takes)},`,
    ...(body && !body.required ? ['bodyOptional: true,'] : []),
    `answers: ${block(answers)},`,
  ])
}
