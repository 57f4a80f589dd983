import * as z from 'zod/mini'
import { zIdea, zIdeaKind, zIdeaStatus, zIdeaVisibility } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea, IdeaTable } from '../../../contract/types.gen.ts'
import { draftedIn, stored, versionedDraft } from '../../../forms/stored.ts'
import { zSent } from '../../../forms/use-create.ts'
import { keptCards } from '../../../rules/limits.ts'
import type { History } from './generator/history.ts'
import { type IdeaValues, typedOver, valuesOf } from './idea-values.ts'
import { printTable } from './parse-table.ts'

// Typed text that is not sent yet survives a reload in this tab.

const zSlot = z.object({
  name: z.string(),
  label: z.string(),
  table: z.string(),
  text: z.string(),
  locked: z.boolean(),
  typed: z.optional(z.boolean()),
  roll: z.number(),
})
const zHistory = z
  .object({
    cards: z.array(z.object({ kind: zIdeaKind, seed: z.string(), slots: z.array(zSlot).check(z.minLength(1)) })),
    at: z.number(),
    rolls: z.number(),
  })
  .check(z.refine(({ cards, at }) => at in cards))
const cardDrafts = stored<History>('cards', zHistory)

/** The person's last cards, if this tab has shown some. */
export const readCards = (userId: string) => cardDrafts.read([userId])

/** Stores only the last cards, so that a long evening does not fill the storage. */
export function writeCards(userId: string, { cards, at, rolls }: History): void {
  const from = Math.max(0, Math.min(at, cards.length - keptCards))
  cardDrafts.write([userId], { cards: cards.slice(from, from + keptCards), at: at - from, rolls })
}

const typingDrafts = stored('typed-slot', z.object({ slot: z.string(), text: z.string() }))

/** A text that is being typed into a slot, and is not part of the card yet. */
export const readTyping = (userId: string) => typingDrafts.read([userId])

/** Stores the text typed into a slot, or deletes it once it is part of the card or was discarded. */
export const writeTyping = (userId: string, typed?: { slot: string; text: string }): void =>
  typingDrafts.write([userId], typed)

const zIdeaDraft = z.object({
  base: zIdea,
  typed: z.object({
    title: z.optional(z.string()),
    body: z.optional(z.string()),
    tags: z.optional(z.string()),
    status: z.optional(zIdeaStatus),
    visibility: z.optional(zIdeaVisibility),
  }),
})
const ideaDrafts = stored('idea', zIdeaDraft)
const whoseIdea = ({ author, ideaId }: Idea) => [author.userId, ideaId]

/** The draft of an idea: the version it is based on, and the form's values. */
export type Editing = { base: Idea; values: IdeaValues }

function readDraft(whose: readonly string[]): Editing | undefined {
  const draft = ideaDrafts.read(whose)
  if (!draft) return undefined
  const base = draft.base as Idea
  return { base, values: { ...valuesOf(base), ...(draft.typed as Partial<IdeaValues>) } }
}

/** Text that was typed into an idea and did not reach the outbox. */
export const readIdeaDraft = (idea: Idea): Editing | undefined => readDraft(whoseIdea(idea))

/** Stores the text typed into an idea, or deletes it once all of it is in the outbox. */
export function writeIdeaDraft({ base, values }: Editing): void {
  const typed = typedOver(base, values)
  const draft = { base, typed } as z.infer<typeof zIdeaDraft>
  ideaDrafts.write(whoseIdea(base), Object.keys(typed).length > 0 ? draft : undefined)
}

/** Deletes the drafts of ideas that were deleted elsewhere, and returns them. `ideas`: the ideas that exist. */
export function takeStrayDrafts(userId: string, ideas: readonly Idea[]): Editing[] {
  const there = new Set(ideas.map(({ ideaId }) => ideaId))
  const stray = draftedIn('idea', [userId]).filter((ideaId) => !there.has(ideaId))
  return stray.flatMap((ideaId) => {
    const draft = readDraft([userId, ideaId])
    ideaDrafts.write([userId, ideaId], undefined)
    return draft ?? []
  })
}

const zTableValues = z.object({ name: z.string(), list: z.string() })

/** The form of a table: its name, and its entries as a list, one a line. */
export type TableValues = z.infer<typeof zTableValues>

const zTableDraft = z.extend(versionedDraft(zTableValues, zTableValues), { sent: zSent })
export type TableDraft = z.infer<typeof zTableDraft>

export const tableValuesOf = ({ name, entries }: Pick<IdeaTable, 'name' | 'entries'>): TableValues => ({
  name,
  list: printTable(entries),
})

export const emptyTable: TableValues = { name: '', list: '' }

/** The draft of a form that is opened: for a new table, or for an existing one. */
export function beginDraft(table?: IdeaTable): TableDraft {
  const base = table ? tableValuesOf(table) : emptyTable
  return { rev: table?.rev ?? 0, base, values: base }
}

/** Drafts of tables, by person and table. */
export const tableDrafts = stored('table', zTableDraft)

/** The last part of a draft's key, for a new table. */
export const newTable = 'new'

/** The tables whose form is or was open. Some of them may be deleted by now. */
export const draftedTables = (userId: string): string[] =>
  draftedIn('table', [userId]).filter((tableId) => tableId !== newTable && tableDrafts.read([userId, tableId]))

/** Whether a form was open when the page was left, for a new table or an existing one. */
export const hasTableDraft = (userId: string): boolean =>
  draftedTables(userId).length > 0 || tableDrafts.read([userId, newTable]) !== undefined
