import { cookiesOf, type Exchange } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { type Jar, removes, type SetCookie } from '../../kernel/transport/cookies.ts'

const setBy = ({ came }: Exchange) => cookiesOf(came).filter((one) => !removes(one))
const namesSetBy = (exchanges: Exchange[]) => new Set(exchanges.flatMap(setBy).map(({ name }) => name))

/**
 * The names of cookies that are also set without a session, for example by a load balancer. These do not belong to the
 * session. A name that is the only one a sign-in sets does belong to it: some servers set it before, with another
 * value.
 */
function strayNames({ exchanges }: Run): Set<string> {
  const isBare = ({ id, sent, came }: Exchange) =>
    sent.headers.Cookie === undefined &&
    ((id === 'startVerification' && came.status === 200) || (id === 'getUserInfo' && came.status === 401))
  const stray = namesSetBy(exchanges.filter(isBare))
  const signedIn = namesSetBy(exchanges.filter(({ id, came }) => id === 'checkVerification' && came.status === 200))
  return [...signedIn].every((name) => stray.has(name)) ? new Set() : stray
}

/** The cookies of an answer that belong to the session. */
export function sessionCookiesOf(run: Run, { came }: Exchange): SetCookie[] {
  const stray = strayNames(run)
  return cookiesOf(came).filter(({ name }) => !stray.has(name))
}

/** The names of the cookies with which a client keeps its session. */
export function sessionNames(run: Run, jar: Jar): string[] {
  const stray = strayNames(run)
  return jar.names().filter((name) => !stray.has(name))
}
