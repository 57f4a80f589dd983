import { operations } from '../../../../../src/contract/operations.gen.ts'
import type { Behind, Call, Fault, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, madeUp } from '../../../kernel/faults/spoil.ts'

const alike = 'unknown-contact-alike'
const contactOf = (call: Call) => String(contentOf(call).email ?? contentOf(call).phone)

/** Changes answers for contacts that have never signed in, or for those that have. */
const telling =
  (known: boolean, change: (reply: Reply, call: Call) => Reply): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    rememberKnown(call, reply, behind)
    const asks = call.id === 'startVerification' && reply.status === 200
    return asks && behind.memory.has(contactOf(call)) === known ? change(reply, call) : reply
  }

/** Whoever has signed in once is known. */
function rememberKnown(call: Call, reply: Reply, { world, memory }: Behind) {
  if (call.id !== 'checkVerification' || reply.status !== 200) return
  const sent = world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
  if (sent) memory.set(sent.to, 'known')
}

const pathTo = (call: Call, id: keyof typeof operations) => call.path.endsWith(operations[id].path)

/** Faults that show in no single answer, and what is open beside the contract. */
export const surfaceFaults = {
  'known by field': {
    title: 'a field tells who has an account',
    foundBy: alike,
    plant: telling(
      false,
      json((content) => ({ ...content, isNew: true })),
    ),
  },
  'known by status': {
    title: 'a status tells who has an account',
    foundBy: alike,
    plant: telling(true, (reply) => ({ ...reply, status: 409 })),
  },
  'known by header': {
    title: 'a header tells who has an account',
    foundBy: alike,
    plant: telling(true, header('X-Account', 'yes')),
  },
  'known by cookie': {
    title: 'a cookie tells who has an account',
    foundBy: alike,
    plant: telling(true, header('Set-Cookie', 'seen=1; HttpOnly; SameSite=Lax; Path=/')),
  },
  'known by name': {
    title: 'a longer text tells who has an account',
    foundBy: alike,
    plant: telling(
      true,
      json((content) => ({ ...content, hint: 'Welcome back, Rowan of the Vale' })),
    ),
  },
  'known by message': {
    title: 'the message on a wrong code tells who has an account',
    foundBy: alike,
    plant: async (call, behind) => {
      const reply = await behind.forward(call)
      rememberKnown(call, reply, behind)
      if (call.id !== 'checkVerification' || reply.status !== 400) return reply
      const sent = behind.world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
      return sent && behind.memory.has(sent.to)
        ? madeUp(400, { message: 'Welcome back! That code is not right.' })
        : reply
    },
  },
  'start by link': {
    title: 'GET works where POST is asked for',
    foundBy: 'other-methods',
    plant: async (call, { forward }) =>
      call.method === 'GET' && pathTo(call, 'startVerification') ? madeUp(200, {}) : forward(call),
  },
  'logout by link': {
    title: 'GET logs out',
    foundBy: 'other-methods',
    plant: async (call, { forward }) =>
      call.method === 'GET' && pathTo(call, 'logout') ? madeUp(200, {}) : forward(call),
  },
  'head works': {
    title: 'HEAD works where POST is asked for',
    foundBy: 'other-methods',
    plant: async (call, { forward }) =>
      call.method === 'HEAD' && pathTo(call, 'checkVerification') ? madeUp(200, {}) : forward(call),
  },
  'delete works': {
    title: 'DELETE works where only GET is declared',
    foundBy: 'other-methods',
    plant: async (call, { forward }) => (call.method === 'DELETE' ? madeUp(200, {}) : forward(call)),
  },
  'page everywhere': {
    title: 'unknown paths are answered with the app',
    foundBy: 'other-paths',
    plant: async (call, { forward }) => {
      const reply = await forward(call)
      return reply.status === 404 && call.method === 'GET' && !call.id ? { ...reply, status: 200 } : reply
    },
  },
} satisfies Record<string, Fault>
