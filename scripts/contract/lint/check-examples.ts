import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { deref, isNode, listOf, type Node, nodeOf, step, walk } from '../read/document.ts'
import type { Problem } from './problem.ts'

/** Finds examples and defaults that their own schema refuses: of bodies, parameters, headers and schemas. */
export function checkExamples(document: Node): Problem[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema(document, 'contract')
  const problems: Problem[] = []
  const compare = (schemaPointer: string, value: unknown, where: string) => {
    const validate = ajv.getSchema(`contract${encodeURI(schemaPointer)}`)
    if (!validate || validate(value)) return
    const reasons = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`)
    problems.push({ where, message: `the example does not keep its schema: ${reasons.join('; ')}` })
  }
  walk(document, (node, pointer) => {
    if (isInsideValue(pointer)) return
    if (isNode(node.schema)) {
      // The parent is a media type, a parameter or a header.
      const at = step(pointer, 'schema')
      if ('example' in node) compare(at, node.example, step(pointer, 'example'))
      for (const [name, example] of Object.entries(nodeOf(node.examples)))
        compare(at, deref(document, example).value, step(pointer, 'examples', name))
    } else if (isSchema(pointer)) {
      if ('example' in node) compare(pointer, node.example, step(pointer, 'example'))
      if ('default' in node) compare(pointer, node.default, step(pointer, 'default'))
      listOf(node.examples).forEach((example, index) => {
        compare(pointer, example, step(pointer, 'examples', index))
      })
    }
  })
  return problems
}

/** The content of an example is data, whatever its fields are called. */
const isInsideValue = (pointer: string) =>
  /\/(examples?|default|const|enum)\//.test(`${pointer}/`.replace(/\/examples\/[^/]+\/$/, '/'))
const isSchema = (pointer: string) => /\/schema(\/|$)/.test(pointer) || /^#\/components\/schemas\/[^/]+/.test(pointer)
