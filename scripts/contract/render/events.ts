import { type Node, nodeOf } from '../read/document.ts'
import { type Event, listEvents } from '../read/events.ts'
import { camel, key } from '../read/names.ts'
import { block, header, importNames } from './file.ts'

/**
 * Renders events/<channel>.gen.ts, the events of a channel with their schemas, and event-examples.gen.ts. Each channel
 * has a file, so that only the channels in use are loaded.
 *
 * @param fileOf the file of a schema, from a folder below that of the generated files
 * @returns the files' texts, by name
 */
export function renderEvents(document: Node, source: string, fileOf: (schema: string) => string): Map<string, string> {
  const events = listEvents(document)
  const channels = Map.groupBy(events, ({ channel }) => channel)
  const files = [...channels].map(
    ([channel, members]) =>
      [
        `events/${channel}.gen.ts`,
        renderChannel(channel, members, source, fileOf) + renderAddress(document, channel),
      ] as const,
  )
  const examples = events.map(({ name, examples: each }) => [
    name,
    Object.fromEntries(each.map((example) => [example.name, example.payload])),
  ])
  const json = JSON.stringify(Object.fromEntries(examples), null, 2)
  const text = `${header(source)}/** The examples of every event: by its name, then by theirs. */\nexport const eventExamples = ${json} as const\n`
  return new Map([...files, ['event-examples.gen.ts', text]])
}

/** The address of a channel, with its parameters in braces. */
function renderAddress(document: Node, channel: string): string {
  const { address } = nodeOf(nodeOf(document.channels)[channel])
  return `
/** The address of the channel, below the base of the API. */
export const ${camel(channel)}Channel = '${address}'
`
}

function renderChannel(channel: string, events: Event[], source: string, fileOf: (schema: string) => string): string {
  const schemas = [...new Set(events.map(({ schema = '' }) => schema))].toSorted()
  const imports = schemas.map((name) => `import { z${name} } from '${fileOf(name)}'\n`)
  const side = (direction: Event['direction']) => events.filter((event) => event.direction === direction)
  const table = (members: Event[]) => block(members.map(({ name, schema }) => `${key(name)}: z${schema},`))
  const types = (members: Event[]) => block(members.map(({ name, schema }) => `${key(name)}: ${schema}`))
  const type = camel(channel).replace(/^./, (first) => first.toUpperCase())
  return `${header(source)}${importNames(schemas, '../types.gen.ts', true)}${imports.join('')}
/** The events of the channel \`${channel}\` by their names: \`down\`, from the server, and \`up\`, to it. */
export type ${type}Events = ${block([`down: ${types(side('down'))}`, `up: ${types(side('up'))}`])}

/** The schemas of those from the server. */
export const ${camel(channel)}EventsDown = ${table(side('down'))} as const

/** The schemas of those to it. */
export const ${camel(channel)}EventsUp = ${table(side('up'))} as const
`
}
