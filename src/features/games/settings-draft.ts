import * as z from 'zod/mini'
import { zRev } from '../../contract/zod.gen.ts'
import { type Values, zValues } from './game-values.ts'

const zDraft = z.object({
  /** The version that the form began with, and what it held. */
  rev: zRev,
  base: zValues,
  values: zValues,
})

/** Settings that are being changed. */
export type SettingsDraft = z.infer<typeof zDraft>

type Whose = { userId: string; gameId: string }

const keyOf = ({ userId, gameId }: Whose) => `emberhall.settings.${userId}.${gameId}`

/** What this person has typed into the settings of a game in this tab, if they have not saved it yet. */
export function readSettings(whose: Whose): SettingsDraft | undefined {
  try {
    return z.safeParse(zDraft, JSON.parse(sessionStorage.getItem(keyOf(whose)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps it over a reload, or forgets it. Storage that is blocked or full costs that, nothing else. */
export function writeSettings(whose: Whose, draft: SettingsDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(whose), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(whose))
  } catch {}
}

/** A draft of the version at hand. */
export const beginWith = (rev: number, values: Values): SettingsDraft => ({ rev, base: values, values })
