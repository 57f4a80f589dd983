import { type Node, nodeOf } from '../read/document.ts'
import { type Event, listEvents } from '../read/events.ts'
import { camel, key } from '../read/names.ts'
import { block, header, importNames, importSchemas } from './file.ts'

/**
 * Renders events.gen.ts, the events of each channel with their schemas, and event-examples.gen.ts.
 *
 * @param fileOf the name of a schema's file, without its ending
 * @returns the files' texts, by name
 */
export function renderEvents(document: Node, source: string, fileOf: (schema: string) => string): Map<string, string> {
  const events = listEvents(document)
  const schemas = [...new Set(events.map(({ schema = '' }) => schema))].toSorted()
  const channels = [...Map.groupBy(events, ({ channel }) => channel)].map(
    ([channel, members]) => renderChannel(channel, members) + renderAddress(document, channel),
  )
  const examples = events.map(({ name, examples: each }) => [
    name,
    Object.fromEntries(each.map((example) => [example.name, example.payload])),
  ])
  const json = JSON.stringify(Object.fromEntries(examples), null, 2)
  const text = `/** The examples of every event: by its name, then by theirs. */\nexport const eventExamples = ${json} as const\n`
  const imports = importNames(schemas, './types.gen.ts', true) + importSchemas(schemas, fileOf, './schemas')
  return new Map([
    ['events.gen.ts', header(source) + imports + channels.join('')],
    ['event-examples.gen.ts', header(source) + text],
  ])
}

/** The address of a channel, with its parameters in braces. */
function renderAddress(document: Node, channel: string): string {
  const { address } = nodeOf(nodeOf(document.channels)[channel])
  return `
/** The address of the channel, below the base of the API. */
export const ${camel(channel)}Channel = '${address}'
`
}

function renderChannel(channel: string, events: Event[]): string {
  const side = (direction: Event['direction']) => events.filter((event) => event.direction === direction)
  const table = (members: Event[]) => block(members.map(({ name, schema }) => `${key(name)}: z${schema},`))
  const types = (members: Event[]) => block(members.map(({ name, schema }) => `${key(name)}: ${schema}`))
  const type = camel(channel).replace(/^./, (first) => first.toUpperCase())
  return `
/** The events of the channel \`${channel}\` by their names: \`down\`, from the server, and \`up\`, to it. */
export type ${type}Events = ${block([`down: ${types(side('down'))}`, `up: ${types(side('up'))}`])}

/** The schemas of those from the server. */
export const ${camel(channel)}EventsDown = ${table(side('down'))} as const

/** The schemas of those to it. */
export const ${camel(channel)}EventsUp = ${table(side('up'))} as const
`
}
