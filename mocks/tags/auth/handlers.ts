import { sessionCookie } from '../../../src/contract/operations.gen.ts'
import type { Cookies } from '../../kernel/cookies.ts'
import { exampleMessage } from '../../kernel/example-message.ts'
import { handleTag } from '../../kernel/handle.ts'
import type { Session } from '../../kernel/sessions.ts'
import { checkVerification, startVerification } from './verifications.ts'

/** Sign-in with a one-time code. Nothing here tells a known contact from an unknown one. */
export const authHandlers = handleTag('auth', {
  async getUserInfo({ cookies, world, answer }) {
    const session = await world.sessions.extend(cookies.get(sessionCookie))
    if (!session) return answer(401, { message: exampleMessage('getUserInfo', 401) })
    carry(cookies, session, world.now())
    return answer(200, { userId: session.userId, session: { exp: session.exp } })
  },

  async startVerification({ body, world, answer }) {
    const started = await startVerification(world, body)
    if ('requestId' in started) return answer(200, started)
    const message = exampleMessage('startVerification', 429)
    return answer(429, { message }, { 'Retry-After': String(started.retryAfter) })
  },

  async checkVerification({ body, cookies, world, answer }) {
    const checked = await checkVerification(world, body)
    if (checked.outcome === 'gone') return answer(410, { message: exampleMessage('checkVerification', 410) })
    if (checked.outcome === 'wrong') return answer(400, { message: exampleMessage('checkVerification', 400) })
    carry(cookies, checked.session, world.now())
    return answer(200, { verified: true })
  },

  async logout({ cookies, world, answer }) {
    const ended = await world.sessions.end(cookies.get(sessionCookie))
    cookies.clear(sessionCookie)
    return ended ? answer(204) : answer(401, { message: exampleMessage('logout', 401) })
  },
})

function carry(cookies: Cookies, session: Session, now: number) {
  cookies.set(sessionCookie, session.token, Math.ceil(session.exp - now / 1000))
}
