import * as z from 'zod/mini'
import { zRev } from '../../contract/zod.gen.ts'
import { storedDraft } from '../../platform/game/stored-draft.ts'

/** A date as it is typed: what the clocks of the game's zone show, and which of the two where they show it twice. */
const zTyped = z.object({ clock: z.string(), turn: z.enum(['first', 'second']) })
export type TypedDate = z.infer<typeof zTyped>

/** The version of the schedule that a form began with. */
const onTop = { rev: zRev }

const zOffer = z.object({ ...onTop, durationMinutes: z.number(), dates: z.array(zTyped) })
export type OfferDraft = z.infer<typeof zOffer>

const zMove = z.object({ ...onTop, date: zTyped, durationMinutes: z.number(), reason: z.string() })
export type MoveDraft = z.infer<typeof zMove>

const zCancel = z.object({ ...onTop, reason: z.string() })
export type CancelDraft = z.infer<typeof zCancel>

/** What is typed into the forms of the schedule survives a reload, by person and game. */
export const offerDrafts = storedDraft('offer', zOffer)
export const moveDrafts = storedDraft('move', zMove)
export const cancelDrafts = storedDraft('cancel', zCancel)
