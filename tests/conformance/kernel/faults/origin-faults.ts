import type { Call, Fault, Plant, Reply } from './fault.ts'

const found = 'foreign-origin'

/** Allows an origin to call with the session. */
const allow =
  (meant: (origin: string, call: Call, reply: Reply) => boolean, value?: string): Plant =>
  async (call, { forward }) => {
    const reply = await forward(call)
    const { origin } = call.headers
    if (origin === undefined || !meant(origin, call, reply)) return reply
    const cors: Reply['headers'] = [
      ['Access-Control-Allow-Origin', value ?? origin],
      ['Access-Control-Allow-Credentials', 'true'],
    ]
    return { ...reply, headers: [...reply.headers, ...cors] }
  }

/** Servers that are open to pages of other origins. */
export const originFaults = {
  'any origin': { title: 'every origin is let in with the session', foundBy: found, plant: allow(() => true) },
  'star origin': { title: 'a star and credentials', foundBy: found, plant: allow(() => true, '*') },
  'null origin': {
    title: 'a page without an origin is let in',
    foundBy: found,
    plant: allow((origin) => origin === 'null'),
  },
  'origin by beginning': {
    title: 'origins are compared by their beginning',
    foundBy: found,
    plant: allow((origin) => origin.startsWith('http://127.0.0.1')),
  },
  'origin by end': {
    title: 'origins are compared by their end',
    foundBy: found,
    plant: allow((origin) => /127\.0\.0\.1(:\d+)?$/.test(origin)),
  },
  'origin with session': {
    title: 'every origin may read who is signed in',
    foundBy: found,
    plant: allow((_, { id }, { status }) => id === 'getUserInfo' && status === 200),
  },
  'origin by host': {
    title: 'every port of the host is let in',
    foundBy: found,
    plant: allow((origin) => /^https?:\/\/127\.0\.0\.1(:\d+)?$/.test(origin)),
  },
  'origin in preflight': {
    title: 'only the preflight lets every origin in',
    foundBy: found,
    plant: allow((_, { method }) => method === 'OPTIONS'),
  },
} satisfies Record<string, Fault>
