import { type OperationId, sessionCookie } from '../../../src/contract/operations.gen.ts'
import type { VerificationStart } from '../../../src/contract/types.gen.ts'
import type { Case } from './check.ts'
import { isPhone } from './contacts.ts'
import { cookiesOf, field } from './exchange.ts'
import { Blocked, type Exchange, type Request, type Run, type SignIn } from './run.ts'
import { createJar, type Jar, removes, type SetCookie } from './transport/cookies.ts'

export type Started = { contact: string; requestId: string; exchange: Exchange }
export type SignedIn = Started & { code: string; jar: Jar; checked: Exchange }

type Headers = Record<string, string>
/** The user agents of Firefox on Linux and Safari on an iPhone. */
export const browsers = {
  laptop: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  phone: {
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/18.5 Mobile/15E148 Safari/604.1',
  },
} satisfies Record<string, Headers>

/** The body that requests a code for a contact. */
export const bodyFor = (contact: string): VerificationStart =>
  isPhone(contact) ? { phone: contact } : { email: contact }

/**
 * Other spellings of an email address that certainly reach the same mailbox: a domain is case-insensitive (RFC 5321,
 * section 2.4). A phone number in E.164 format has only one spelling.
 */
export function sameMailbox(contact: string): VerificationStart[] {
  const [local, domain] = contact.split('@')
  return domain === undefined ? [] : [{ email: `${local}@${domain.toUpperCase()}` }]
}

/** Opens a request for a contact, for checks of something else. @throws {Blocked} */
export async function openRequest(run: Run, contact: string, body = bodyFor(contact)): Promise<Started> {
  const exchange = await run.call('startVerification', { body })
  const requestId = field(exchange, 'requestId')
  if (exchange.came.status === 200 && typeof requestId === 'string') return { contact, requestId, exchange }
  throw new Blocked(`no code could be asked for (${exchange.came.status})`)
}

/** Checks a code, with the cookies of a client if one is given. */
export const tryCode = (run: Run, requestId: string, code: unknown, jar?: Jar, headers?: Headers): Promise<Exchange> =>
  run.call('checkVerification', { body: { requestId, code }, jar, headers })

/**
 * Signs in with a code, for checks of something else.
 *
 * @param with `body` requests the code, if it is not the plain contact; `headers` go with the code
 * @throws {Blocked}
 */
export async function signInWith(
  run: Run,
  contact: string,
  jar: Jar,
  { body = bodyFor(contact), headers = browsers.laptop }: { body?: VerificationStart; headers?: Headers } = {},
): Promise<SignedIn> {
  const started = await openRequest(run, contact, body)
  const code = await run.code(contact)
  const checked = await tryCode(run, started.requestId, code, jar, headers)
  if (checked.came.status === 200) return { ...started, code, jar, checked }
  throw new Blocked(`the code that was sent did not sign in (${checked.came.status})`)
}

/** How the people of a run sign in. */
export const signIn: SignIn = (run, { contact, jar }) => signInWith(run, contact, jar)

/** Calls userinfo with the cookies of a client. */
export const whoIs = (run: Run, jar: Jar): Promise<Exchange> => run.call('getUserInfo', { jar })

/** The one sign-in that most checks share, so that few codes are sent. */
type MainPerson = {
  started: Started
  signedIn: SignedIn
  userInfo: Exchange
  loggedOut: { before: Jar; exchange: Exchange }
  /** Another browser in which they are signed in. */
  second: SignedIn
  /** Another browser in which the person `guest` is signed in, with the domain of their address in capitals. */
  guestsSecond: SignedIn
}

type Step = keyof MainPerson
type Done = { [Name in Step]?: Promise<MainPerson[Name]> }
const people = new WeakMap<Run, Done>()

