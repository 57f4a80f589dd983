import * as z from 'zod/mini'
import { zRev } from '../../../contract/schemas/openapi.gen.ts'
import { storedDraft } from '../../../forms/drafts.ts'
import { type Values, zValues } from './game-values.ts'

const zDraft = z.object({
  /** The version that the form began with, and what it held. */
  rev: zRev,
  base: zValues,
  values: zValues,
  /** What was sent on top of that version and may be saved, the newest last: no answer has said so. */
  sent: z.optional(z.array(zValues)),
})

/** Settings that are being changed. */
export type SettingsDraft = z.infer<typeof zDraft>

type Whose = { userId: string; gameId: string }

const drafts = storedDraft('settings', zDraft)

/** What this person has typed into the settings of a game in this tab, if they have not saved it yet. */
export const readSettings = ({ userId, gameId }: Whose): SettingsDraft | undefined => drafts.read([userId, gameId])

/** Keeps it over a reload, or forgets it. */
export const writeSettings = ({ userId, gameId }: Whose, draft: SettingsDraft | undefined): void =>
  drafts.write([userId, gameId], draft)

/** A draft of the version at hand. */
export const beginWith = (rev: number, values: Values): SettingsDraft => ({ rev, base: values, values })
