import { card } from './card.ts'
import { email } from './email.ts'
import { ksuid, requestId } from './id.ts'
import { ip } from './ip.ts'
import { phone } from './phone.ts'
import { ssn } from './ssn.ts'
import { url } from './url.ts'

/** Each kind with its rule, in the order in which they are asked. */
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

/** Every kind, in the order of the specification; the first whose rule accepts a text is the text's kind. */
export const contactKinds: readonly ContactKind[] = [...kinds.map(([kind]) => kind), 'unknown']

/**
 * What a text is, as it stands: nothing is trimmed or normalised, so that a text is of a kind exactly if that kind's rule
 * accepts it. The rules are disjoint today (a property test says so); should two ever overlap, the earlier in
 * `contactKinds` wins.
 *
 * @returns the kind, `unknown` for everything else; never throws.
 */
export function contactKind(text: string): ContactKind {
  return kinds.find(([, rule]) => rule.safeParse(text).success)?.[0] ?? 'unknown'
}
