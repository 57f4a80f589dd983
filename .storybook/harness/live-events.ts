import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import type { GameEvents } from '../../src/contract/events.gen.ts'

type Down = keyof GameEvents['down']

/** An example of an event: `type` is the event's name, `name` the example's. */
export type EventExample = { type: Down; name: string }

/** The frames that the client sends, which are left out of the list below. The type checker names a missing one. */
const up: Record<keyof GameEvents['up'], true> = { hello: true, presence: true, alive: true }

/** Every example of an event that the server sends, in the order of the contract. */
export const sendable: EventExample[] = Object.entries(eventExamples).flatMap(([type, examples]) =>
  Object.hasOwn(up, type) ? [] : Object.keys(examples).map((name) => ({ type: type as Down, name })),
)

/** The name of an example, in the toolbar and on the docs page. */
export const labelOf = ({ type, name }: EventExample): string => `${type}: ${name}`

/** The message of Storybook's own channel by which the toolbar has the open story send an event. */
export const sendEventMessage = 'emberhall/send-event'
