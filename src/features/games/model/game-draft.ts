import * as z from 'zod/mini'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import { storedDraft } from '../../../forms/drafts.ts'
import { newKsuid } from '../../../rules/new-ksuid.ts'
import { guessedTimeZone, type Values, zValues } from './game-values.ts'

const zDraft = z.object({
  values: zValues,
  /** The `Idempotency-Key` of the game to be made: sent again, it makes no second one. */
  key: zKsuid,
  /** What was sent under the key, perhaps without an answer. */
  sent: z.optional(z.string()),
})

/** A game that is being written. */
export type Draft = z.infer<typeof zDraft>

const drafts = storedDraft('new-game', zDraft)

const emptyValues = (): Values => ({ name: '', pitch: '', system: '', seats: 5, timeZone: guessedTimeZone() })

/** The draft of this person in this tab, or an empty one. */
export const readDraft = (userId: string): Draft => drafts.read([userId]) ?? { values: emptyValues(), key: newKsuid() }

/** Keeps the draft over a reload, or forgets it. */
export const writeDraft = (userId: string, draft: Draft | undefined): void => drafts.write([userId], draft)

/**
 * The draft as it is sent. A key stands for one content: where that has changed since it was sent under the key, the
 * server would refuse it, and it is another game.
 *
 * @param wasRefused the server has made nothing of what was sent, so that it is sent under a new key
 */
export function sending(draft: Draft, body: unknown, wasRefused: boolean): Draft {
  const sent = JSON.stringify(body)
  const isSame = draft.sent === undefined || (draft.sent === sent && !wasRefused)
  return { ...draft, sent, key: isSame ? draft.key : newKsuid() }
}
