import { basePath, operations } from '../../../../../src/contract/operations.gen.ts'
import type { Fault, Plant } from '../../../kernel/faults/fault.ts'
import {
  body,
  contentOf,
  header,
  json,
  madeUp,
  mutateResponse,
  page,
  status,
} from '../../../kernel/faults/mutate-response.ts'

const info = (change: Parameters<typeof json>[0]) => mutateResponse('getUserInfo', 200, json(change))
const end = (change: (exp: number) => unknown) =>
  info(({ userId, session }) => ({ userId, session: { exp: change(Reflect.get(Object(session), 'exp')) } }))
const none = (edit: Parameters<typeof mutateResponse>[2]) => mutateResponse('getUserInfo', 401, edit)
const somebody = () => madeUp(200, { userId: 'somebody', session: { exp: Math.ceil(Date.now() / 1000) + 3600 } })

const shape = 'getUserInfo.200'
const noSession = 'getUserInfo.401'

/** Returns another user id, or an earlier end, with each call. */
const counting =
  (change: (content: Record<string, unknown>, count: number) => unknown): Plant =>
  async (call, { forward, memory }) => {
    const reply = await forward(call)
    if (call.id !== 'getUserInfo' || reply.status !== 200) return reply
    const count = Number(memory.get('count') ?? 0) + 1
    memory.set('count', String(count))
    return json((content) => change(content, count))(reply, call)
  }

const other = 'logout-ends-no-other'

/** A logout that also ends other sessions: those of the people whom `meant` selects. */
const endingAll =
  (meant: (user: string, other: string) => boolean): Plant =>
  async (call, { forward, memory }) => {
    const cookie = call.headers.cookie ?? ''
    if (memory.has(`ended ${cookie}`)) return forward({ ...call, headers: { ...call.headers, cookie: '' } })
    const reply = await forward(call)
    if (call.id === 'getUserInfo' && reply.status === 200) memory.set(`user ${cookie}`, JSON.parse(reply.body).userId)
    if (call.id === 'logout' && reply.status === 204) {
      const user = memory.get(`user ${cookie}`) ?? ''
      for (const [key, other] of [...memory])
        if (key.startsWith('user ') && key !== `user ${cookie}` && meant(user, other))
          memory.set(`ended ${key.slice(5)}`, '')
    }
    return reply
  }

const isSetCookie = ([name]: [string, string]) => /^set-cookie$/i.test(name)
const logoutCall = { id: 'logout', method: 'POST', path: basePath + operations.logout.path } as const