/** The steps of the main person, each once in a run. */
const steps: { [Name in Step]: (run: Run) => Promise<MainPerson[Name]> } = {
  async started(run) {
    // Five codes: for the sign-in, for three more, and for a comparison with an unknown contact.
    const contact = run.contact({ times: 5 })
    const exchange = await run.call('startVerification', { body: bodyFor(contact) })
    const requestId = field(exchange, 'requestId')
    if (!run.hasStatus(exchange, 200, 'asking for a code') || typeof requestId !== 'string')
      throw new Blocked('no code was sent')
    // If both kinds of contact were given, both are used.
    const phone = isPhone(contact) ? undefined : run.phone()
    if (phone !== undefined)
      run.hasStatus(await run.call('startVerification', { body: bodyFor(phone) }), 200, 'asking for a code by phone')
    return { contact, requestId, exchange }
  },
  async signedIn(run) {
    const started = await need(run, 'started')
    const code = await run.code(started.contact)
    const jar = run.newJar()
    const checked = await tryCode(run, started.requestId, code, jar)
    if (!run.hasStatus(checked, 200, 'the code that was sent')) throw new Blocked('no sign-in succeeded')
    // Of several cookies, only those without which there is no session.
    if (jar.names().length > 1) for (const name of jar.names()) await whoIs(run, jar.without(name))
    return { ...started, code, jar, checked }
  },
  async userInfo(run) {
    const { jar } = await need(run, 'signedIn')
    const exchange = await whoIs(run, jar)
    if (run.hasStatus(exchange, 200, 'with the session that the code opened')) return exchange
    throw new Blocked('no user info came')
  },
  async loggedOut(run) {
    const { jar } = await need(run, 'signedIn')
    await need(run, 'userInfo')
    const before = jar.copy()
    const exchange = await run.call('logout', { jar })
    if (run.hasStatus(exchange, 204, 'with a session')) return { before, exchange }
    throw new Blocked('no logout succeeded')
  },
  second: async (run) => signInWith(run, (await need(run, 'signedIn')).contact, run.newJar()),
  async guestsSecond(run) {
    const { contact } = await run.person('guest')
    const [body = bodyFor(contact)] = sameMailbox(contact)
    return signInWith(run, contact, run.newJar(), { body })
  },
}

/** The main person's steps, done now if no check needed them before. @throws {Blocked} */
export function need<Name extends Step>(run: Run, step: Name): Promise<MainPerson[Name]> {
  const done: Done = people.get(run) ?? {}
  people.set(run, done)
  const found = (done[step] as Promise<MainPerson[Name]> | undefined) ?? steps[step](run)
  Object.assign(done, { [step]: found })
  return found
}

/** The session of the main person, if one has been opened; `undefined` otherwise. */
export const openedSession = (run: Run): Promise<SignedIn | undefined> =>
  people.get(run)?.signedIn?.catch(() => undefined) ?? Promise.resolve(undefined)

/** A check that a step of the main person succeeds. */
export const doing = (step: Step) => async (run: Run) => void (await need(run, step))

const setBy = ({ came }: Exchange) => cookiesOf(came).filter((one) => !removes(one))
const namesSetBy = (exchanges: Exchange[]) => new Set(exchanges.flatMap(setBy).map(({ name }) => name))

/**
 * The names of cookies that are also set without a session, for example by a load balancer, or without which there is
 * a session all the same, for example against forged calls. These do not belong to the session. A name that is the only
 * one a sign-in sets does belong to it: some servers set it before, with another value.
 */
function strayNames({ exchanges }: Run): Set<string> {
  const isBare = ({ id, sent, came }: Exchange) =>
    sent.headers.Cookie === undefined &&
    ((id === 'startVerification' && came.status === 200) || (id === 'getUserInfo' && came.status === 401))
  const stray = namesSetBy(exchanges.filter(isBare))
  const succeeded = (of: OperationId) => exchanges.filter(({ id, came }) => id === of && came.status === 200)
  const signedIn = namesSetBy(succeeded('checkVerification'))
  for (const { sent } of succeeded('getUserInfo'))
    for (const name of signedIn) if (!sent.headers.Cookie?.includes(`${name}=`)) stray.add(name)
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

/** Texts that a careless server accepts as a session: placeholders, and an invented token. */
const madeUp = [
  'made-up-by-a-stranger',
  '',
  'null',
  'undefined',
  'true',
  '1',
  '0',
  '../../etc/passwd',
  '%00',
  "' OR '1'='1",
]

/** The case 401 of an operation that needs a session: without one, and with one that was made up. */
export const withoutSession = (id: OperationId, request?: Request): Case => ({
  title: 'without a session it is refused',
  run: (run) => askAsStranger(run, id, 401, request),
})

/** Calls an operation without a cookie, and with invented sessions under the server's cookie name. */
export async function askAsStranger(
  run: Run,
  id: OperationId,
  expected: Parameters<Run['hasStatus']>[1],
  request: Request = {},
): Promise<void> {
  run.hasStatus(await run.call(id, request), expected, 'without a cookie')
  const jar = (await openedSession(run))?.jar
  const names = jar ? sessionNames(run, jar) : []
  for (const name of names.length > 0 ? names : [sessionCookie]) {
    for (const value of madeUp) {
      const made = createJar({ [name]: value })
      run.hasStatus(await run.call(id, { ...request, jar: made }), expected, `with the made-up session "${value}"`)
    }
  }
}
