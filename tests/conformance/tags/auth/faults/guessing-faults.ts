import { createHash } from 'node:crypto'
import type { Fault, Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, madeUp, withContent } from '../../../kernel/faults/mutate-response.ts'

const drawn = 'codes-drawn'
const ids = 'request-ids-drawn'
const told = 'code-not-in-answer'

/** Sends other codes than the good server, and accepts them. */
const otherCodes = (make: (to: string, memory: Map<string, string>) => string): Pick<Fault, 'plant' | 'showCode'> => ({
  showCode: ({ id, to, code }, memory) => {
    const shown = memory.get(`shown ${id}`) ?? make(to, memory)
    memory.set(`shown ${id}`, shown)
    memory.set(`${id} ${shown}`, code)
    return shown
  },
  plant: (call, { forward, memory }) => {
    const { requestId, code } = contentOf(call)
    const real = memory.get(`${requestId} ${code}`)
    return forward(
      call.id === 'checkVerification' && real ? withContent(call, { ...contentOf(call), code: real }) : call,
    )
  },
})

/** Gives requests other ids than the good server does. */
const otherIds =
  (make: (count: number) => string): Plant =>
  async (call, { forward, memory }) => {
    const { requestId } = contentOf(call)
    const real = memory.get(`real ${requestId}`)
    const reply = await forward(real ? withContent(call, { ...contentOf(call), requestId: real }) : call)
    if (call.id !== 'startVerification' || reply.status !== 200) return reply
    const fake = make(memory.size)
    memory.set(`real ${fake}`, JSON.parse(reply.body).requestId)
    return json(() => ({ requestId: fake }))(reply, call)
  }

/** Adds something derived from the newest code to the answer of a start. */
const telling =
  (disguise: (code: string) => string, inHeader = false): Plant =>
  async (call, { forward, world }) => {
    const reply = await forward(call)
    if (call.id !== 'startVerification' || reply.status !== 200) return reply
    const text = disguise(world.outbox.list()[0]?.code ?? '')
    return (inHeader ? header('X-Trace', text) : json((content) => ({ ...content, trace: text })))(reply, call)
  }

/** Answers within this time after a first one of the same kind repeat it, milliseconds. */
const within = 400
const raced =
  (first: number, then: number, body: object): Plant =>
  async (call, { forward, memory }) => {
    if (call.id !== 'checkVerification') return forward(call)
    const key = first === 200 ? call.body : String(contentOf(call).requestId)
    const reply = await forward(call)
    const at = Number(memory.get(key) ?? Number.NaN)
    if (reply.status === first && Number.isNaN(at)) memory.set(key, String(Date.now()))
    const cookie: [string, string] = [
      'Set-Cookie',
      `emberhall_session=${crypto.randomUUID()}; HttpOnly; SameSite=Lax; Path=/`,
    ]
    return reply.status === then && Date.now() - at < within
      ? madeUp(first, body, ...(first === 200 ? [cookie] : []))
      : reply
  }

/** Codes and ids that can be predicted, read from an answer, or tried out. */
export const guessingFaults = {
  'codes counted': {
    title: 'codes are counted up',
    foundBy: drawn,
    ...otherCodes((_, memory) => String(memory.size + 100_000)),
  },
  'one code': { title: 'every code is the same', foundBy: drawn, ...otherCodes(() => '123456') },
  'code of contact': {
    title: 'a contact always gets the same code',
    foundBy: 'newer-voids-older',
    ...otherCodes((to) => String((createHash('sha256').update(to).digest().readUInt32BE() % 900_000) + 100_000)),
  },
  'ids counted': {
    title: 'ids of requests are counted up',
    foundBy: ids,
    plant: otherIds((count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`),
  },
  'ids by time': {
    title: 'ids of requests are the time',
    foundBy: ids,
    plant: otherIds(
      (count) =>
        `00000000-0000-4000-8000-${(Date.now() * 16 + (count % 16)).toString(16).padStart(12, '0').slice(-12)}`,
    ),
  },
  'code digest told': {
    title: 'a digest of the code stands in the answer',
    foundBy: told,
    plant: telling((code) => createHash('sha256').update(code).digest('hex')),
  },
  'code encoded': {
    title: 'the code stands in a header, in Base64',
    foundBy: told,
    plant: telling((code) => btoa(code), true),
  },
  'code backwards': {
    title: 'the code stands in the answer, backwards',
    foundBy: told,
    plant: telling((code) => [...code].toReversed().join('')),
  },
  'code spaced': {
    title: 'the code stands in the answer, in two halves',
    foundBy: told,
    plant: telling((code) => `${code.slice(0, 3)} ${code.slice(3)}`),
  },
  'code in id': {
    title: 'the id of the request ends with the code',
    foundBy: told,
    plant: async (call, { forward, memory, world }) => {
      const { requestId } = contentOf(call)
      const real = memory.get(`real ${requestId}`)
      const reply = await forward(real ? withContent(call, { ...contentOf(call), requestId: real }) : call)
      if (call.id !== 'startVerification' || reply.status !== 200) return reply
      const id = String(JSON.parse(reply.body).requestId)
      const fake = id.slice(0, -6) + world.outbox.list().find((message) => message.id === id)?.code
      memory.set(`real ${fake}`, id).set(`real ${fake.toUpperCase()}`, id)
      return json(() => ({ requestId: fake }))(reply, call)
    },
  },
  'code raced': {
    title: 'a code works twice at the same moment',
    foundBy: 'code-works-once-at-once',
    plant: raced(200, 410, { verified: true }),
  },
  'tries raced': {
    title: 'wrong codes at the same moment count as one',
    foundBy: 'wrong-codes-at-once',
    plant: raced(400, 410, { message: 'That code is not right.' }),
  },
} satisfies Record<string, Fault>
