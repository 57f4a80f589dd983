import * as z from 'zod/mini'
import { zIdeaKind } from '../../../contract/schemas/ideas.gen.ts'
import { storedDraft } from '../../../forms/stored-draft.ts'
import type { History } from './generator/history.ts'
import { keptCards } from './limits.ts'

const slot = z.object({
  name: z.string(),
  label: z.string(),
  table: z.string(),
  text: z.string(),
  locked: z.boolean(),
  typed: z.optional(z.boolean()),
  roll: z.number(),
})

const history = z
  .object({
    cards: z.array(z.object({ kind: zIdeaKind, seed: z.string(), slots: z.array(slot).check(z.minLength(1)) })),
    at: z.number(),
    rolls: z.number(),
  })
  .check(z.refine(({ cards, at }) => at in cards))

const draft = storedDraft<History>('cards', history)

/** The cards that somebody had before them, if this tab has shown some. */
export const readCards = (userId: string) => draft.read([userId])

/** Keeps the cards over a reload: the last ones, so that a long evening does not fill the storage. */
export function writeCards(userId: string, { cards, at, rolls }: History): void {
  const from = Math.max(0, Math.min(at, cards.length - keptCards))
  draft.write([userId], { cards: cards.slice(from, from + keptCards), at: at - from, rolls })
}

/** A text that is being typed over a slot of the card at hand, and is not part of it yet. */
const typing = storedDraft('typed-slot', z.object({ slot: z.string(), text: z.string() }))

export const readTyping = (userId: string) => typing.read([userId])

/** Keeps what is typed over a reload, or forgets it once it is part of the card or was taken back. */
export const writeTyping = (userId: string, typed?: { slot: string; text: string }): void =>
  typing.write([userId], typed)
