import * as z from 'zod/mini'
import { zNotesText } from '../../../contract/schemas/lobby.gen.ts'
import { zDateOffer, zDurationMinutes } from '../../../contract/schemas/schedule.gen.ts'
import type { Schedule } from '../../../contract/types.gen.ts'
import { stored, versionedDraft } from '../../../forms/stored.ts'
import { bound } from '../../../rules/text-rule.ts'

/** The notes of a game: the agenda of the next session, the recap of the last. */
export type NoteName = 'agenda' | 'recap'

export const noteHeadings: Record<NoteName, string> = { agenda: 'Agenda', recap: 'Recap' }

const zNote = z.object({ text: z.string() })
const zDraft = versionedDraft(zNote, zNote)
export type NoteDraft = z.infer<typeof zDraft>

/** Typed notes survive a reload, by person, game and note. */
export const noteDrafts = stored('note', zDraft)

/** A date as typed: the local time in the game's zone, and which one of two if the clocks show it twice. */
const zTyped = z.object({ localTime: z.string(), which: z.enum(['first', 'second']) })
export type TypedDate = z.infer<typeof zTyped>

export const inDigits = ({ localTime }: TypedDate): string => localTime.replace('T', ' ')

/** Whether the form's values differ from those it started with. */
const isTyped = z.optional(z.boolean())

const zOffered = z.object({
  /** When they begin, Unix milliseconds, in order. */
  dates: z.array(z.number()),
  durationMinutes: z.number(),
  /** The confirmed or canceled session, which the proposal does not show. */
  session: z.string(),
})
/** The part of a schedule in the form that proposes dates. */
export type Offered = z.infer<typeof zOffered>

const zOffer = versionedDraft(zOffered, z.object({ durationMinutes: z.number(), dates: z.array(zTyped), isTyped }))
export type OfferDraft = z.infer<typeof zOffer>

const zSession = z.object({
  sessionId: z.string(),
  /** Unix milliseconds. */
  startsAt: z.number(),
  durationMinutes: z.number(),
  reason: z.string(),
  status: z.string(),
})
/** The part of a schedule in the forms of its session. */
export type SessionPlan = z.infer<typeof zSession>

const zMove = versionedDraft(
  zSession,
  z.object({ date: zTyped, durationMinutes: z.number(), reason: z.string(), isTyped }),
)
export type MoveDraft = z.infer<typeof zMove>

const zCancel = versionedDraft(zSession, z.object({ reason: z.string() }))
export type CancelDraft = z.infer<typeof zCancel>

export const offeredOf = ({ offer, session }: Pick<Schedule, 'offer' | 'session'>): Offered => ({
  dates: (offer?.dates ?? []).map(({ startsAt }) => Date.parse(startsAt)).toSorted((a, b) => a - b),
  durationMinutes: offer?.durationMinutes ?? 0,
  session: session ? [session.sessionId, session.startsAt, session.status].join(' ') : '',
})

export const planOf = ({ session }: Pick<Schedule, 'session'>): SessionPlan => ({
  sessionId: session?.sessionId ?? '',
  startsAt: Date.parse(session?.startsAt ?? '') || 0,
  durationMinutes: session?.durationMinutes ?? 0,
  reason: session?.reason ?? '',
  status: session?.status ?? '',
})

/** Typed dates survive a reload, by person and game. */
export const offerDrafts = stored('offer', zOffer)
export const moveDrafts = stored('move', zMove)
export const cancelDrafts = stored('cancel', zCancel)

/** The length of a session, in minutes: least and most, as in the contract. */
export const durations = {
  min: bound(zDurationMinutes, 'greater_than'),
  max: bound(zDurationMinutes, 'less_than'),
  step: 15,
  usual: 180,
}

/** The most proposed dates, as in the contract. */
export const mostDates = bound(zDateOffer.shape.dates, 'max_length')

/** The most characters of agenda and recap each, as in the contract. */
export const longestNotes = bound(zNotesText, 'max_length')
