import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type Node, nodeOf, step } from '../read/document.ts'
import { listEvents } from '../read/events.ts'
import { checkNames } from './check-names.ts'
import { checkSchemas } from './check-schemas.ts'
import type { Problem } from './problem.ts'

/**
 * Finds what prevents events from being generated completely.
 *
 * @param document the AsyncAPI document in one file
 * @param contract the OpenAPI document in one file, whose schemas it shares
 */
export function checkEvents(document: Node, contract: Node): Problem[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema(document, 'events')
  const events = listEvents(document)
  const schemas = { components: { schemas: nodeOf(nodeOf(document.components).schemas) } }
  const problems = [...checkNames(schemas), ...checkSchemas(schemas)]
  const shared = nodeOf(nodeOf(contract.components).schemas)
  for (const [name, schema] of Object.entries(schemas.components.schemas))
    if (name in shared && !isDeepStrictEqual(shared[name], schema))
      problems.push({
        where: step('#/components/schemas', name),
        message: `the schema ${name} is another in the contract: refer to that one`,
      })
  const seen = new Map<string, string>()
  for (const { name, direction, schema, examples, pointer } of events) {
    const say = (message: string) => problems.push({ where: pointer, message: `the event ${name} ${message}` })
    const key = `${direction} ${name}`
    if (seen.has(key) && seen.get(key) !== pointer) say('is there twice')
    seen.set(key, pointer)
    if (schema === undefined) {
      say('has no payload by reference: give its schema a name, and refer to it')
      continue
    }
    if (examples.length === 0) say('has no example')
    const validate = ajv.getSchema(`events#/components/schemas/${schema}`)
    for (const example of examples)
      if (validate && !validate(example.payload))
        say(`has an example "${example.name}" that does not keep its schema: ${ajv.errorsText(validate.errors)}`)
  }
  const told = new Set(events.map(({ pointer }) => pointer))
  for (const name of Object.keys(nodeOf(nodeOf(document.components).messages))) {
    const where = step('#/components/messages', name)
    const message = `the message ${name} is no event: name it in messages of its channel, and of an operation`
    if (!told.has(where)) problems.push({ where, message })
  }
  return problems
}
