import { deref, type Node, nodeOf } from '../read/document.ts'
import { listOperations, partName, parts } from '../read/operations.ts'
import { block, header, importSchemas, key } from './file.ts'

/** Renders request-schemas.gen.ts: what a server checks of a request, by operation. */
export function renderRequests(document: Node, source: string, fileOf: (schema: string) => string): string {
  const operations = listOperations(document)
  const used = new Set<string>()
  const schema = (name: string) => {
    used.add(name)
    return `z${name}`
  }
  const bodies = operations.flatMap(({ id, body }) => (body?.schema ? [`${id}: ${schema(body.schema)},`] : []))
  const parameters = operations.flatMap(({ id, parameters: all }) => {
    const rows = Object.values(parts).flatMap((part) => {
      const members = all.filter((parameter) => parameter.part === part)
      const kinds = members.map((each) => `${key(each.name)}: '${kindOf(document, each.schema)}'`)
      return members.length > 0
        ? [`${part}: { schema: ${schema(partName(id, part))}, kinds: { ${kinds.join(', ')} } },`]
        : []
    })
    return rows.length > 0 ? [`${id}: ${block(rows)},`] : []
  })
  return `${header(source)}${importSchemas(used, fileOf)}
/** The schema of each operation's JSON body; an operation without one takes none. */
export const requestSchemas = ${block(bodies)} as const

/** The schemas of each operation's parameters, and the kind of value of each. */
export const parameterSchemas = ${block(parameters)} as const
`
}

/** The kind of value in a parameter's text: `string`, `number`, `boolean`, or a list of them such as `string[]`. */
export function kindOf(document: Node, schema: Node): string {
  const { type, items } = deref(document, schema)
  if (type === 'array') return `${kindOf(document, nodeOf(items))}[]`
  return type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string'
}
