import * as z from 'zod/mini'
import { zIdea, zIdeaKind, zIdeaStatus, zIdeaVisibility } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea, IdeaTable } from '../../../contract/types.gen.ts'
import { draftedIn, storedDraft, versionedDraft } from '../../../forms/drafts.ts'
import { zSent } from '../../../forms/use-create.ts'
import type { History } from './generator/history.ts'
import { type IdeaValues, typedOver, valuesOf } from './idea-values.ts'
import { keptCards } from './limits.ts'
import { printTable } from './parse-table.ts'

// What is typed and not sent yet survives a reload, in this tab.

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
const cardDrafts = storedDraft<History>('cards', zHistory)

/** The cards that somebody had before them, if this tab has shown some. */
export const readCards = (userId: string) => cardDrafts.read([userId])

/** Keeps the last cards, so that a long evening does not fill the storage. */
export function writeCards(userId: string, { cards, at, rolls }: History): void {
  const from = Math.max(0, Math.min(at, cards.length - keptCards))
  cardDrafts.write([userId], { cards: cards.slice(from, from + keptCards), at: at - from, rolls })
}

const typingDrafts = storedDraft('typed-slot', z.object({ slot: z.string(), text: z.string() }))

/** A text that is being typed over a slot of the card, and is not part of it yet. */
export const readTyping = (userId: string) => typingDrafts.read([userId])

/** Keeps what is typed over a slot, or forgets it once it is part of the card or was taken back. */
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
const ideaDrafts = storedDraft('idea', zIdeaDraft)
const whoseIdea = ({ author, ideaId }: Idea) => [author.userId, ideaId]

/** An idea while it is edited: the version that is typed over, and what stands in its form. */
export type Editing = { base: Idea; values: IdeaValues }

function readDraft(whose: readonly string[]): Editing | undefined {
  const draft = ideaDrafts.read(whose)
  if (!draft) return undefined
  const base = draft.base as Idea
  return { base, values: { ...valuesOf(base), ...(draft.typed as Partial<IdeaValues>) } }
}

/** What was typed into an idea and did not reach the outbox. */
export const readIdeaDraft = (idea: Idea): Editing | undefined => readDraft(whoseIdea(idea))

/** Keeps what is typed into an idea, or forgets it where all of it is in the outbox. */
export function writeIdeaDraft({ base, values }: Editing): void {
  const typed = typedOver(base, values)
  const draft = { base, typed } as z.infer<typeof zIdeaDraft>
  ideaDrafts.write(whoseIdea(base), Object.keys(typed).length > 0 ? draft : undefined)
}

/** Takes away the drafts of a person's ideas that are not among these: they were deleted elsewhere meanwhile. */
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

/** What the form of a table holds: its name, and its entries as a list, one a line. */
export type TableValues = z.infer<typeof zTableValues>

const zTableDraft = z.extend(versionedDraft(zTableValues, zTableValues), { sent: zSent })
export type TableDraft = z.infer<typeof zTableDraft>

export const tableValuesOf = ({ name, entries }: Pick<IdeaTable, 'name' | 'entries'>): TableValues => ({
  name,
  list: printTable(entries),
})

export const emptyTable: TableValues = { name: '', list: '' }

/** A form that somebody has just opened: for a new table, or to edit one. */
export function beginDraft(table?: IdeaTable): TableDraft {
  const base = table ? tableValuesOf(table) : emptyTable
  return { rev: table?.rev ?? 0, base, values: base }
}

/** Drafts of tables, by person and table. */
export const tableDrafts = storedDraft('table', zTableDraft)

/** The last part of a draft's key, for the table that is still to be made. */
export const newTable = 'new'

/** The tables whose form is open, or was when the page was left; some may be deleted since. */
export const draftedTables = (userId: string): string[] =>
  draftedIn('table', [userId]).filter((tableId) => tableId !== newTable && tableDrafts.read([userId, tableId]))

/** Whether a form was open when the page was left: of a new table, or of one that is there. */
export const hasTableDraft = (userId: string): boolean =>
  draftedTables(userId).length > 0 || tableDrafts.read([userId, newTable]) !== undefined
