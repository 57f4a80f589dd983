import * as z from 'zod/mini'
import { zRev } from '../../../contract/schemas/openapi.gen.ts'
import { storedDraft } from '../../../forms/stored-draft.ts'

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
