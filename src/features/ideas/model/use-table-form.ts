import { useDeferredValue, useMemo } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import { ideasApi, myTables, useChangeIdeaTableMutation, useCreateIdeaTableMutation } from '../../../api/ideas-api.ts'
import type { IdeaTable } from '../../../contract/types.gen.ts'
import type { KeepDraft } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { tablesOf } from '../../../rules/idea-tables.ts'
import { emptyTable, type TableDraft, type TableValues, tableValuesOf } from './drafts.ts'
import { parseTable, printTable, type ReadTable, tableNameError } from './parse-table.ts'
import { starterTables } from './tables/starter-tables.ts'
import { useTableLists } from './use-tables.ts'
import { inLines } from './words.ts'

type Form = {
  /** The edited table. Without one, the form creates a table. */
  tableId: string | undefined
  draft: TableDraft
  keep: KeepDraft<TableDraft>
  /** Whether the person opened it. Otherwise it came with the page. */
  isOpened: boolean
  /** Called when the form is closed: with the saved table, or without one. */
  onDone?: ((saved: IdeaTable | undefined) => void) | undefined
}

const whyNotList = ({ entries, refused }: ReadTable): string | undefined => {
  if (refused.length > 0) return `${inLines(refused.length)} can't be used. Fix or remove what's marked below.`
  return entries.length === 0 ? 'Write at least one entry.' : undefined
}

/** The form of one of my tables: how its list is read, what is wrong with it and where, and saving. */
export function useTableForm({ tableId, draft, keep, isOpened, onDone }: Form) {
  const { mine, shared } = useTableLists()
  const [create] = useCreateIdeaTableMutation()
  const [change] = useChangeIdeaTableMutation()
  const [load] = ideasApi.endpoints.getIdeaTable.useLazyQuery()
  const [loadMine] = ideasApi.endpoints.listIdeaTables.useLazyQuery()
  const make = useCreate(draft.sent, (sent) => void keep((now) => ({ ...now, sent })))

  const others = useMemo(() => mine.items?.filter((table) => table.tableId !== tableId) ?? [], [mine.items, tableId])
  const tables = useMemo(() => tablesOf(starterTables, shared.items ?? [], others), [shared.items, others])
  const { name, list } = draft.values
  const deferred = useDeferredValue(list)
  const read = useMemo(() => parseTable(deferred, name, tables), [deferred, name, tables])

  const otherNames = others.map((table) => table.name)
  const problemsOf = (readNow: ReadTable) => ({ name: tableNameError(name, otherNames), list: whyNotList(readNow) })
  const asSent = (values: TableValues): TableValues => ({
    name: values.name.trim(),
    list: printTable(parseTable(values.list, values.name, tables).entries),
  })
  const form = useVersionedForm<IdeaTable, TableValues>({
    // A table that was deleted elsewhere is created again, with all its fields.
    draft: tableId === undefined ? { ...draft, base: emptyTable } : draft,
    keep,
    isOpened,
    toSent: asSent,
    sentOf: tableValuesOf,
    isWrong() {
      const problems = problemsOf(parseTable(list, name, tables))
      return Boolean(problems.name || problems.list)
    },
    async save(rev, _, { name, list }, track) {
      const { entries } = parseTable(list, name, tables)
      const body = { name, entries: entries.map(({ text, weight }) => ({ text, weight })) }
      const call =
        tableId === undefined
          ? make(body, (key) => track(create({ headers: { 'Idempotency-Key': key }, body })))
          : track(change({ params: { tableId }, headers: ifMatch({ rev }), body }))
      const answer = (await call) ?? { error: undefined }
      // Another device has a table with this name, or one that refers to this table. The form then shows the error at
      // its field.
      if (statusOf(answer.error) === 409) await loadMine(myTables)
      return answer
    },
    load: tableId === undefined ? undefined : () => load({ params: { tableId } }),
    saved: 'Table saved.',
    onSaved: onDone,
  })
  const found = problemsOf(read)
  const errors = form.wasRefused ? found : { name: undefined, list: undefined }
  // The form takes no input while a table is being created, because the table would not include it.
  const isReadOnly = form.isBusy && tableId === undefined
  const type = (typed: Partial<TableValues>) => isReadOnly || form.change(typed)
  return {
    ...form,
    read,
    errors,
    error: errors.name || errors.list ? undefined : form.error,
    type,
    isReadOnly,
    close() {
      keep(undefined)
      onDone?.(undefined)
    },
    /** Removes the refused lines from the list. */
    leaveOut: () => type({ list: asSent(draft.values).list }),
  }
}
