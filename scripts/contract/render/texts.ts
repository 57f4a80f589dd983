import { deref, isNode, type Node, nodeOf } from '../read/document.ts'
import { type Event, listEvents } from '../read/events.ts'
import { listOperations, pascal } from '../read/operations.ts'
import { block, header, importNames, importSchemas, key } from './file.ts'

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

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

/**
 * Renders examples.gen.ts: the examples of every body, by operation, `request` or status, and name; and in the same
 * order what the contract says of each operation and example.
 */
export function renderExamples(document: Node, source: string): string {
  const read = (body: Node, part: 'value' | 'summary') => {
    const [media] = Object.values(nodeOf(body.content))
    const examples = Object.entries(nodeOf(nodeOf(media).examples))
    return Object.fromEntries(examples.map(([name, example]) => [name, deref(document, example)[part]]))
  }
  const operations = listOperations(document)
  const answersOf = (node: Node, part: 'value' | 'summary') =>
    Object.fromEntries(
      Object.entries(nodeOf(node.responses)).map(([status, answer]) => [status, read(deref(document, answer), part)]),
    )
  const bodies = operations.map(({ id, node }) => [
    id,
    { request: read(deref(document, node.requestBody), 'value'), answers: answersOf(node, 'value') },
  ])
  const words = operations.map(({ id, node }) => [
    id,
    { summary: node.summary ?? '', answers: answersOf(node, 'summary') },
  ])
  const json = (rows: unknown[][]) => JSON.stringify(Object.fromEntries(rows), null, 2)
  return `${header(source)}/** The contract's examples: by operation, then \`request\` or \`answers\` by status, then name. */
export const examples = ${json(bodies)} as const

/** What the contract says of an operation, and of the examples of its answers: by status, then name. */
export const summaries = ${json(words)} as const
`
}

/** Renders events.gen.ts: the events of each channel with their schemas. */
export function renderEvents(events: Event[], source: string, fileOf: (schema: string) => string): string {
  const schemas = events.map(({ schema = '' }) => schema)
  const channels = [...Map.groupBy(events, ({ channel }) => channel)].map(([channel, members]) => {
    const side = (direction: Event['direction'], start = '', end = ',') =>
      block(
        members
          .filter((event) => event.direction === direction)
          .map(({ name, schema }) => `${key(name)}: ${start}${schema}${end}`),
      )
    return `
/** The events of the channel \`${channel}\` by their names: \`down\`, from the server, and \`up\`, to it. */
export type ${pascal(channel)}Events = ${block([`down: ${side('down', '', '')}`, `up: ${side('up', '', '')}`])}

/** The schemas of those from the server. */
export const ${channel}EventsDown = ${side('down', 'z')} as const

/** The schemas of those to it. */
export const ${channel}EventsUp = ${side('up', 'z')} as const

/** The address of the channel, below the base of the API. */
export const ${channel}Channel = '${members[0]?.address}'
`
  })
  const imports = importNames(schemas, './types.gen.ts', true) + importSchemas(schemas, fileOf)
  return header(source) + imports + channels.join('')
}

/** Renders event-examples.gen.ts. */
export function renderEventExamples(document: Node, source: string): string {
  const examples = listEvents(document).map(({ name, examples: each }) => [
    name,
    Object.fromEntries(each.map((example) => [example.name, example.payload])),
  ])
  const json = JSON.stringify(Object.fromEntries(examples), null, 2)
  return `${header(source)}/** The examples of every event: by its name, then by theirs. */\nexport const eventExamples = ${json} as const\n`
}
