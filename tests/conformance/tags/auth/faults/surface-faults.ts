import { operations } from '../../../../../src/contract/operations.gen.ts'
import type { Call, Fault, Plant } from '../../../kernel/faults/fault.ts'
import { madeUp, withContent } from '../../../kernel/faults/mutate-response.ts'

const pathTo = (call: Call, id: keyof typeof operations) => call.path.endsWith(operations[id].path)

/** Ends the session on a read, and answers as if nothing had happened. */
const quietLogout =
  (meant: (call: Call) => boolean): Plant =>
  async (call, { forward }) => {
    const reply = await forward(call)
    if (meant(call) && call.headers.cookie) await forward(asLogout(call))
    return reply
  }
const asLogout = (call: Call): Call => ({
  ...call,
  id: 'logout',
  method: 'POST',
  path: call.path
    .replace(/\?.*/, '')
    .replace(/(\/auth\/).*/, '$1')
    .concat(operations.logout.path.split('/').pop() ?? ''),
})
const isLogout = (call: Call) => call.path.replace(/\?.*/, '').endsWith(operations.logout.path)

/** Addresses and methods that the contract does not have. */
export const surfaceFaults = {
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
  'any ending': {
    title: 'what stands behind a path is ignored',
    foundBy: 'other-paths',
    plant: (call, { forward }) =>
      forward({ ...call, path: call.path.replace(new RegExp(`(${operations.getUserInfo.path})[/.;].*`), '$1') }),
  },
  'get ends session': {
    title: 'GET with a session ends it, and is answered 404',
    foundBy: 'reading-ends-nothing',
    plant: quietLogout((call) => call.method === 'GET' && isLogout(call)),
  },
  'head ends session': {
    title: 'HEAD with a session ends it, and is answered 404',
    foundBy: 'reading-ends-nothing',
    plant: quietLogout((call) => call.method === 'HEAD' && isLogout(call)),
  },
  'overridden method': {
    title: 'a header makes a POST of a GET',
    foundBy: 'reading-ends-nothing',
    plant: quietLogout((call) => call.headers['x-http-method-override'] === 'POST' && isLogout(call)),
  },
  'method in address': {
    title: 'the address makes a POST of a GET',
    foundBy: 'reading-ends-nothing',
    plant: quietLogout((call) => call.path.includes('_method=POST') && isLogout(call)),
  },
  'put ends session': {
    title: 'PUT with a session ends it, and is answered 404',
    foundBy: 'reading-ends-nothing',
    plant: quietLogout((call) => call.method === 'PUT' && isLogout(call)),
  },
  'put takes code': {
    title: 'PUT takes a code as POST does',
    foundBy: 'only-post-acts',
    plant: (call, { forward }) =>
      forward(call.method === 'PUT' && pathTo(call, 'checkVerification') ? { ...call, method: 'POST' } : call),
  },
  'link sends code': {
    title: 'a link with a contact sends a code, and is answered 404',
    foundBy: 'only-post-acts',
    plant: async (call, { forward }) => {
      const [path = '', query = ''] = call.path.split('?')
      const asked = Object.fromEntries(new URLSearchParams(query))
      const isLink = call.method === 'GET' && path.endsWith(operations.startVerification.path)
      if (isLink && Object.keys(asked).length > 0) await forward(withContent({ ...call, method: 'POST', path }, asked))
      return forward(call)
    },
  },
  'trace echoes': {
    title: 'TRACE sends the cookies back',
    foundBy: 'other-methods',
    plant: async (call, { forward }) =>
      call.method === 'TRACE'
        ? { status: 200, headers: [['Content-Type', 'message/http']], body: JSON.stringify(call.headers) }
        : forward(call),
  },
  'large body breaks': {
    title: 'a large body breaks the server',
    foundBy: 'large-body',
    plant: async (call, { forward }) =>
      call.body.length > 500_000 ? madeUp(500, { message: 'Something went wrong.' }) : forward(call),
  },
  'large body taken': {
    title: 'a large body is taken',
    foundBy: 'large-body',
    plant: async (call, { forward }) => (call.body.length > 500_000 ? madeUp(200, {}) : forward(call)),
  },
} satisfies Record<string, Fault>
