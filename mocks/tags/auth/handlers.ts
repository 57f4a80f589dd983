import { sessionCookie } from '../../../src/contract/operations.gen.ts'
import { isEmail } from '../../../src/rules/contact.ts'
import { deviceFor, extendSession, type Session, sessions } from '../../db/people.ts'
import { exampleError } from '../../http/build-answer.ts'
import type { Cookies } from '../../http/cookies.ts'
import { handleTag } from '../../http/create-handler.ts'
import { checkVerification, startVerification } from './rules.ts'

/** Sign-in with a one-time code. No answer reveals whether a contact is known. */
export const authHandlers = handleTag(
  'auth',
  {
    getUserInfo({ session, cookies, rows, world, answer }) {
      const extended = extendSession(rows, session, world)
      carry(cookies, extended, world.now())
      return answer(200, { userId: extended.userId, session: { exp: extended.exp } })
    },

    startVerification({ body, rows, world, answer, refuse }) {
      if ('email' in body && !isEmail(body.email)) return refuse(400)
      const started = startVerification(rows, world, body)
      if ('requestId' in started) return answer(200, started)
      return answer(429, exampleError('startVerification', 429), { 'Retry-After': String(started.retryAfter) })
    },

    checkVerification({ body, request, cookies, rows, world, answer, refuse }) {
      const checked = checkVerification(rows, world, body, deviceFor(request))
      if (checked.outcome === 'exhausted') return refuse(410, 'wrongCodes')
      if (checked.outcome === 'gone') return refuse(410)
      if (checked.outcome === 'wrong') return refuse(400)
      carry(cookies, checked.session, world.now())
      return answer(200, { verified: true })
    },

    /** Without a session the answer is 401, as the contract allows. A client thus learns that there was none. */
    logout({ session, cookies, rows, answer }) {
      rows(sessions).delete(session)
      cookies.clear(sessionCookie)
      return answer(204)
    },
  },
  { getUserInfo: { storesChanges: true } },
)

function carry(cookies: Cookies, session: Session, now: number) {
  cookies.set(sessionCookie, session.token, Math.ceil(session.exp - now / 1000))
}
