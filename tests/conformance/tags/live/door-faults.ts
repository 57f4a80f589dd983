import type { Fault, LinePlant } from '../../kernel/faults/fault.ts'
import { after, bodyOf, set } from '../games/faults/plants.ts'
import { down, onHello, onLine, only, renewed, swallowing } from './line-plants.ts'

/** Passes on what `keeps` says of the frames of a client, and a sign of life in place of the others. */
const deafTo = (keeps: (text: string, state: Record<string, unknown>) => boolean): LinePlant => ({
  up: async (text, { state }) => (keeps(text, state) ? undefined : { text: '{"v":1,"type":"alive","payload":{}}' }),
})
const isHello = (text: string) => text.includes('"type":"hello"')

/** A ticket of somebody who has lost their seat or session since is taken for another one, which is good. */
const stale = onHello(async (hello, context) =>
  (await isGood(hello, context)) ? undefined : renewed(hello, context, context.behind.memory.get('last ticket')),
)
async function isGood(...[hello, context]: Parameters<typeof renewed>): Promise<boolean> {
  const text = (await renewed(hello, context))?.text
  return text !== undefined && JSON.parse(text).payload.ticket !== 'undefined'
}

/** Says that a ticket lasts for a second, and takes it for longer. */
const briefly = after((call, reply, { memory }) => {
  if (call.id !== 'createLiveTicket' || reply.status !== 200) return reply
  memory.set('brief', String(bodyOf(reply).ticket))
  return set({ expiresAt: new Date(Date.now() + 1000).toISOString() })(reply, call)
})

/** What goes wrong once somebody has signed out everywhere else. */
function elsewhere(title: string, down: NonNullable<LinePlant['down']>): Fault {
  const { plant, ...rest } = onLine('live-signed-out-elsewhere', title, {
    down: (frame, context) => (context.behind.memory.has('elsewhere') ? down(frame, context) : [frame]),
    staysOpen: ({ stays }) => Boolean(stays),
  })
  return {
    ...rest,
    plant(call, behind) {
      if (call.id === 'endOtherSessions') behind.memory.set('elsewhere', '')
      return plant(call, behind)
    },
  }
}

/** What is planted at the door of the channel, and where nothing happens for a while. */
export const doorFaults: Record<string, Fault> = {
  'line origin prefix': onLine('live-origin', 'an origin that begins like the own one gets in', {
    letsIn: (origin, own) => origin.startsWith(own),
  }),
  'line origin null': onLine('live-origin', 'a page without an origin gets in', {
    letsIn: (origin) => origin === 'null',
  }),
  'line hello twice': onLine(
    'live-frames-read',
    'a second hello is passed over',
    deafTo((text, state) => {
      const isFirst = state.greeted === undefined
      state.greeted = true
      return isFirst || !isHello(text)
    }),
  ),
  'line other version': onLine(
    'live-frames-read',
    'a frame of another version is taken',
    deafTo((text) => !text.includes('"v":2')),
  ),
  'line flood': onLine('live-flood', 'frames are taken without end', {
    up: async (text, { state }) => {
      state.count = Number(state.count ?? 0) + 1
      return Number(state.count) > 50 ? { dropped: true } : { text }
    },
  }),
  'line seat ticket': onLine('live-seat-lost', 'a ticket from before the removal opens the channel', { up: stale }),
  'line session ticket': onLine('live-signed-out', 'a ticket of a session that has ended opens the channel', {
    up: stale,
  }),
  'line elsewhere stays': elsewhere('a line outlasts signing out everywhere else', (frame, context) =>
    frame.type === 'bye' ? (swallowing('signedOut').down?.(frame, context) ?? []) : [frame],
  ),
  'line elsewhere all': elsewhere(
    'signing out everywhere else ends every line',
    only('bye', (frame, { tellAll }) => {
      tellAll(frame)
      return []
    }),
  ),
  'line bye number': down(
    'live-seat-lost',
    'a bye counts anew',
    only('bye', (frame) => [{ ...frame, seq: 0 }]),
  ),
  'line ticket forever': { title: 'a ticket is good after its time', foundBy: 'live-ticket-expired', plant: briefly },
  'line no beat': down(
    'live-quiet',
    'a quiet line hears nothing',
    only('beat', () => []),
  ),
  'line beat ahead': down(
    'live-quiet',
    'a beat takes a number of its own',
    only('beat', (frame) => [{ ...frame, seq: frame.seq + 1 }]),
  ),
  'line mute stays': onLine('live-quiet', 'a line that says nothing stays open', swallowing('frame')),
}
