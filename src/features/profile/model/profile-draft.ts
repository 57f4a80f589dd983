import * as z from 'zod/mini'
import { zColour, zProfile, zSigil } from '../../../contract/schemas/profile.gen.ts'
import { storedDraft } from '../../../forms/drafts.ts'

const zEdits = z.object({
  displayName: z.optional(z.string()),
  sigil: z.optional(zSigil),
  colour: z.optional(zColour),
})

const zDraft = z.object({
  /** The version that the first edit was made on. */
  base: zProfile,
  /** What was edited, as it was typed. */
  edits: zEdits,
  /** What was sent on top of that version and may be saved, the newest last: no answer has said so. */
  sent: z.optional(z.array(zEdits)),
})

/** A profile that is being changed. */
export type ProfileDraft = z.infer<typeof zDraft>

const drafts = storedDraft('profile', zDraft)

/** What this person has edited of their profile in this tab, if they have not saved it yet. */
export const readProfileDraft = (userId: string): ProfileDraft | undefined => drafts.read([userId])

/** Keeps it over a reload, or forgets it. */
export const writeProfileDraft = (userId: string, draft: ProfileDraft | undefined): void =>
  drafts.write([userId], draft)
