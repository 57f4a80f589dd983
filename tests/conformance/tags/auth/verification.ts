import type { VerificationStart } from '../../../../src/contract/types.gen.ts'
import { isPhone } from '../../kernel/contacts.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import type { Run, SignIn } from '../../kernel/run.ts'
import { Blocked } from '../../kernel/stops.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'

export type Started = { contact: string; requestId: string; exchange: Exchange }
export type SignedIn = Started & { code: string; jar: Jar; checked: Exchange }

type Headers = Record<string, string>
/** What two browsers say of themselves: Firefox on Linux, and Safari on an iPhone. */
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
 * Other spellings of an e-mail address that certainly reach the same mailbox: a domain is case-insensitive (RFC 5321,
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
  const wait = headerOf(exchange.came, 'retry-after')
  const hint = exchange.came.status === 429 ? `; too many codes were asked for, wait ${wait ?? 'a while'} s` : ''
  throw new Blocked(`no code could be asked for (${exchange.came.status})${hint}`)
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
export const lookAt = (run: Run, jar: Jar): Promise<Exchange> => run.call('getUserInfo', { jar })
