import { basePath, operations, sessionCookie } from '../../../../../src/contract/operations.gen.ts'
import type { Call, Fault, Plant } from '../../../kernel/faults/fault.ts'
import { madeUp } from '../../../kernel/faults/mutate-response.ts'

const app = 'from-the-app'
const among = 'other-cookies'

const refuseIf =
  (meant: (call: Call) => boolean, status: number): Plant =>
  async (call, { forward }) =>
    meant(call) ? madeUp(status, { message: 'Something is not as it should be.' }) : forward(call)

const others = (cookie = '') => cookie.split('; ').filter((pair) => !pair.startsWith(`${sessionCookie}=`))

/** Servers that work for command-line tools but not for browsers. */
export const browserFaults = {
  'own origin refused': {
    title: 'a POST with the Origin of the app is refused',
    foundBy: app,
    plant: refuseIf(
      ({ id, headers }) => id !== undefined && /^http:\/\/127\.0\.0\.1:\d+$/.test(headers.origin ?? ''),
      403,
    ),
  },
  'fetch metadata refused': {
    title: 'what a page of the same origin sends is refused',
    foundBy: app,
    plant: refuseIf(({ headers }) => headers['sec-fetch-site'] === 'same-origin', 403),
  },
  'accept refused': {
    title: 'Accept: */* is 406',
    foundBy: app,
    plant: refuseIf(({ headers }) => headers.accept === '*/*', 406),
  },
  'charset refused': {
    title: 'JSON whose type says how it is encoded is refused',
    foundBy: 'json-by-any-name',
    plant: refuseIf(({ headers }) => /charset/i.test(headers['content-type'] ?? ''), 400),
  },
  'type in capitals refused': {
    title: 'JSON whose type has capitals is refused',
    foundBy: 'json-by-any-name',
    plant: refuseIf(({ headers }) => /J/.test(headers['content-type'] ?? ''), 400),
  },
  'first cookie only': {
    title: 'only the first cookie is read',
    foundBy: among,
    plant: (call, { forward }) => {
      const [first] = call.headers.cookie?.split('; ') ?? []
      return forward(first === undefined ? call : { ...call, headers: { ...call.headers, cookie: first } })
    },
  },
  'cookie breaks': {
    title: 'a cookie with a lone % breaks the server',
    foundBy: among,
    plant: refuseIf(({ headers }) => others(headers.cookie).some((pair) => /%(?![0-9a-f]{2})/i.test(pair)), 500),
  },
  'start ends session': {
    title: 'asking for a code ends the session that asks',
    foundBy: among,
    plant: async (call, { forward }) => {
      const path = basePath + operations.logout.path
      if (call.id === 'startVerification' && call.headers.cookie)
        await forward({ ...call, method: 'POST', path, body: '' })
      return forward(call)
    },
  },
} satisfies Record<string, Fault>
