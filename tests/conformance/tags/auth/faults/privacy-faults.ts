import type { Behind, Call, Fault, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, madeUp } from '../../../kernel/faults/mutate-response.ts'

const alike = 'unknown-contact-alike'
const contactOf = (call: Call) => String(contentOf(call).email ?? contentOf(call).phone)

/** Changes answers for unknown contacts, or for known ones. */
const telling =
  (known: boolean, change: (reply: Reply, call: Call) => Reply): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    rememberKnown(call, reply, behind)
    const asks = call.id === 'startVerification' && reply.status === 200
    return asks && behind.memory.has(contactOf(call)) === known ? change(reply, call) : reply
  }

/** Changes the answers to a request for a code by whether the contact is known. */
const byKnowledge =
  (change: (known: boolean) => (reply: Reply, call: Call) => Reply): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    rememberKnown(call, reply, behind)
    const asks = call.id === 'startVerification' && reply.status === 200
    return asks ? change(behind.memory.has(contactOf(call)))(reply, call) : reply
  }

/** Notes a contact as known once it has signed in. */
function rememberKnown(call: Call, reply: Reply, { world, memory }: Behind) {
  if (call.id !== 'checkVerification' || reply.status !== 200) return
  const sent = world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
  if (sent) memory.set(sent.to, 'known')
}

/** Gives known contacts this number of tries. */
const triesOfKnown =
  (most: number): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    rememberKnown(call, reply, behind)
    const { requestId } = contentOf(call)
    const sent = behind.world.outbox.list().find(({ id }) => id === requestId)
    if (call.id !== 'checkVerification' || reply.status === 200 || !sent || !behind.memory.has(sent.to)) return reply
    const tries = Number(behind.memory.get(`tries ${requestId}`) ?? 0) + 1
    behind.memory.set(`tries ${requestId}`, String(tries))
    return madeUp(tries > most ? 410 : 400, { message: 'That code is not right, or over.' })
  }

/** Answers that reveal who has an account. */
export const privacyFaults = {
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
  'known by boolean': {
    title: 'a boolean tells who has an account',
    foundBy: alike,
    plant: byKnowledge((known) => json((content) => ({ ...content, isNew: !known }))),
  },
  'known by number': {
    title: 'a number tells who has an account',
    foundBy: alike,
    plant: byKnowledge((known) => json((content) => ({ ...content, games: known ? 3 : 0 }))),
  },
  'known by word': {
    title: 'a word of the same length tells who has an account',
    foundBy: alike,
    plant: byKnowledge((known) => json((content) => ({ ...content, next: known ? 'enter' : 'greet' }))),
  },
  'known by header value': {
    title: "a header's value tells who has an account",
    foundBy: alike,
    plant: byKnowledge((known) => header('X-Account', known ? 'known' : 'fresh')),
  },
  'known by language': {
    title: 'the language of the answer tells who has an account',
    foundBy: alike,
    plant: byKnowledge((known) => header('Content-Language', known ? 'de' : 'en')),
  },
  'known by layout': {
    title: 'the white space of the answer tells who has an account',
    foundBy: alike,
    plant: telling(true, (reply) => ({ ...reply, body: JSON.stringify(JSON.parse(reply.body), null, 1) })),
  },
  'known by capitals': {
    title: 'an id in capitals tells who has an account',
    foundBy: alike,
    plant: telling(
      true,
      json((content) => ({ ...content, requestId: String(content.requestId).toUpperCase() })),
    ),
  },
  'known by tries': { title: 'who has an account has three tries', foundBy: alike, plant: triesOfKnown(3) },
  'known without end': { title: 'who has an account has tries without end', foundBy: alike, plant: triesOfKnown(99) },
  'known by id': {
    title: 'another kind of UUID tells who has an account',
    foundBy: alike,
    plant: telling(
      true,
      json((content) => ({ ...content, requestId: String(content.requestId).replace(/-4(?=.{3}-)/, '-7') })),
    ),
  },
} satisfies Record<string, Fault>
