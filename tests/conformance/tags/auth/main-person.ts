import { isPhone } from '../../kernel/contacts.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { Blocked } from '../../kernel/stops.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'
import { bodyFor, lookAt, type SignedIn, type Started, tryCode } from './verification.ts'

export type LoggedOut = { before: Jar; exchange: Exchange }

/** The one sign-in that most checks share, so that few codes are sent. */
export type MainPerson = {
  started?: Started
  signedIn?: SignedIn
  userInfo?: Exchange
  loggedOut?: LoggedOut
  /** Another browser in which they are signed in. */
  second?: Jar
  /** Another browser in which the person `guest` is signed in. */
  guestsSecond?: Jar
}

const people = new WeakMap<Run, MainPerson>()

/** What the main person has done so far in this run. */
export function mainPerson(run: Run): MainPerson {
  const person = people.get(run) ?? {}
  people.set(run, person)
  return person
}

const undone: Record<keyof MainPerson, string> = {
  started: 'no code was sent',
  signedIn: 'no sign-in succeeded',
  userInfo: 'no user info came',
  loggedOut: 'no logout succeeded',
  second: 'no sign-in in a second browser succeeded',
  guestsSecond: 'no sign-in in a second browser succeeded',
}

/** Returns what an earlier check was to do for the main person. @throws {Blocked} if it could not */
export function need<Step extends keyof MainPerson>(run: Run, step: Step): NonNullable<MainPerson[Step]> {
  const done = mainPerson(run)[step]
  if (done) return done
  throw new Blocked(undone[step])
}

export async function startMain(run: Run): Promise<void> {
  // Five codes: for the sign-in, for three more, and for a comparison with an unknown contact.
  const contact = run.contact({ times: 5 })
  const exchange = await run.call('startVerification', { body: bodyFor(contact) })
  const requestId = field(exchange, 'requestId')
  if (run.hasStatus(exchange, 200, 'asking for a code') && typeof requestId === 'string')
    mainPerson(run).started = { contact, requestId, exchange }
  // If both kinds of contact were given, both are used.
  const phone = isPhone(contact) ? undefined : run.phone()
  if (phone === undefined) return
  run.hasStatus(await run.call('startVerification', { body: bodyFor(phone) }), 200, 'asking for a code by phone')
}

export async function signInMain(run: Run): Promise<void> {
  const started = need(run, 'started')
  const code = await run.code(started.contact)
  const jar = run.newJar()
  const checked = await tryCode(run, started.requestId, code, jar)
  if (run.hasStatus(checked, 200, 'the code that was sent'))
    mainPerson(run).signedIn = { ...started, code, jar, checked }
}

export async function lookAtMain(run: Run): Promise<void> {
  const { jar } = need(run, 'signedIn')
  const exchange = await lookAt(run, jar)
  if (run.hasStatus(exchange, 200, 'with the session that the code opened')) mainPerson(run).userInfo = exchange
}

export async function logOutMain(run: Run): Promise<void> {
  const { jar } = need(run, 'signedIn')
  const before = jar.copy()
  const exchange = await run.call('logout', { jar })
  if (run.hasStatus(exchange, 204, 'with a session')) mainPerson(run).loggedOut = { before, exchange }
}
