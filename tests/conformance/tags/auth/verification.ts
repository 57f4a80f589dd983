import type { VerificationStart } from '../../../../src/contract/types.gen.ts'
import { isPhone } from '../../kernel/contacts.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import type { Run, SignIn } from '../../kernel/run.ts'
import { Blocked } from '../../kernel/stops.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'

export type Started = { contact: string; requestId: string; exchange: Exchange }
export type SignedIn = Started & { code: string; jar: Jar; checked: Exchange }

/** The body that asks for a code for a contact. */
export const bodyFor = (contact: string): VerificationStart =>
  isPhone(contact) ? { phone: contact } : { email: contact }

/**
 * Other spellings of an e-mail address that reach the same mailbox for certain: a domain's letters have no case
 * (RFC 5321, section 2.4). Of a phone number in E.164 format there is none.
 */
export function sameMailbox(contact: string): VerificationStart[] {
  const [local, domain] = contact.split('@')
  return domain === undefined ? [] : [{ email: `${local}@${domain.toUpperCase()}` }]
}

/** Opens a request for a contact, to be used by a check that is about something else. @throws {Blocked} */
export async function openRequest(run: Run, contact: string, body = bodyFor(contact)): Promise<Started> {
  const exchange = await run.call('startVerification', { body })
  const requestId = field(exchange, 'requestId')
  if (exchange.came.status === 200 && typeof requestId === 'string') return { contact, requestId, exchange }
  const wait = headerOf(exchange.came, 'retry-after')
  const hint = exchange.came.status === 429 ? `; too many codes were asked for, wait ${wait ?? 'a while'} s` : ''
  throw new Blocked(`no code could be asked for (${exchange.came.status})${hint}`)
}

/** Tries a code, with the cookies of a client where one is given. */
export const tryCode = (run: Run, requestId: string, code: unknown, jar?: Jar): Promise<Exchange> =>
  run.call('checkVerification', { body: { requestId, code }, jar })

/**
 * Signs in by a code, to be used by a check that is about something else.
 *
 * @param body what asks for the code, where it is not the contact as it is
 * @throws {Blocked}
 */
export async function signInWith(run: Run, contact: string, jar: Jar, body = bodyFor(contact)): Promise<SignedIn> {
  const started = await openRequest(run, contact, body)
  const code = await run.code(contact)
  const checked = await tryCode(run, started.requestId, code, jar)
  if (checked.came.status === 200) return { ...started, code, jar, checked }
  throw new Blocked(`the code that was sent did not sign in (${checked.came.status})`)
}

/** How the people of a run sign in. */
export const signIn: SignIn = (run, { contact, jar }) => signInWith(run, contact, jar)

/** Asks who is signed in, with the cookies of a client. */
export const lookAt = (run: Run, jar: Jar): Promise<Exchange> => run.call('getUserInfo', { jar })
