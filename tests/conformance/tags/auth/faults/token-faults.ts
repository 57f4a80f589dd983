import { createHash, randomBytes } from 'node:crypto'
import { sessionCookie } from '../../../../../src/contract/operations.gen.ts'
import type { Call, Fault, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { contentOf, cookies, header, json, mutateResponse } from '../../../kernel/faults/mutate-response.ts'

const isNew = 'session-is-new'
const exact = 'session-exact'
const drawn = 'sessions-drawn'
const told = 'session-not-in-answer'

const tokenSent = ({ headers }: Call) => new RegExp(`${sessionCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
const tokenSet = ({ headers }: Reply) =>
  headers.flatMap(
    ([name, line]) => new RegExp(`^${sessionCookie}=([^;]+)`).exec(/^set-cookie$/i.test(name) ? line : '')?.[1] ?? [],
  )[0]
const withToken = (call: Call, token: string): Call => ({
  ...call,
  headers: { ...call.headers, cookie: `${sessionCookie}=${token}` },
})

type Make = (real: string, call: Call, memory: Map<string, string>) => string
type Find = (sent: string, known: readonly string[]) => string | undefined
const whole: Find = (sent, known) => known.find((one) => one === sent)

/** Replaces the good server's tokens by its own, and finds sessions by them in its own way. */
const otherTokens =
  (make: Make, find: Find = whole): Plant =>
  async (call, { forward, memory }) => {
    const known = [...memory.keys()].filter((key) => key.startsWith('token ')).map((key) => key.slice(6))
    const sent = tokenSent(call)
    const found = sent === undefined ? undefined : find(sent, known)
    const reply = await forward(found === undefined ? call : withToken(call, memory.get(`token ${found}`) ?? ''))
    const real = tokenSet(reply)
    if (real === undefined) return reply
    const fake = [...memory].find(([, value]) => value === real)?.[0].slice(6) ?? make(real, call, memory)
    memory.set(`token ${fake}`, real)
    return cookies((line) => line.replace(`${sessionCookie}=${real}`, `${sessionCookie}=${fake}`))(reply, call)
  }
const asMade: Make = (real) => real

/** Accepts the token from another place than the cookie. */
const from =
  (read: (call: Call) => string | undefined): Plant =>
  (call, { forward }) => {
    const token = read(call)
    return forward(token === undefined ? call : withToken({ ...call, path: call.path.replace(/\?.*/, '') }, token))
  }

/** Reveals the token that a sign-in has set. */
const telling = (edit: (token: string) => (reply: Reply, call: Call) => Reply): Plant =>
  mutateResponse('checkVerification', 200, (reply, call) => edit(tokenSet(reply) ?? '')(reply, call))

/** Sessions that can be chosen, kept, guessed, or read. */
export const tokenFaults = {
  'session chosen': {
    title: 'the cookie that the browser came with becomes the session',
    foundBy: isNew,
    plant: otherTokens((real, call) => (call.id === 'checkVerification' && tokenSent(call)) || real),
  },
  'session kept': {
    title: 'who signs in stays the person who was signed in before',
    foundBy: isNew,
    plant: async (call, { forward, memory }) => {
      const reply = await forward(call)
      if (call.id !== 'checkVerification' || reply.status !== 200) return reply
      const before = tokenSent(call)
      if (before !== undefined && memory.has(before)) return cookies(() => undefined)(reply, call)
      memory.set(tokenSet(reply) ?? '', 'known')
      return reply
    },
  },
  'token of person': {
    title: 'a person has the same token at each sign-in',
    foundBy: drawn,
    plant: async (call, { forward, memory, world }) => {
      const sent = world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
      const make: Make = (real) => (sent ? createHash('sha256').update(sent.to).digest('base64url') : real)
      return otherTokens(make)(call, { forward, memory, world })
    },
  },
  'token counted': {
    title: 'tokens are counted up',
    foundBy: drawn,
    plant: otherTokens((_, __, memory) => `session-${String(memory.size).padStart(24, '0')}`),
  },
  'token short': {
    title: 'a token of 32 bits',
    foundBy: drawn,
    plant: otherTokens(() => randomBytes(4).toString('hex')),
  },
  'token longer': {
    title: 'a token with something behind it works',
    foundBy: exact,
    plant: otherTokens(asMade, (sent, known) => known.find((one) => sent.startsWith(one))),
  },
  'token half': {
    title: 'half of the token is enough',
    foundBy: exact,
    plant: otherTokens(asMade, (sent, known) => known.find((one) => sent !== '' && one.startsWith(sent.slice(0, 12)))),
  },
  'token without case': {
    title: 'capitals in a token do not count',
    foundBy: exact,
    plant: otherTokens(asMade, (sent, known) => known.find((one) => one.toLowerCase() === sent.toLowerCase())),
  },
  'session in address': {
    title: 'a session may stand in the address',
    foundBy: 'session-by-cookie',
    plant: from(({ path }) => new RegExp(`[?&]${sessionCookie}=([^&]*)`).exec(path)?.[1]),
  },
  'session as bearer': {
    title: 'a session may come as a bearer token',
    foundBy: 'session-by-cookie',
    plant: from(({ headers }) => /^Bearer (.+)/.exec(headers.authorization ?? '')?.[1]),
  },
  'session in header': {
    title: 'a session may come in a header of its own',
    foundBy: 'session-by-cookie',
    plant: from(({ headers }) => headers['x-session-token']),
  },
  'user id is session': {
    title: 'the user id is as good as the token',
    foundBy: exact,
    plant: async (call, { forward, memory }) => {
      const token = tokenSent(call) ?? ''
      const reply = await forward(memory.has(token) ? withToken(call, memory.get(token) ?? '') : call)
      if (call.id === 'getUserInfo' && reply.status === 200) memory.set(JSON.parse(reply.body).userId, token)
      return reply
    },
  },
  'token in body': {
    title: 'the answer to the code holds the token',
    foundBy: told,
    plant: telling((token) => json((content) => ({ ...content, token }))),
  },
  'token in header': {
    title: 'a header holds the token',
    foundBy: told,
    plant: telling((token) => header('X-Session', token)),
  },
  'token encoded': {
    title: 'the answer to the code holds the token, in Base64',
    foundBy: told,
    plant: telling((token) => json((content) => ({ ...content, trace: btoa(token) }))),
  },
  'token in user info': {
    title: 'the user info holds the token',
    foundBy: told,
    plant: mutateResponse('getUserInfo', 200, (reply, call) =>
      json((content) => ({ ...content, sid: tokenSent(call) }))(reply, call),
    ),
  },
  'empty session': {
    title: 'an empty cookie is a session',
    foundBy: 'getUserInfo.401',
    plant: mutateResponse('getUserInfo', 401, (reply, call) =>
      tokenSent(call) === ''
        ? { ...reply, status: 200, body: '{"userId":"nobody","session":{"exp":4000000000}}' }
        : reply,
    ),
  },
} satisfies Record<string, Fault>
