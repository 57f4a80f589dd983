import { isPhone } from '../../kernel/contacts.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { Blocked } from '../../kernel/stops.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'
import { bodyFor, lookAt, type SignedIn, type Started, sameMailbox, signInWith, tryCode } from './verification.ts'

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

/** What the main person does, each once in a run. */
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
    return { ...started, code, jar, checked }
  },
  async userInfo(run) {
    const { jar } = await need(run, 'signedIn')
    const exchange = await lookAt(run, jar)
    if (run.hasStatus(exchange, 200, 'with the session that the code opened')) return exchange
    throw new Blocked('no user info came')
  },
  async loggedOut(run) {
    const { jar } = await need(run, 'signedIn')
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

/** What the main person has done; they do it now if no check has needed it before. @throws {Blocked} */
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
