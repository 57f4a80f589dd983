import { linkLifetimeMs } from '../../../src/rules/limits.ts'
import type { Step } from '../../db/rows.ts'
import { type InvitationRow, invitations } from '../games/tables.ts'

/** How many links of a game may work at the same time. */
const maxLinks = 100

const { shortest, longest } = linkLifetimeMs
/** A request takes its time, and clocks differ: one hour by the client's may be a little less by the server's. */
const leeway = 60_000

/** How a link stands by itself, whoever asks. `now`: Unix milliseconds. */
export function linkState(link: InvitationRow, now: number): 'revoked' | 'expired' | 'usedUp' | 'works' {
  if (link.revokedAt !== undefined) return 'revoked'
  if (link.expiresAt <= now) return 'expired'
  return link.uses >= link.maxUses ? 'usedUp' : 'works'
}

/** Whether a link may last so many milliseconds: one hour to thirty days. */
export const isLifetime = (lasts: number) => lasts > shortest - leeway && lasts < longest + leeway

/** Whether a game may have one more link, within a step. */
export async function hasRoomForLink(rows: Step, gameId: string, now: number): Promise<boolean> {
  const links = await rows(invitations).where({ gameId })
  return links.filter((link) => linkState(link, now) === 'works').length < maxLinks
}
