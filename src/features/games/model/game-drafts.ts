import * as z from 'zod/mini'
import { stored, versionedDraft } from '../../../forms/stored.ts'
import { zSent } from '../../../forms/use-create.ts'
import { guessedTimeZone, type Values, zValues } from './game-values.ts'

const zNewGame = z.object({ values: zValues, sent: zSent })

/** A new game that is being written. */
export type NewGameDraft = z.infer<typeof zNewGame>

/** Drafts by person. */
export const newGameDrafts = stored('new-game', zNewGame)

const emptyValues = (): Values => ({ name: '', pitch: '', system: '', seats: 5, timeZone: guessedTimeZone() })
export const emptyGame = (): NewGameDraft => ({ values: emptyValues() })

const zSettings = versionedDraft(zValues, zValues)

/** Settings that are being changed. */
export type SettingsDraft = z.infer<typeof zSettings>

/** Drafts by person and game. */
export const settingsDrafts = stored('settings', zSettings)
