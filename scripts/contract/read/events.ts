import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { at, listOf, type Node, nodeOf, refName } from './document.ts'

/**
 * One message of the live channel. The document describes the server: what it sends is `down`, what it receives is
 * `up`.
 */
export type Event = {
  name: string
  channel: string
  /** The channel's address below the base of the API. */
  address: string
  direction: 'down' | 'up'
  /** The component that its payload refers to, if any. */
  schema?: string
  examples: { name: string; payload: unknown }[]
}

/** asyncapi.yaml beside openapi.yaml, as it is written; empty where there is none. */
export function readEvents(yaml = 'openapi.yaml'): Node {
  const path = join(dirname(yaml), 'asyncapi.yaml')
  return existsSync(path) ? nodeOf(parse(readFileSync(path, 'utf8'))) : {}
}

/** Every event of an AsyncAPI 3 document, in the order of its operations. */
export function listEvents(document: Node): Event[] {
  return Object.values(nodeOf(document.operations)).flatMap((operation) => {
    const { action, channel, messages } = nodeOf(operation)
    const direction = action === 'send' ? 'down' : 'up'
    const place = refName(nodeOf(channel)) ?? ''
    const { address } = nodeOf(nodeOf(document.channels)[place])
    return listOf(messages).map((message): Event => {
      let [node, name] = [nodeOf(message), '']
      for (; typeof node.$ref === 'string'; node = nodeOf(at(document, node.$ref))) name = refName(node) ?? ''
      const examples = listOf(node.examples).map((example, index) => {
        const { name: own, payload } = nodeOf(example)
        return { name: String(own ?? index), payload }
      })
      const schema = refName(nodeOf(node.payload))
      return { name: String(node.name ?? name), channel: place, address: String(address), direction, schema, examples }
    })
  })
}
