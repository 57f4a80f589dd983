import type { Behind, Fault, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, madeUp, status, withContent } from '../../../kernel/faults/mutate-response.ts'
import { checked, cookie, isCheck, letIn, sentFor, wrong } from './code-plants.ts'

const newest = ({ world }: Behind) => world.outbox.list()[0]?.code ?? ''

/** Replaces some answers of the code check. */
const instead =
  (change: (reply: Reply, content: Record<string, unknown>, behind: Behind) => Reply): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    return isCheck(call) ? change(reply, contentOf(call), behind) : reply
  }
/** Accepts the code of a successful request a second time. */
const twice: Plant = async (call, { forward, memory }) => {
  const reply = await forward(call)
  if (isCheck(call) && reply.status === 200) memory.set(call.body, reply.body)
  return isCheck(call) && reply.status === 410 && memory.has(call.body) ? letIn() : reply
}

/** Ends a request at its first wrong code. */
const impatient: Plant = async (call, { forward, memory }) => {
  const { requestId } = contentOf(call)
  if (isCheck(call) && memory.has(String(requestId))) return madeUp(410, { message: 'This code has expired.' })
  const reply = await forward(call)
  if (isCheck(call) && reply.status === 400) memory.set(String(requestId), 'over')
  return reply
}

const check400 = 'checkVerification.400'
/** Faults in one-time codes. */
export const codeFaults = {
  'code told': {
    title: 'the code stands in the answer',
    foundBy: 'code-not-in-answer',
    plant: async (call, behind) => {
      const reply = await behind.forward(call)
      const told = json((content) => ({ ...content, note: `debug: ${newest(behind)}` }))
      return call.id === 'startVerification' && reply.status === 200 ? told(reply, call) : reply
    },
  },
  'code in header': {
    title: 'the code stands in a header',
    foundBy: 'code-not-in-answer',
    plant: async (call, behind) => {
      const reply = await behind.forward(call)
      return call.id === 'startVerification' && reply.status === 200
        ? header('X-Debug', newest(behind))(reply, call)
        : reply
    },
  },
  'code twice': { title: 'a code works twice', foundBy: 'code-works-once', plant: twice },
  'used is wrong': { title: 'a used request is 400', foundBy: 'code-works-once', plant: checked(410, () => wrong()) },
  'older valid': {
    title: 'the older request stays valid',
    foundBy: 'newer-voids-older',
    plant: instead((reply, { requestId, code }, behind) =>
      reply.status === 410 && code === sentFor(behind, requestId) ? letIn() : reply,
    ),
  },
  'newer void': {
    title: 'the second request of a contact never works',
    foundBy: 'newer-voids-older',
    plant: instead((reply, { requestId }, { world }) => {
      const sent = world.outbox.list().find(({ id }) => id === requestId)
      return sent && world.outbox.list().filter(({ to }) => to === sent.to).length > 1
        ? madeUp(410, { message: 'This code has expired.' })
        : reply
    }),
  },
  'same id': {
    title: 'a contact keeps its request id',
    foundBy: 'newer-voids-older',
    plant: async (call, { forward, memory }) => {
      const reply = await forward(call)
      if (call.id !== 'startVerification' || reply.status !== 200) return reply
      const first = memory.get(call.body) ?? reply.body
      memory.set(call.body, first)
      return { ...reply, body: first }
    },
  },
  'endless tries': {
    title: 'wrong codes without a limit',
    foundBy: 'five-wrong-codes',
    plant: instead((reply, { requestId, code }, behind) =>
      reply.status === 410 && sentFor(behind, requestId)
        ? code === sentFor(behind, requestId)
          ? letIn()
          : wrong()
        : reply,
    ),
  },
  'first wrong ends': { title: 'the first wrong code ends the request', foundBy: 'five-wrong-codes', plant: impatient },
  'refused spends': { title: 'what is refused uses up the request', foundBy: 'refused-code-kept', plant: impatient },
  'code unbound': {
    title: 'a code opens any request',
    foundBy: 'code-bound',
    plant: instead((reply, { code }, { world }) =>
      reply.status === 400 && world.outbox.list().some((message) => message.code === code) ? letIn() : reply,
    ),
  },
  'any code': {
    title: 'any six digits open a request',
    foundBy: check400,
    plant: checked(400, (reply, call) => (/^\d{6}$/.test(String(contentOf(call).code)) ? letIn() : reply)),
  },
  'wrong is 401': { title: '401 for a wrong code', foundBy: check400, plant: checked(400, status(401)) },
  'wrong is 200': {
    title: '200 and verified: false for a wrong code',
    foundBy: check400,
    plant: checked(400, () => madeUp(200, { verified: false })),
  },
  'short code is gone': {
    title: '410 for a code of five digits',
    foundBy: check400,
    plant: instead((reply, { code }) => (String(code).length === 5 ? { ...reply, status: 410 } : reply)),
  },
  'wrong cookie': {
    title: 'a wrong code sets a cookie',
    foundBy: 'refused-code-kept',
    plant: checked(400, (reply) => ({ ...reply, headers: [...reply.headers, cookie] })),
  },
  'gone is 404': {
    title: '404 for an unknown request',
    foundBy: 'checkVerification.410',
    plant: checked(410, status(404)),
  },
  'gone bare': {
    title: 'a 410 without a message',
    foundBy: 'checkVerification.410',
    plant: checked(
      410,
      json(() => ({})),
    ),
  },
  'checked array': {
    title: 'the right code is answered with a list',
    foundBy: 'checkVerification.200',
    plant: checked(
      200,
      json(() => []),
    ),
  },
  'checked 204': {
    title: '204 for the right code',
    foundBy: 'checkVerification.200',
    plant: checked(200, (reply) => ({ ...reply, status: 204, body: '' })),
  },
  'older code': {
    title: "the older request's code opens the newer one",
    foundBy: 'newer-voids-older',
    plant: instead((reply, { requestId, code }, { world }) => {
      const sent = world.outbox.list().find(({ id }) => id === requestId)
      const known = sent && world.outbox.list().some((message) => message.to === sent.to && message.code === code)
      return reply.status === 400 && known ? letIn() : reply
    }),
  },
  'capitals apart': {
    title: 'a domain in capitals is another contact',
    foundBy: 'spelling-is-one-contact',
    plant: (call, { forward }) => {
      const { email } = contentOf(call)
      const other = typeof email === 'string' && /[A-Z]/.test(email.split('@')[1] ?? '')
      return forward(other ? withContent(call, { email: `other-${email.toLowerCase()}` }) : call)
    },
  },
} satisfies Record<string, Fault>
