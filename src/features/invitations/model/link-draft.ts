import * as z from 'zod/mini'
import { zApproval, zInvitationLabel, zNewInvitation } from '../../../contract/schemas/invitations.gen.ts'
import { zGivenRole } from '../../../contract/schemas/openapi.gen.ts'
import type { NewInvitation } from '../../../contract/types.gen.ts'
import { storedDraft } from '../../../forms/drafts.ts'
import { zSent } from '../../../forms/use-create.ts'
import { linkLifetimeMs } from '../../../rules/limits.ts'
import { bound, unseenInLine } from '../../../rules/text-rule.ts'
import { countCharacters } from '../../../ui/text-area/count-characters.ts'

const hour = 3_600_000
const minute = 60_000

/** For how long a link can be made. Shortest and longest keep a minute away from the server's limits, for the way there. */
export const lifetimes = {
  hour: { label: '1 hour', ms: linkLifetimeMs.shortest + minute },
  day: { label: '1 day', ms: 24 * hour },
  threeDays: { label: '3 days', ms: 3 * 24 * hour },
  week: { label: '7 days', ms: 7 * 24 * hour },
  month: { label: '30 days', ms: linkLifetimeMs.longest - minute },
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

/** What the form for a link holds. */
export type LinkValues = z.infer<typeof zValues>

/** A link that is being made. */
export type LinkDraft = z.infer<typeof zDraft>

/** What most groups need. */
export const emptyDraft: LinkDraft = {
  values: { label: '', role: 'player', approval: 'host', maxUses: 5, lifetime: 'week' },
}

/** By person and game. */
export const linkDrafts = storedDraft('new-link', zDraft)

/** How often a link can be used, as the contract says. */
export const usesLimits = {
  min: bound(zNewInvitation.shape.maxUses, 'greater_than'),
  max: bound(zNewInvitation.shape.maxUses, 'less_than'),
}
const longestLabel = bound(zInvitationLabel, 'max_length')

/** What is wrong with the label, for the person. */
export function labelError(label: string): string | undefined {
  if (z.safeParse(zInvitationLabel, label.trim()).success) return undefined
  if (countCharacters(label.trim()) <= longestLabel) return unseenInLine
  return `Enter at most ${longestLabel} characters, in one line.`
}

/**
 * The link as it is sent. Unchanged since it was sent before, it is the same, with the same end.
 *
 * @param now the server's time, Unix milliseconds
 */
export function linkToSend({ values, sent }: LinkDraft, now: number): NewInvitation {
  if (sent) return z.parse(zNewInvitation, JSON.parse(sent.body))
  const { role, approval, maxUses, lifetime } = values
  const label = values.label.trim()
  const expiresAt = new Date(now + lifetimes[lifetime].ms).toISOString()
  // In the order of the schema, which it has again when it is read: the same key goes with the same bytes.
  return { ...(label && { label }), role, approval, maxUses, expiresAt }
}
