import * as z from 'zod/mini'
import { zKsuid, zRev } from '../../../contract/schemas/openapi.gen.ts'
import { storedDraft } from '../../../forms/drafts.ts'

/** The notes of a game: one for the next session, one of the last. */
export type NoteName = 'agenda' | 'recap'

export const noteHeadings: Record<NoteName, string> = { agenda: 'Agenda', recap: 'Recap' }

const zDraft = z.object({
  /** The version that the editor began with, and what it held. */
  rev: zRev,
  base: z.string(),
  text: z.string(),
  /** What was sent on top of that version and may be saved, the newest last: no answer has said so. */
  sent: z.optional(z.array(z.string())),
})
export type NoteDraft = z.infer<typeof zDraft>

/** What is typed into a note survives a reload, by person, game and note. */
export const noteDrafts = storedDraft('note', zDraft)

/** A date as it is typed: what the clocks of the game's zone show, and which of the two where they show it twice. */
const zTyped = z.object({ clock: z.string(), turn: z.enum(['first', 'second']) })
export type TypedDate = z.infer<typeof zTyped>

const onTop = {
  /** The version of the schedule that a form began with. */
  rev: zRev,
  /** Something else stands there than it began with. */
  isTyped: z.optional(z.boolean()),
}

const zOffer = z.object({ ...onTop, durationMinutes: z.number(), dates: z.array(zTyped) })
export type OfferDraft = z.infer<typeof zOffer>

/** Another session is none of its business. */
const ofSession = { ...onTop, sessionId: zKsuid }

const zMove = z.object({ ...ofSession, date: zTyped, durationMinutes: z.number(), reason: z.string() })
export type MoveDraft = z.infer<typeof zMove>

const zCancel = z.object({ ...ofSession, reason: z.string() })
export type CancelDraft = z.infer<typeof zCancel>

/** What is typed into the forms of the schedule survives a reload, by person and game. */
export const offerDrafts = storedDraft('offer', zOffer)
export const moveDrafts = storedDraft('move', zMove)
export const cancelDrafts = storedDraft('cancel', zCancel)
