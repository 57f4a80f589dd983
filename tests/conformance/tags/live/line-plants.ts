import type { Fault, LineContext, LinePlant, Plant, PlantedFrame } from '../../kernel/faults/fault.ts'
import { bodyOf, isDone } from '../games/faults/plants.ts'

/** Remembers who asked for each ticket and where it leads, and the last command of all. */
const remembering: Plant = async (call, behind) => {
  const { memory } = behind
  const command = call.headers['command-id']
  if (command) memory.set('command', command)
  const reply = await behind.forward(call)
  if (call.id === 'createLiveTicket' && isDone(reply)) {
    const known = {
      cookie: call.headers.cookie ?? '',
      path: call.path,
      channel: bodyOf(reply).channel,
      seq: bodyOf(reply).seq,
    }
    memory.set(`ticket ${bodyOf(reply).ticket}`, JSON.stringify(known))
    memory.set('last ticket', String(bodyOf(reply).ticket))
  }
  return reply
}

/** A fault of the channel. */
export const onLine = (foundBy: string, title: string, line: LinePlant): Fault => ({
  title,
  foundBy,
  plant: remembering,
  line,
})
export const down = (foundBy: string, title: string, change: NonNullable<LinePlant['down']>) =>
  onLine(foundBy, title, { down: change })

type Hello = { type: string; payload: { ticket: string; stream: string; seq: number } }
const helloOf = (text: string): Hello | undefined => {
  try {
    const frame = JSON.parse(text)
    return frame.type === 'hello' ? frame : undefined
  } catch {
    return undefined
  }
}

/** Changes the first frame of a client. */
export const onHello =
  (
    change: (hello: Hello, context: LineContext) => Promise<{ text?: string; channel?: string } | undefined>,
  ): LinePlant['up'] =>
  async (text, context) => {
    const hello = helloOf(text)
    return hello && change(hello, context)
  }

/** A new ticket in place of this one, as the person who asked for it. */
export async function renewed(hello: Hello, { behind }: LineContext, name = hello.payload.ticket) {
  const known = JSON.parse(behind.memory.get(`ticket ${name}`) ?? '{}')
  if (!known.path) return undefined
  const headers = { cookie: String(known.cookie) }
  const reply = await behind.forward({ method: 'POST', path: String(known.path), headers, body: '' })
  const payload = { ...hello.payload, ticket: String(bodyOf(reply).ticket) }
  return { text: JSON.stringify({ ...hello, payload }), channel: String(known.channel) }
}

/** The line goes on where the good server ends it for this reason. */
export const swallowing = (...reasons: string[]): LinePlant => ({
  down(frame, { state }) {
    if (frame.type !== 'bye' || !reasons.includes(String(frame.payload.reason))) return [frame]
    state.stays = true
    return []
  },
  staysOpen: ({ stays }) => Boolean(stays),
})

export const isFact = ({ type }: PlantedFrame) => !['welcome', 'beat', 'resync', 'bye'].includes(type)
export const only =
  (
    type: string,
    change: (frame: PlantedFrame, context: LineContext) => PlantedFrame[],
  ): NonNullable<LinePlant['down']> =>
  (frame, context) =>
    frame.type === type ? change(frame, context) : [frame]
export const withPayload = (fields: object) => (frame: PlantedFrame) => [
  { ...frame, payload: { ...frame.payload, ...fields } },
]
/** Tells a fact to everybody who listens. */
export const toAll = (type: string) =>
  only(type, (frame, { tellAll }) => {
    tellAll(frame)
    return []
  })