/** Faults in the session: its cookie, its end, and its owner. */
export const sessionFaults = {
  'exp milliseconds': { title: 'exp in milliseconds', foundBy: 'session-end', plant: end((exp) => exp * 1000) },
  'exp past': { title: 'exp in the past', foundBy: 'session-end', plant: end((exp) => exp - 86_400) },
  'exp text': { title: 'exp is a text', foundBy: shape, plant: end(String) },
  'exp date': { title: 'exp is an ISO date', foundBy: shape, plant: end((exp) => new Date(exp * 1000).toISOString()) },
  'exp fraction': { title: 'exp has a fraction', foundBy: shape, plant: end((exp) => exp + 0.5) },
  'exp negative': { title: 'exp is -1', foundBy: shape, plant: end(() => -1) },
  'exp missing': { title: 'no exp', foundBy: shape, plant: end(() => undefined) },
  'session missing': { title: 'no session', foundBy: shape, plant: info(({ userId }) => ({ userId })) },
  'user empty': { title: 'userId is empty', foundBy: shape, plant: info((one) => ({ ...one, userId: '' })) },
  'user number': { title: 'userId is a number', foundBy: shape, plant: info((one) => ({ ...one, userId: 7 })) },
  'user renamed': {
    title: 'user_id instead of userId',
    foundBy: shape,
    plant: info(({ userId, session }) => ({ user_id: userId, session })),
  },
  'user changes': {
    title: 'another userId with each call',
    foundBy: 'same-user',
    plant: counting((content, count) => ({ ...content, userId: `user-${count}` })),
  },
  'user per sign-in': {
    title: 'another userId with each sign-in',
    foundBy: 'same-user',
    plant: counting((content, count) => ({ ...content, userId: count < 3 ? 'one' : 'other' })),
  },
  'session shrinks': {
    title: 'each look shortens the session',
    foundBy: 'same-user',
    plant: counting(({ userId, session }, count) => ({
      userId,
      session: { exp: Reflect.get(Object(session), 'exp') - 60 * count },
    })),
  },
  'stranger let in': { title: 'user info without a session', foundBy: noSession, plant: none(somebody) },
  'any cookie': {
    title: 'any cookie is a session',
    foundBy: noSession,
    plant: none((reply, { headers }) => (headers.cookie ? somebody() : reply)),
  },
  'status 403': { title: '403 instead of 401', foundBy: noSession, plant: none(status(403)) },
  'to login': {
    title: 'a redirect to the login page instead of 401',
    foundBy: noSession,
    plant: none((reply, call) => ({ ...header('Location', '/login')(reply, call), status: 302 })),
  },
  'null user': {
    title: '200 and null instead of 401',
    foundBy: noSession,
    plant: none(() => madeUp(200, null)),
  },
  'bare 401': { title: 'a 401 without a body', foundBy: noSession, plant: none(body('')) },
  'page 401': { title: 'a 401 as a page in HTML', foundBy: noSession, plant: none(page) },
  'one user': {
    title: 'everybody has the same userId',
    foundBy: 'sessions-apart',
    plant: info((content) => ({ ...content, userId: 'everybody' })),
  },
  'user by spelling': {
    title: 'a domain in capitals makes another user',
    foundBy: 'spelling-is-one-user',
    plant: async (call, { forward, memory }) => {
      const reply = await forward(call)
      const { email, requestId } = contentOf(call)
      const asked = call.id === 'startVerification' && reply.status === 200
      if (asked && /[A-Z]/.test(String(email))) memory.set(JSON.parse(reply.body).requestId, 'in capitals')
      const token = /=([^;]*)/.exec(call.headers.cookie ?? reply.headers.find(isSetCookie)?.[1] ?? '')?.[1] ?? ''
      if (call.id === 'checkVerification' && memory.has(String(requestId))) memory.set(token, 'in capitals')
      const isOther = call.id === 'getUserInfo' && reply.status === 200 && memory.has(token)
      return isOther ? json((content) => ({ ...content, userId: `other-${content.userId}` }))(reply, call) : reply
    },
  },
  'one session': {
    title: "a sign-in ends the person's other sessions",
    foundBy: 'same-user',
    plant: async (call, { forward, memory, world }) => {
      const reply = await forward(call)
      const sent = world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
      const cookie = reply.headers.find(isSetCookie)?.[1].split(';')[0]
      if (call.id !== 'checkVerification' || reply.status !== 200 || !sent || !cookie) return reply
      const before = memory.get(sent.to)
      memory.set(sent.to, cookie)
      if (before) await forward({ ...call, ...logoutCall, headers: { cookie: before }, body: '' })
      return reply
    },
  },
  'three sessions': {
    title: 'a fourth sign-in ends the first session',
    foundBy: 'sessions-side-by-side',
    plant: async (call, { forward, memory, world }) => {
      const reply = await forward(call)
      const sent = world.outbox.list().find(({ id }) => id === contentOf(call).requestId)
      const cookie = reply.headers.find(isSetCookie)?.[1].split(';')[0]
      if (call.id !== 'checkVerification' || reply.status !== 200 || !sent || !cookie) return reply
      const before = [...(memory.get(sent.to)?.split(' ') ?? []), cookie]
      memory.set(sent.to, before.slice(-3).join(' '))
      for (const old of before.slice(0, -3))
        await forward({ ...call, ...logoutCall, headers: { cookie: old }, body: '' })
      return reply
    },
  },
  'logout of all': {
    title: 'one logout ends the sessions of everybody',
    foundBy: other,
    plant: endingAll(() => true),
  },
  'logout everywhere': {
    title: 'logout ends the other browsers of the person too',
    foundBy: other,
    plant: endingAll((one, other) => one === other),
  },
} satisfies Record<string, Fault>
