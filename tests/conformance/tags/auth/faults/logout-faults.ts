import { sessionCookie } from '../../../../../src/contract/operations.gen.ts'
import type { Call, Fault, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { cookies, madeUp, mutateResponse, status } from '../../../kernel/faults/mutate-response.ts'

const done = (edit: Parameters<typeof mutateResponse>[2]) => mutateResponse('logout', 204, edit)
const ends = 'logout-ends-session'
const shape = 'logout.204'

/** Answers as if the session had ended, and does not end it. */
const idle: Plant = async (call, { forward }) => {
  if (call.id !== 'logout') return forward(call)
  const probe: Call = { ...call, headers: {} }
  const { headers } = await forward(probe)
  return call.headers.cookie
    ? { status: 204, headers: headers.filter(([name]) => !/^content-/i.test(name)), body: '' }
    : forward(probe)
}

const clearing: Reply['headers'] = [
  ['Date', new Date().toUTCString()],
  ['Cache-Control', 'no-store'],
  ['Set-Cookie', `${sessionCookie}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0`],
]

/** Faults in signing out. */
export const logoutFaults = {
  'logout idle': { title: 'logout does nothing', foundBy: ends, plant: idle },
  'logout late': {
    title: 'the session lives on for its next call',
    foundBy: ends,
    plant: async (call, { forward, memory }) => {
      const cookie = call.headers.cookie ?? ''
      if (call.id === 'getUserInfo' && memory.delete(cookie))
        return madeUp(200, { userId: 'somebody', session: { exp: Math.ceil(Date.now() / 1000) + 60 } })
      const reply = await forward(call)
      if (call.id === 'logout' && reply.status === 204) memory.set(cookie, 'ended')
      return reply
    },
  },
  'logout overtaken': {
    title: 'a look that is under way brings the session back',
    foundBy: 'logout-at-once',
    plant: async (call, { forward, memory }) => {
      const key = `looks ${call.headers.cookie}`
      const looks = Number(memory.get(key) ?? 0)
      if (call.id === 'logout' && looks > 1) return { status: 204, headers: clearing, body: '' }
      if (call.id !== 'getUserInfo') return forward(call)
      memory.set(key, String(looks + 1))
      const reply = await forward(call)
      await new Promise((resolve) => setTimeout(resolve, 20))
      memory.set(key, String(Number(memory.get(key)) - 1))
      return reply
    },
  },
  'logout forgets': {
    title: 'an ended session is 410',
    foundBy: ends,
    plant: mutateResponse('logout', 401, (reply, { headers }) => (headers.cookie ? { ...reply, status: 410 } : reply)),
  },
  'cookie stays': {
    title: 'the cookie is not cleared',
    foundBy: 'logout-clears-cookie',
    plant: done(cookies(() => undefined)),
  },
  'cookie emptied': {
    title: 'the cookie is emptied, not removed',
    foundBy: 'logout-clears-cookie',
    plant: done(cookies((line) => line.replace('; Max-Age=0', ''))),
  },
  'cookie cleared elsewhere': {
    title: 'the cookie is cleared without its Path',
    foundBy: 'logout-clears-cookie',
    plant: done(cookies((line) => line.replace('; Path=/', ''))),
  },
  'cookie cleared below': {
    title: 'the cookie is cleared with another Path than it was set with',
    foundBy: 'logout-clears-cookie',
    plant: done(cookies((line) => line.replace('Path=/', 'Path=/api'))),
  },
  'body on 204': {
    title: 'a body on a 204',
    foundBy: shape,
    plant: done((reply) => ({ ...reply, body: '{"ok":true}' })),
  },
  'length on 204': {
    title: 'a 204 that announces a body',
    foundBy: shape,
    plant: done((reply) => ({ ...reply, headers: [...reply.headers, ['Content-Length', '11']] })),
  },
  'logout 200': { title: '200 instead of 204', foundBy: shape, plant: done(() => madeUp(200, { ok: true })) },
  'logout 302': { title: 'a redirect instead of 204', foundBy: shape, plant: done(status(302)) },
  'logout hangs': {
    title: 'logout is never answered',
    foundBy: shape,
    plant: async (call, { forward }) => (call.id === 'logout' && call.headers.cookie ? 'hang' : forward(call)),
  },
  'logout forbidden': {
    title: '403 without a session',
    foundBy: 'logout.401',
    plant: mutateResponse('logout', 401, status(403)),
  },
  'logout nowhere': {
    title: '200 without a session',
    foundBy: 'logout.401',
    plant: mutateResponse('logout', 401, () => madeUp(200, { ok: true })),
  },
} satisfies Record<string, Fault>

/** A good server: a logout without a session has nothing to do. */
export const idempotentLogout: Plant = mutateResponse('logout', 401, (reply) => ({
  ...reply,
  status: 204,
  headers: reply.headers.filter(([name]) => !/^content-/i.test(name)),
  body: '',
}))
