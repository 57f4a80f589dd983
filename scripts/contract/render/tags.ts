import type { Node } from '../read/document.ts'
import { answerName, camel, key } from '../read/names.ts'
import { listOperations, type Operation, parts } from '../read/operations.ts'
import { block, header, importNames } from './file.ts'
import { isSuccess, mark, readable } from './operations.ts'

/**
 * Renders operations/<tag>.gen.ts: the operations of a tag. Each tag has a file, so that only the tags in use are
 * loaded; the schemas of the answers come with the first call.
 *
 * @returns the files' texts, by tag
 */
export function renderTags(document: Node, source: string, fileOf: FileOf): Map<string, string> {
  const byTag = Map.groupBy(listOperations(document), ({ tag }) => tag)
  return new Map([...byTag].map(([tag, operations]) => [tag, renderTag(tag, operations, fileOf, source)]))
}

type FileOf = (schema: string) => string

function renderTag(tag: string, operations: Operation[], fileOf: FileOf, source: string): string {
  const rows = operations.map(
    (operation) => `${mark(operation)}${key(operation.id)}: ${renderOperation(operation, fileOf)},`,
  )
  const ids = operations.map(({ id }) => `'${id}'`).join(' | ')
  return `${header(source)}${importNames(['Operation', 'OperationTypes'], '../operations.gen.ts', true)}
/** The operations of the tag \`${tag}\`, for \`endpointsOf\`. */
export const ${camel(tag)}Operations: { [Id in ${ids}]: Operation<OperationTypes[Id]> } = ${block(rows)}
`
}

function renderOperation(operation: Operation, fileOf: FileOf): string {
  const { id, method, path, session, parameters, body } = operation
  const takes = Object.entries(parts).flatMap(([place, part]) => {
    const names = parameters.filter((parameter) => parameter.place === place).map(({ name }) => `'${name}'`)
    return names.length > 0 ? [`${part}: [${names.join(', ')}]`] : []
  })
  if (body) takes.push('body: true')
  const load = (schema: string) => `async () => (await import('../schemas/${fileOf(schema)}.gen.ts')).z${schema}`
  const answers = operation.answers.filter(isSuccess).map((answer) => {
    const headers = readable(answer).map(({ name, required }) => `${key(name)}: ${required}`)
    const fields = [
      ...(answer.body
        ? [`body: ${answer.body.json ? load(answerName(id, answer.status, answer.body.json)) : "'blob'"}`]
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
    `takes: ${takes.length > 0 ? `{ ${takes.join(', ')} }` : '{}'},`,
    `answers: ${block(answers)},`,
  ])
}
