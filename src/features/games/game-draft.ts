import * as z from 'zod/mini'
import { zKsuid } from '../../contract/zod.gen.ts'
import { newKsuid } from '../../rules/new-ksuid.ts'
import { type Values, zValues } from './game-values.ts'
import { guessedTimeZone } from './time-zones.ts'

const zDraft = z.object({
  values: zValues,
  /** The `Idempotency-Key` of the game to be made: sent again, it makes no second one. */
  key: zKsuid,
  /** What was sent under the key, perhaps without an answer. */
  sent: z.optional(z.string()),
})

/** A game that is being written. */
export type Draft = z.infer<typeof zDraft>

const keyOf = (userId: string) => `emberhall.new-game.${userId}`

const emptyValues = (): Values => ({ name: '', pitch: '', system: '', seats: 5, timeZone: guessedTimeZone() })

/** The draft of this person in this tab, or an empty one. What is stored is read as anybody's writing. */
export function readDraft(userId: string): Draft {
  try {
    const stored = z.safeParse(zDraft, JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')).data
    if (stored) return stored
  } catch {}
  return { values: emptyValues(), key: newKsuid() }
}

/** Keeps the draft over a reload. Storage that is blocked or full costs that, nothing else. */
export function writeDraft(userId: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(userId))
  } catch {}
}

/**
 * The draft as it is sent. A key stands for one content: where that has changed since it was sent under the key, the
 * server would refuse it, and it is another game.
 */
export function sending(draft: Draft, body: unknown): Draft {
  const sent = JSON.stringify(body)
  return { ...draft, sent, key: draft.sent === undefined || draft.sent === sent ? draft.key : newKsuid() }
}
