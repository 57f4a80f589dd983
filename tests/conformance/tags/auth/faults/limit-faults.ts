import type { Fault } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, madeUp, mutateResponse, status } from '../../../kernel/faults/mutate-response.ts'

const limit = 'startVerification.429'
const limited = (edit: Parameters<typeof mutateResponse>[2]) => mutateResponse('startVerification', 429, edit)

/** Limits that are missing, that can be avoided, or that do not say how long they last. */
export const limitFaults = {
  'no limit': {
    title: 'codes may be asked for without a limit',
    foundBy: limit,
    plant: limited(() => madeUp(200, { requestId: crypto.randomUUID() })),
  },
  'no limit elsewhere': {
    title: 'a header that names another client goes round the limit',
    foundBy: limit,
    plant: limited((reply, { headers }) =>
      headers['x-forwarded-for'] ? madeUp(200, { requestId: crypto.randomUUID() }) : reply,
    ),
  },
  'no limit for known': {
    title: 'who has signed in may ask for codes without a limit',
    foundBy: limit,
    plant: async (call, { forward, memory, world }) => {
      const reply = await forward(call)
      const { requestId, email } = contentOf(call)
      const sent = world.outbox.list().find(({ id }) => id === requestId)
      if (call.id === 'checkVerification' && reply.status === 200 && sent) memory.set(sent.to, 'known')
      const isSpared = call.id === 'startVerification' && reply.status === 429 && memory.has(String(email))
      return isSpared ? madeUp(200, { requestId: crypto.randomUUID() }) : reply
    },
  },
  'no retry-after': { title: 'a 429 without Retry-After', foundBy: limit, plant: limited(header('Retry-After')) },
  'retry-after text': { title: 'Retry-After: soon', foundBy: limit, plant: limited(header('Retry-After', 'soon')) },
  'retry-after zero': { title: 'Retry-After: 0', foundBy: limit, plant: limited(header('Retry-After', '0')) },
  'retry-after years': {
    title: 'Retry-After in milliseconds',
    foundBy: limit,
    plant: limited((reply, call) => header('Retry-After', '600000')(reply, call)),
  },
  'retry-after past': {
    title: 'Retry-After: a date that is over',
    foundBy: limit,
    plant: limited(header('Retry-After', 'Fri, 20 Nov 2020 20:00:00 GMT')),
  },
  'limit bare': { title: 'a 429 without a message', foundBy: limit, plant: limited(json(() => ({}))) },
  'limit 403': { title: '403 instead of 429', foundBy: limit, plant: limited(status(403)) },
  'limit by spelling': {
    title: 'a domain in capitals has a limit of its own',
    foundBy: limit,
    plant: limited((reply, call) =>
      /[A-Z]/.test(String(contentOf(call).email)) ? madeUp(200, { requestId: crypto.randomUUID() }) : reply,
    ),
  },
  'limit voids': {
    title: 'a refused start ends the request before it',
    foundBy: limit,
    plant: async (call, { forward, memory, world }) => {
      const reply = await forward(call)
      if (call.id === 'startVerification' && reply.status === 429) memory.set(String(contentOf(call).email), 'over')
      const sent = world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
      return call.id === 'checkVerification' && sent && memory.has(sent.to)
        ? madeUp(410, { message: 'This code has expired.' })
        : reply
    },
  },
} satisfies Record<string, Fault>
