import { deref, follow, listOf, type Node, nodeOf, step } from './document.ts'

/**
 * One message of the live channel. The document describes the server: what it sends is `down`, what it receives is
 * `up`.
 */
export type Event = {
  name: string
  channel: string
  direction: 'down' | 'up'
  /** The component that its payload refers to, if any. */
  schema?: string
  examples: { name: string; payload: unknown }[]
  pointer: string
}

/** Every event of an AsyncAPI 3 document in one file, in the order of its operations. */
export function listEvents(document: Node): Event[] {
  return Object.values(nodeOf(document.operations)).flatMap((operation) => {
    const { action, channel, messages } = nodeOf(operation)
    const place = String(nodeOf(channel).$ref).split('/').at(-1) ?? ''
    const listed = messages ? listOf(messages) : Object.values(nodeOf(deref(document, channel).messages))
    return listed.map((message) => readEvent(document, message, place, action === 'send' ? 'down' : 'up'))
  })
}

function readEvent(document: Node, message: unknown, channel: string, direction: Event['direction']): Event {
  const { node, pointer = step('#/channels', channel) } = follow(document, message)
  const { $ref } = nodeOf(node.payload)
  const examples = listOf(node.examples).map((example, index) => {
    const { name, payload } = nodeOf(example)
    return { name: String(name ?? index), payload }
  })
  return {
    name: String(node.name ?? pointer.split('/').at(-1)),
    channel,
    direction,
    schema: typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined,
    examples,
    pointer,
  }
}
