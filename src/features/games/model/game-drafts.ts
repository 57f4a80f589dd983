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

const endings = new Map<string, Promise<unknown>>()

/**
 * Holds the call that ends the game for the person: the live channel may remove the game's page before the answer
 * arrives.
 */
export function keepEnding<Answer>(gameId: string, call: Promise<Answer>): Promise<Answer> {
  endings.set(gameId, call)
  return call
}

/** The call that has ended, or is ending, the game for the person in this tab. */
export const endingOf = (gameId: string): Promise<unknown> | undefined => endings.get(gameId)

/** The person is a member, perhaps again. */
export const forgetEnding = (gameId: string): void => void endings.delete(gameId)
