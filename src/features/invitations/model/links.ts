import type { Invitation } from '../../../contract/types.gen.ts'
import { href } from '../../../shell/href.ts'

/** What an invitation link names. */
export type InvitationLink = { gameId: string; token: string }

/** The link that is given to people: the whole address of an invitation, wherever the app is served. */
export function invitationAddress(gameId: string, token: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return new URL(base + href('join', { gameId, token }), location.origin).href
}

/** What a link is called: its label, or whom it is for. */
export const linkName = ({ label, role }: Pick<Invitation, 'label' | 'role'>) =>
  label.trim() || (role === 'admin' ? 'Link for admins' : 'Link for players')

/** Whether a link still lets people in, and if not, why. */
export type LinkState = 'works' | 'revoked' | 'expired' | 'usedUp'

/**
 * How a link stands, as the server judges it.
 *
 * @param now the server's time, Unix milliseconds
 */
export function linkState({ revokedAt, expiresAt, uses, maxUses }: Invitation, now: number): LinkState {
  if (revokedAt !== undefined) return 'revoked'
  if (Date.parse(expiresAt) <= now) return 'expired'
  return uses >= maxUses ? 'usedUp' : 'works'
}

const minute = 60_000
const spans = [
  { from: 48 * 60 * minute, ms: 24 * 60 * minute, one: 'day', many: 'days' },
  { from: 60 * minute, ms: 60 * minute, one: 'hour', many: 'hours' },
  { from: minute, ms: minute, one: 'minute', many: 'minutes' },
]

/** What is left of a link that works: "3 of 5 uses left · expires in 7 days". A begun unit counts whole; the last two days go by hours. */
export function whatIsLeft({ expiresAt, uses, maxUses }: Invitation, now: number): string {
  const left = Date.parse(expiresAt) - now
  const span = spans.find(({ from }) => left >= from)
  const count = span ? Math.ceil(left / span.ms) : 0
  const time = span ? `${count} ${count === 1 ? span.one : span.many}` : 'less than a minute'
  return `${maxUses - uses} of ${maxUses} uses left · expires in ${time}`
}

/** Why a link lets nobody in any more. */
export const overWords: Record<Exclude<LinkState, 'works'>, string> = {
  revoked: 'Revoked',
  expired: 'Expired',
  usedUp: 'Used up',
}
