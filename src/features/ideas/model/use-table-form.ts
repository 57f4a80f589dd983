import { useDeferredValue, useMemo, useState } from 'react'
import { errorText, statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { ideasApi, myTables, useChangeIdeaTableMutation, useCreateIdeaTableMutation } from '../../../api/ideas-api.ts'
import type { IdeaTable, NewIdeaTable } from '../../../contract/types.gen.ts'
import { type Choice, differences, firstChoice, merge, typedOn } from '../../../forms/conflict.ts'
import { typedSince, useNewestDraft } from '../../../forms/drafts.ts'
import { tablesOf } from '../../../rules/idea-tables.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { type TableDraft, type TableValues, tableValuesOf } from './drafts.ts'
import { parseTable, printTable, type ReadTable, tableNameError } from './parse-table.ts'
import { starterTables } from './tables/starter-tables.ts'
import { useTableLists } from './use-tables.ts'
import { inLines } from './words.ts'

/** Answers after which no table was made: the next try is another one. */
const refusals: readonly unknown[] = [400, 404, 409]

/**
 * The calls that save a table. A new one that was sent before, and of which no answer came, is sent as the same one, over
 * a reload too: so there are never two of it.
 */
function useSaveTable(draft: TableDraft, update: (change: (now: TableDraft) => TableDraft) => unknown) {
  const [create, creating] = useCreateIdeaTableMutation()
  const [save, saving] = useChangeIdeaTableMutation()
  const [load, loading] = ideasApi.endpoints.getIdeaTable.useLazyQuery()
  return {
    isBusy: creating.isLoading || saving.isLoading || loading.isFetching,
    async make(body: NewIdeaTable) {
      const answer = await create({ headers: { 'Idempotency-Key': draft.key }, body })
      if (refusals.includes(statusOf(answer.error))) update((now) => ({ ...now, key: newKsuid() }))
      return answer
    },
    change: (tableId: string, rev: number, body: NewIdeaTable) =>
      save({ params: { tableId }, headers: ifMatch({ rev }), body }),
    loadNewest: async (tableId: string) => (await load({ params: { tableId } })).data,
  }
}

type Form = {
  /** The table that is edited; without one a new table is made. */
  tableId: string | undefined
  draft: TableDraft
  /** Keeps what was typed; without a draft the form is closed. */
  onDraft: (draft: TableDraft | undefined) => void
  /** The form is closed: with the table that was saved, or without one. */
  onDone?: (saved: IdeaTable | undefined) => void
}

/** A refusal, what was sent, and the part of the form that it is about. */
type Refusal = { error: unknown; values: TableValues; at: keyof TableValues | 'form' }

const whyNotList = ({ entries, refused }: ReadTable): string | undefined => {
  if (refused.length > 0) return `${inLines(refused.length)} can't be used. Fix or remove what's marked below.`
  return entries.length === 0 ? 'Write at least one entry.' : undefined
}

/**
 * The form of a table of one's own: what was understood of its list, what is wrong and where, and saving. Where another
 * device has saved meanwhile there are both versions to choose from.
 */
export function useTableForm({ tableId, draft, onDraft, onDone }: Form) {
  const { mine, shared } = useTableLists()
  const { toast } = useOverlays()
  const { keep, now, update } = useNewestDraft(draft, onDraft)
  const [wasSent, setWasSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  /** The newest version, while it is to be told from the form. */
  const [theirs, setTheirs] = useState<IdeaTable>()
  const { make, change, loadNewest, isBusy } = useSaveTable(draft, update)
  const [loadMine] = ideasApi.endpoints.listIdeaTables.useLazyQuery()

  const others = useMemo(() => mine.items?.filter((table) => table.tableId !== tableId) ?? [], [mine.items, tableId])
  const tables = useMemo(() => tablesOf(starterTables, shared.items ?? [], others), [shared.items, others])
  const { name, list } = draft.values
  const deferred = useDeferredValue(list)
  const read = useMemo(() => parseTable(deferred, name, tables), [deferred, name, tables])

  const problemsOf = (readNow: ReadTable, among = others) => ({
    name: tableNameError(
      name,
      among.map((table) => table.name),
    ),
    list: whyNotList(readNow),
  })
  const isRefused = (at: Refusal['at']) =>
    refusal?.at === at && (at === 'form' || refusal.values[at] === draft.values[at]) && !isBusy
  const found = problemsOf(read)
  const saying = (at: keyof TableValues) =>
    (wasSent ? found[at] : undefined) ?? (isRefused(at) ? errorText(refusal?.error, '') : undefined)

  const asSent = (values: TableValues): TableValues => ({
    name: values.name.trim(),
    list: printTable(parseTable(values.list, values.name, tables).entries),
  })
  // A table that is made is there: nothing is taken that would not be part of it.
  const isReadOnly = isBusy && tableId === undefined
  // A key stands for one content: another text is another table.
  const type = (typed: Partial<TableValues>) =>
    isReadOnly || keep({ ...draft, values: { ...draft.values, ...typed }, key: newKsuid() })

  /** Which part of the form a refusal is about: what others have made meanwhile says it. */
  async function placeOf(error: unknown): Promise<Refusal['at']> {
    if (statusOf(error) !== 409) return 'form'
    const { data } = await loadMine(myTables)
    const now = data?.items.filter((table) => table.tableId !== tableId) ?? others
    const problems = problemsOf(parseTable(list, name, tablesOf(starterTables, shared.items ?? [], now)), now)
    return problems.name ? 'name' : problems.list ? 'list' : 'form'
  }

  function close(saved?: IdeaTable) {
    keep(undefined)
    onDone?.(saved)
  }
  /** The form is done, unless something was typed since. */
  function goOn(saved: IdeaTable) {
    const mine = now()
    const base = tableValuesOf(saved)
    const left = mine && tableId !== undefined && typedOn(draft.values, mine.values, base)
    if (left) {
      keep({ ...mine, rev: saved.rev, base, values: left })
      toast.success(`Table saved. ${typedSince}`)
    } else if (mine) close(saved)
  }

  async function send(values: TableValues, { rev, base }: Pick<TableDraft, 'rev' | 'base'>): Promise<void> {
    const body = { name: values.name, entries: toEntries(parseTable(values.list, values.name, tables)) }
    if (tableId !== undefined && values.name === base.name && values.list === base.list) return close()
    const answer = tableId === undefined ? await make(body) : await change(tableId, rev, body)
    if (answer.data) return goOn(answer.data)
    if (tableId !== undefined && statusOf(answer.error) === 412) {
      const newest = await loadNewest(tableId)
      if (!newest) return setRefusal({ error: answer.error, values: draft.values, at: 'form' })
      const mine = now()
      if (!mine) return
      // Nothing of theirs is in the way of mine: it goes on top of theirs without a question.
      if (differences({ base, mine: asSent(mine.values), theirs: tableValuesOf(newest) }).length > 0)
        return setTheirs(newest)
      return send(values, { rev: newest.rev, base: tableValuesOf(newest) })
    }
    setRefusal({ error: answer.error, values: draft.values, at: await placeOf(answer.error) })
  }

  /** @returns whether what was typed could be sent */
  async function submit(): Promise<boolean> {
    if (isBusy) return true
    setWasSent(true)
    setRefusal(undefined)
    const readNow = parseTable(list, name, tables)
    const problems = problemsOf(readNow)
    if (problems.name || problems.list) return false
    await send(asSent(draft.values), draft)
    return true
  }

  const three = theirs && {
    base: draft.base,
    mine: asSent(draft.values),
    theirs: tableValuesOf(theirs),
  }
  const differing = three && differences(three)
  return {
    read,
    errors: { name: saying('name'), list: saying('list'), form: isRefused('form') ? refusal?.error : undefined },
    isBusy,
    submit,
    type,
    isReadOnly,
    close,
    /** Takes the refused lines out of the list. */
    leaveOut: () => type({ list: asSent(draft.values).list }),
    conflict: three &&
      differing && {
        found: differing,
        first: firstChoice(differing, three),
        take(choice: Choice<keyof TableValues>) {
          keep({ ...draft, rev: theirs.rev, base: three.theirs, values: merge(draft.values, three.theirs, choice) })
          setTheirs(undefined)
        },
        cancel: () => setTheirs(undefined),
      },
  }
}

const toEntries = ({ entries }: ReadTable) => entries.map(({ text, weight }) => ({ text, weight }))
