import * as z from 'zod/mini'
import type { Profile } from '../../../contract/types.gen.ts'
import { storedDraft, versionedDraft } from '../../../forms/drafts.ts'

/** Sigil and colour may be newer than this app. */
const zValues = z.object({ displayName: z.string(), sigil: z.string(), colour: z.string() })
const zDraft = versionedDraft(zValues, zValues)

/** A profile that is being changed. */
export type ProfileDraft = z.infer<typeof zDraft>

/** By person. */
export const profileDrafts = storedDraft('profile', zDraft)

/** What of a profile its form holds. */
export const valuesOf = ({ displayName, sigil, colour }: Profile) => ({ displayName, sigil, colour })
