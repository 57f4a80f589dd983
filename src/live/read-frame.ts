import type * as z from 'zod/mini'
import { type GameEvents, gameEventsDown } from '../contract/events.gen.ts'
import { zLiveFrame } from '../contract/schemas/live.gen.ts'
import type { LiveFrame } from '../contract/types.gen.ts'
import type { FactType } from './live-slice.ts'

type Down = GameEvents['down']

/** A frame of a known type, with the payload of its type. */
export type KnownFrame = {
  [Type in keyof Down]: Omit<LiveFrame, 'type' | 'payload'> & { type: Type; payload: Down[Type] }
}[keyof Down]

export type FactFrame = Extract<KnownFrame, { type: FactType }>

export const isFact = (frame: KnownFrame): frame is FactFrame =>
  frame.type !== 'welcome' && frame.type !== 'beat' && frame.type !== 'resync' && frame.type !== 'bye'

/**
 * What has come over the line. `unknown`: a newer server says what this client does not know; its number counts.
 * `broken`: a payload off the schema, or, without a frame, no frame at all.
 */
export type Read =
  | { kind: 'known'; frame: KnownFrame }
  | { kind: 'unknown'; frame: LiveFrame }
  | { kind: 'broken'; frame?: LiveFrame; issues: string[] }

/** Reads a text frame. What the channel carries is parsed here and nowhere else. */
export function readFrame(text: unknown): Read {
  const envelope = zLiveFrame.safeParse(parseJson(text))
  if (!envelope.success) return { kind: 'broken', issues: messages(envelope.error) }
  const frame: LiveFrame = { ...envelope.data, v: 1 }
  if (!isKnown(frame.type)) return { kind: 'unknown', frame }
  const payload = gameEventsDown[frame.type].safeParse(frame.payload)
  if (!payload.success) return { kind: 'broken', frame, issues: messages(payload.error) }
  // The table pairs each type with its schema; that pairing is what a union of frames says.
  return { kind: 'known', frame: { ...frame, payload: payload.data } as KnownFrame }
}

const isKnown = (type: string): type is keyof Down => Object.hasOwn(gameEventsDown, type)

/** Where each issue is, and what it is; never what was sent, which may be somebody's text. */
const messages = ({ issues }: z.core.$ZodError) => issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
