import { isNode, type Node, nodeOf } from '../read/document.ts'
import { camel } from '../read/names.ts'
import { header } from './file.ts'

/** Renders patterns.gen.ts: each named text format of a contract as a RegExp, for code that should not need zod. */
export function renderPatterns(document: Node, source: string): string {
  const patterns = Object.entries(nodeOf(nodeOf(document.components).schemas)).flatMap(([name, schema]) =>
    isNode(schema) && typeof schema.pattern === 'string'
      ? [`export const ${camel(name)}Pattern = /${withLength(schema, schema.pattern)}/\n`]
      : [],
  )
  return `${header(source)}// Each named format of a text, its length included.\n\n${patterns.join('')}`
}

/** The source of a format's RegExp. A least and a greatest length come first, as a lookahead. */
function withLength({ minLength, maxLength }: Node, pattern: string): string {
  const { source } = new RegExp(pattern)
  if (minLength === undefined && maxLength === undefined) return source
  if (!source.startsWith('^')) throw new Error(`The pattern ${pattern} has to begin with ^.`)
  return `^(?=[^]{${minLength ?? 0},${maxLength ?? ''}}$)${source.slice(1)}`
}
