import { card } from './card.ts'
import { email } from './email.ts'
import { ksuid, requestId } from './id.ts'
import { ip } from './ip.ts'
import { phone } from './phone.ts'
import { ssn } from './ssn.ts'
import { url } from './url.ts'

/** Each kind with its rule, in the order in which they are tried. */
const kinds = [
  ['phone', phone],
  ['email', email],
  ['ssn', ssn],
  ['ip', ip],
  ['url', url],
  ['ksuid', ksuid],
  ['uuid', requestId],
  ['creditcard', card],
] as const

export type ContactKind = (typeof kinds)[number][0] | 'unknown'

/** All kinds, in the order of the specification. A text is of the first kind whose rule accepts it. */
export const contactKinds: readonly ContactKind[] = [...kinds.map(([kind]) => kind), 'unknown']

/**
 * Determines the kind of a text. The text is not trimmed or normalised: it is of a kind exactly if that kind's rule
 * accepts it. No two rules accept the same text (a property test checks this); if two ever did, the earlier one in
 * `contactKinds` would win.
 *
 * @returns the kind, `unknown` for everything else; never throws.
 */
export function contactKind(text: string): ContactKind {
  return kinds.find(([, rule]) => rule.safeParse(text).success)?.[0] ?? 'unknown'
}
