import * as z from 'zod/mini'
import { zApproval, zInvitationLabel, zNewInvitation } from '../../../contract/schemas/invitations.gen.ts'
import { zGivenRole } from '../../../contract/schemas/openapi.gen.ts'
import type { Game, Invitation, NewInvitation } from '../../../contract/types.gen.ts'
import { stored } from '../../../forms/stored.ts'
import { zSent } from '../../../forms/use-create.ts'
import { linkLifetimeMs } from '../../../rules/limits.ts'
import { bound, unseenInLine } from '../../../rules/text-rule.ts'
import { href } from '../../../shell/href.ts'
import { countCharacters } from '../../../ui/text-area/characters-left.ts'

/** The shared link: the whole address of an invitation, wherever the app is served. */
export function invitationAddress(gameId: string, token: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return new URL(base + href('join', { gameId, token }), location.origin).href
}

/** The name of a link: its label, or the role that it offers. */
export const linkName = ({ label, role }: Pick<Invitation, 'label' | 'role'>) =>
  label.trim() || (role === 'admin' ? 'Link for admins' : 'Link for players')

/** Whether a link still admits people, and if not, why. */
export type LinkState = 'works' | 'revoked' | 'expired' | 'usedUp'

/**
 * The state of a link, as the server judges it.
 * @param now the server's time, Unix milliseconds
 */
export function linkState({ revokedAt, expiresAt, uses, maxUses }: Invitation, now: number): LinkState {
  if (revokedAt !== undefined) return 'revoked'
  if (Date.parse(expiresAt) <= now) return 'expired'
  return uses >= maxUses ? 'usedUp' : 'works'
}

const minute = 60_000
const day = 24 * 60 * minute

/** Why a link admits no one any more. */
export const overWords: Record<Exclude<LinkState, 'works'>, string> = {
  revoked: 'Revoked',
  expired: 'Expired',
  usedUp: 'Used up',
}

/**
 * The durations of a link. The shortest and the longest are a minute within the server's limits, because the call takes
 * time.
 */
export const lifetimes = {
  hour: { label: '1 hour', ms: linkLifetimeMs.shortest + minute },
  day: { label: '1 day', ms: day },
  threeDays: { label: '3 days', ms: 3 * day },
  week: { label: '7 days', ms: 7 * day },
  month: { label: `${linkLifetimeMs.longest / day} days`, ms: linkLifetimeMs.longest - minute },
} as const

export type Lifetime = keyof typeof lifetimes
export const lifetimeIds = Object.keys(lifetimes) as Lifetime[]

const zValues = z.object({
  label: z.string(),
  role: zGivenRole,
  approval: zApproval,
  maxUses: z.number(),
  lifetime: z.enum(lifetimeIds),
})

const zDraft = z.object({ values: zValues, sent: zSent })

/** The form for a link. */
export type LinkValues = z.infer<typeof zValues>

/** A link that is being made. */
export type LinkDraft = z.infer<typeof zDraft>

type Seats = Pick<Game, 'seats' | 'seatsTaken'>

export const freeSeats = ({ seats, seatsTaken }: Seats): number => Math.max(0, seats - seatsTaken)

/** The values that suit most groups: a use for each free seat. */
export const newDraft = (game: Seats): LinkDraft => ({
  values: { label: '', role: 'player', approval: 'host', maxUses: Math.max(1, freeSeats(game)), lifetime: 'week' },
})

/** The link that the app makes for a new game; none for an archived or full game, or for anyone but the host. */
export function firstLink({ role, status, seats, seatsTaken }: Game, now: number): NewInvitation | undefined {
  const maxUses = seats - seatsTaken
  if (role !== 'host' || status === 'archived' || maxUses < 1) return undefined
  const expiresAt = new Date(now + lifetimes.week.ms).toISOString()
  return { label: 'For everyone', role: 'player', approval: 'host', maxUses, expiresAt }
}

/** Drafts by person and game. */
export const linkDrafts = stored('new-link', zDraft)

/** How often a link can be used, as in the contract. */
export const usesLimits = {
  min: bound(zNewInvitation.shape.maxUses, 'greater_than'),
  max: bound(zNewInvitation.shape.maxUses, 'less_than'),
}
const longestLabel = bound(zInvitationLabel, 'max_length')

/** The error of the label, in the person's words. */
export function labelError(label: string): string | undefined {
  if (z.safeParse(zInvitationLabel, label.trim()).success) return undefined
  if (countCharacters(label.trim()) <= longestLabel) return unseenInLine
  return `Enter at most ${longestLabel} characters, on one line.`
}

/**
 * The link to send. If nothing has changed since the last attempt, it is the same link with the same expiry.
 * @param now the server's time, Unix milliseconds
 */
export function linkToSend({ values, sent }: LinkDraft, now: number): NewInvitation {
  if (sent) return z.parse(zNewInvitation, JSON.parse(sent.body))
  const { role, approval, maxUses, lifetime } = values
  const label = values.label.trim()
  const expiresAt = new Date(now + lifetimes[lifetime].ms).toISOString()
  // The fields are in the order of the schema. After a reload the body must have the same bytes, because it has the
  // same key.
  return { ...(label && { label }), role, approval, maxUses, expiresAt }
}
