import * as z from 'zod/mini'
import type { IdeaTable } from '../../../contract/types.gen.ts'
import { storedDraft } from '../../../forms/stored-draft.ts'
import { draftedIn } from '../../../forms/stored-drafts.ts'
import { newKsuid } from '../../../rules/new-ksuid.ts'
import { printTable } from './parse-table.ts'

const zValues = z.object({ name: z.string(), list: z.string() })

/** What the form of a table holds: its name, and its entries as a list, one a line. */
export type TableValues = z.infer<typeof zValues>

const zDraft = z.object({
  values: zValues,
  /** The version that an edit began with, and what it held; 0 and nothing for a new table. */
  rev: z.int().check(z.gte(0)),
  base: zValues,
  /** The `Idempotency-Key` of a new table, and the body that was sent with it. */
  key: z.string(),
  sent: z.optional(z.string()),
})
export type TableDraft = z.infer<typeof zDraft>

export const tableLabels: Record<keyof TableValues, string> = { name: 'Name', list: 'Entries' }

export const valuesOf = ({ name, entries }: Pick<IdeaTable, 'name' | 'entries'>): TableValues => ({
  name,
  list: printTable(entries),
})

const empty: TableValues = { name: '', list: '' }

/** A form that somebody has just opened: for a new table, or to edit one. */
export const beginDraft = (table?: IdeaTable): TableDraft =>
  table
    ? { values: valuesOf(table), base: valuesOf(table), rev: table.rev, key: newKsuid() }
    : { values: empty, base: empty, rev: 0, key: newKsuid() }

/** What is typed into the form of a table survives a reload, by person and table. */
export const tableDrafts = storedDraft('table', zDraft)

/** The last part of a draft's key, for the table that is still to be made. */
export const newTable = 'new'

/** The tables whose form is open, or was when the page was left; some may be deleted since. */
export const draftedTables = (userId: string): string[] =>
  draftedIn('table', [userId]).filter((tableId) => tableId !== newTable && tableDrafts.read([userId, tableId]))

/** Whether a form was open when the page was left: of a new table, or of one that is there. */
export const hasDraft = (userId: string): boolean =>
  draftedTables(userId).length > 0 || tableDrafts.read([userId, newTable]) !== undefined
