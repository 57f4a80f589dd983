import { isNode, listOf, type Node, nodeOf, step } from '../read/document.ts'
import { collectSchemas } from '../read/schemas.ts'
import type { Problem } from './problem.ts'

/** Keywords that the generated schemas check, and keywords for people. Any other keyword would be dropped silently. */
const carried = new Set([
  ...['$ref', 'type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'discriminator', 'properties', 'required'],
  ...['additionalProperties', 'items', 'prefixItems', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern'],
  ...['format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'default'],
  ...['title', 'description', 'deprecated', 'example', 'examples', '$comment', 'externalDocs'],
])
/** Formats on which the generated schema and ajv agree. */
const formats = ['date-time', 'date', 'uuid', 'email', 'uri', 'int32', 'float', 'double', 'password']

/** Finds keywords that the generated types and schemas would lose. */
export function checkSchemas(document: Node): Problem[] {
  const problems: Problem[] = []
  const visit = (schema: unknown, where: string) => {
    if (!isNode(schema)) return
    const say = (keyword: string, message: string) => problems.push({ where: step(where, keyword), message })
    for (const keyword of Object.keys(schema).filter((each) => !carried.has(each) && !each.startsWith('x-')))
      say(keyword, `${keyword} is not carried: the generated schema would not check it`)
    const { format, additionalProperties: more, properties, prefixItems, items, allOf } = schema
    if (format !== undefined && !formats.includes(String(format)))
      say('format', `the format ${format} is not carried; use ${formats.join(', ')}, or a pattern`)
    if (isNode(more) && properties)
      say('additionalProperties', 'named fields beside a map are not carried; put the map into a field')
    if (prefixItems && items !== false) say('prefixItems', 'a tuple is closed: add "items: false"')
    if (listOf(allOf).some((each) => nodeOf(each).additionalProperties === false))
      say('allOf', 'a closed schema in allOf refuses the fields of the others')
    if (items === false && !prefixItems) say('items', 'this takes empty lists only')
    for (const keyword of ['properties']) {
      for (const [name, child] of Object.entries(nodeOf(schema[keyword]))) visit(child, step(where, keyword, name))
    }
    for (const keyword of ['items', 'additionalProperties']) visit(schema[keyword], step(where, keyword))
    for (const keyword of ['oneOf', 'anyOf', 'allOf', 'prefixItems'])
      listOf(schema[keyword]).forEach((child, at) => {
        visit(child, step(where, keyword, at))
      })
  }
  for (const [name, schema] of Object.entries(collectSchemas(document)))
    visit(schema, step('#/components/schemas', name))
  return problems
}
