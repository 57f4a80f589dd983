import { sessionCookie } from '../../../src/contract/operations.gen.ts'
import { isEmail } from '../../../src/rules/contact.ts'
import { deviceFor, type Session } from '../../db/people.ts'
import { exampleError } from '../../http/answers.ts'
import type { Cookies } from '../../http/cookies.ts'
import { handleTag } from '../../http/handle.ts'
import { checkVerification, startVerification } from './rules.ts'

/** Sign-in with a one-time code. No answer reveals whether a contact is known. */
export const authHandlers = handleTag('auth', {
  async getUserInfo({ session, cookies, world, answer }) {
    const extended = await world.sessions.extend(session.token)
    // The session was ended between the check and this step.
    if (!extended) return answer(401, exampleError('getUserInfo', 401))
    carry(cookies, extended, world.now())
    return answer(200, { userId: extended.userId, session: { exp: extended.exp } })
  },

  async startVerification({ body, world, answer, refuse }) {
    if ('email' in body && !isEmail(body.email)) return refuse(400)
    const started = await startVerification(world, body)
    if ('requestId' in started) return answer(200, started)
    return answer(429, exampleError('startVerification', 429), { 'Retry-After': String(started.retryAfter) })
  },

  async checkVerification({ body, request, cookies, world, answer }) {
    const checked = await checkVerification(world, body, deviceFor(request))
    if (checked.outcome === 'gone') return answer(410, exampleError('checkVerification', 410))
    if (checked.outcome === 'wrong') return answer(400, exampleError('checkVerification', 400))
    carry(cookies, checked.session, world.now())
    return answer(200, { verified: true })
  },

  /** Without a session the answer is 401, as the contract allows. A client thus learns that there was none. */
  async logout({ session, cookies, world, answer }) {
    await world.sessions.end(session.token)
    cookies.clear(sessionCookie)
    return answer(204)
  },
})

function carry(cookies: Cookies, session: Session, now: number) {
  cookies.set(sessionCookie, session.token, Math.ceil(session.exp - now / 1000))
}
