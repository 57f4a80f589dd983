import { basePath } from '../../../../../src/contract/operations.gen.ts'
import type { Fault } from '../../../kernel/faults/fault.ts'
import { cookies, mutateResponse } from '../../../kernel/faults/mutate-response.ts'

const checked = (change: Parameters<typeof cookies>[0]) => mutateResponse('checkVerification', 200, cookies(change))
const flags = 'session-cookie'
const life = 'cookie-ends-with-session'

/** Faults in the session cookie: its flags and its expiry. */
export const cookieFaults = {
  'no cookie': { title: 'the right code sets no cookie', foundBy: flags, plant: checked(() => undefined) },
  'cookie readable': { title: 'no HttpOnly', foundBy: flags, plant: checked((line) => line.replace('; HttpOnly', '')) },
  'cookie cross-site': {
    title: 'SameSite=None',
    foundBy: flags,
    plant: checked((line) => line.replace('Lax', 'None')),
  },
  'cookie samesite absent': {
    title: 'no SameSite',
    foundBy: flags,
    plant: checked((line) => line.replace('; SameSite=Lax', '')),
  },
  'cookie no path': { title: 'no Path', foundBy: flags, plant: checked((line) => line.replace('; Path=/', '')) },
  'cookie narrow path': {
    title: 'a Path that covers some calls only',
    foundBy: flags,
    plant: checked((line) => line.replace('Path=/', `Path=${basePath}/auth/verify`)),
  },
  'cookie not secure': {
    title: 'no Secure over https',
    foundBy: flags,
    secure: true,
    plant: checked((line) => line.replace('; Secure', '')),
  },
  'extended cookie readable': {
    title: 'no HttpOnly when the session is extended',
    foundBy: flags,
    plant: mutateResponse(
      'getUserInfo',
      200,
      cookies((line) => line.replace('; HttpOnly', '')),
    ),
  },
  'cookie outlives': {
    title: 'the cookie outlives the session by a year',
    foundBy: life,
    plant: checked((line) => line.replace(/Max-Age=\d+/, 'Max-Age=31536000')),
  },
  'cookie dies early': {
    title: 'the cookie ends after a minute',
    foundBy: life,
    plant: checked((line) => line.replace(/Max-Age=\d+/, 'Max-Age=60')),
  },
  'cookie expires': {
    title: 'Expires names another end than the session has',
    foundBy: life,
    plant: checked((line) => line.replace(/Max-Age=\d+/, 'Expires=Fri, 01 Jan 2100 00:00:00 GMT')),
  },
  'cookie not renewed': {
    title: 'the session slides, its cookie does not',
    foundBy: life,
    plant: mutateResponse(
      'getUserInfo',
      200,
      cookies(() => undefined),
    ),
  },
  'cookie renewed wrongly': {
    title: 'the renewed cookie keeps the first end',
    foundBy: life,
    plant: mutateResponse(
      'getUserInfo',
      200,
      cookies((line) => line.replace(/Max-Age=\d+/, 'Max-Age=600')),
    ),
  },
  'cookie for all hosts': {
    title: 'the cookie goes to every host below a domain',
    foundBy: flags,
    plant: checked((line) => `${line}; Domain=127.0.0.1`),
  },
  'cookie twice': {
    title: 'the cookie is set twice in one answer',
    foundBy: flags,
    plant: mutateResponse('checkVerification', 200, (reply) => ({
      ...reply,
      headers: [...reply.headers, ...reply.headers.filter(([name]) => /^set-cookie$/i.test(name))],
    })),
  },
  'cookie name': {
    title: 'the name asks for Secure, the cookie is not',
    foundBy: flags,
    plant: async (call, { forward }) => {
      const rename = (text: string) => text.replaceAll('__Host-s=', 'emberhall_session=')
      const headers = call.headers.cookie ? { ...call.headers, cookie: rename(call.headers.cookie) } : call.headers
      const reply = await forward({ ...call, headers })
      return cookies((line) => line.replace('emberhall_session=', '__Host-s='))(reply, call)
    },
  },
} satisfies Record<string, Fault>
