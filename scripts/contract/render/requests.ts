import { deref, type Node, nodeOf } from '../read/document.ts'
import { key, partName, requestName } from '../read/names.ts'
import { listOperations, type Parameter, parts } from '../read/operations.ts'
import { block, header, importSchemas } from './file.ts'

/** Renders request-schemas.gen.ts: what a server checks of a request, by operation. */
export function renderRequests(document: Node, source: string, fileOf: (schema: string) => string): string {
  const operations = listOperations(document)
  const used = new Set<string>()
  const schema = (name: string) => {
    used.add(name)
    return `z${name}`
  }
  const bodies = operations.flatMap((operation) =>
    operation.body?.json ? [`${key(operation.id)}: ${schema(requestName(operation))},`] : [],
  )
  const parameters = operations.flatMap((operation) => {
    const rows = Object.entries(parts).flatMap(([place, part]) => {
      const members = operation.parameters.filter((parameter) => parameter.place === place)
      const kinds = members.map((each) => `${key(each.name)}: '${kindOf(document, each)}'`)
      return members.length > 0
        ? [`${part}: { schema: ${schema(partName(operation.id, part))}, kinds: { ${kinds.join(', ')} } },`]
        : []
    })
    return rows.length > 0 ? [`${key(operation.id)}: ${block(rows)},`] : []
  })
  return `${header(source)}${importSchemas(used, fileOf, './schemas')}
/** The schema of each operation's JSON body; an operation without one takes none. */
export const requestSchemas = ${block(bodies)} as const

/** The schemas of each operation's parameters, and what the text of each one stands for. */
export const parameterSchemas = ${block(parameters)} as const
`
}

/** The kind of value in a parameter's text: `string`, `number`, `boolean`, or a list of them such as `string[]`. */
export function kindOf(document: Node, { schema }: Pick<Parameter, 'schema'>): string {
  const node = deref(document, schema)
  if (node.type === 'array') return `${kindOf(document, { schema: nodeOf(node.items) })}[]`
  return node.type === 'integer' || node.type === 'number' ? 'number' : node.type === 'boolean' ? 'boolean' : 'string'
}
