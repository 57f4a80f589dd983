import { useDeferredValue, useMemo } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { fresh, ifMatch } from '../../../api/call.ts'
import { ideasApi, myTables } from '../../../api/ideas-api.ts'
import type { IdeaTable } from '../../../contract/types.gen.ts'
import type { DraftProps } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { foldName, type Table, type Tables, tablesIn, tablesOf } from '../../../rules/idea-tables.ts'
import { useUserId } from '../../../session/hooks.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { emptyTable, type TableDraft, type TableValues, tableValuesOf } from './drafts.ts'
import { parseTable, printTable, type ReadTable, tableNameError } from './parse-table.ts'
import { starterTables } from './tables/starter-tables.ts'
import { inLines } from './words.ts'

const none: readonly IdeaTable[] = []

/** My tables and the tables that others share with the current game, each list with the state of its call. */
export function useTableLists() {
  const userId = useUserId()
  const { game } = useCurrentGame()
  const mine = ideasApi.useListIdeaTablesQuery(myTables, fresh)
  const ofGame = ideasApi.useListGameIdeaTablesQuery(
    { params: { gameId: game?.gameId ?? '' }, ...myTables },
    { ...fresh, skip: !game },
  )
  const shared = useMemo(
    () => ofGame.currentData?.items.filter(({ author }) => author.userId !== userId),
    [ofGame.currentData, userId],
  )
  return { game, mine: { ...mine, items: mine.data?.items }, shared: { ...ofGame, items: shared } }
}

/**
 * All tables that a card is drawn from: the starter tables, those shared with the current game, and mine. Of several
 * with the same name, the last in this order is used. While the server has not answered there are only the starter
 * tables. The result stays the same object until a table changes.
 */
export function useTables(): Tables {
  const { mine, shared } = useTableLists()
  const mineNow = mine.items ?? none
  const sharedNow = shared.items ?? none
  return useMemo(() => tablesOf(starterTables, sharedNow, mineNow), [sharedNow, mineNow])
}

/** A group of tables to choose from, by name. */
export type TableGroup = { label: string; names: readonly string[] }

/**
 * All tables that a slot can be drawn from: mine, those of the current game, and the starter tables. Each name is
 * listed once.
 */
export function useTableGroups(): readonly TableGroup[] {
  const { game, mine, shared } = useTableLists()
  const taken = new Set<string>()
  const group = (label: string, tables: readonly Table[] = none) => {
    const names = tables.map(({ name }) => name).filter((name) => !taken.has(foldName(name)))
    for (const name of names) taken.add(foldName(name))
    return { label, names }
  }
  return [
    group('Your tables', mine.items),
    group(`Shared in ${game?.name}`, shared.items),
    group('Starter tables', starterTables),
  ].filter(({ names }) => names.length > 0)
}

/**
 * What happens to tables that refer to a table once it is deleted.
 * @param mine all tables of the person, this one among them
 * @returns a sentence, or '' if none refers to it
 */
export function afterDeletion({ name }: Table, mine: readonly Table[], isShared: boolean): string {
  const isThis = (other: string) => foldName(other) === foldName(name)
  if (starterTables.some((table) => isThis(table.name)))
    return 'Cards will draw from the starter table with the same name again.'
  const users = mine.filter((table) => !isThis(table.name) && tablesIn(table).some(isThis))
  if (users.length > 0)
    return `These draw from it and will show its name instead: ${users.map((table) => inSentence(table.name)).join(', ')}.`
  return isShared ? "Other people's entries that draw from it will show its name instead." : ''
}

/** Shares and deletes a table of mine. */
export function useTableActions(table: IdeaTable) {
  const { confirm } = useOverlays()
  const [change, changing] = ideasApi.useChangeIdeaTableMutation()
  const [load] = ideasApi.endpoints.getIdeaTable.useLazyQuery()
  const [remove, removing] = ideasApi.useDeleteIdeaTableMutation()
  const { data: mine } = ideasApi.useListIdeaTablesQuery(myTables)
  const params = { tableId: table.tableId }
  const isBusy = changing.isLoading || removing.isLoading
  return {
    isBusy,
    error: isBusy ? undefined : (changing.error ?? removing.error),
    /**
     * Shares the table with a game, or with none. Changes of other fields by another device are kept.
     * @returns whether it succeeded
     */
    async share(gameId: string | null): Promise<boolean> {
      const { error } = await change({ params, headers: ifMatch(table), body: { gameId } })
      if (statusOf(error) !== 412) return !error
      const { data } = await load({ params })
      return data !== undefined && !(await change({ params, headers: ifMatch(data), body: { gameId } })).error
    },
    /** @returns whether it is deleted */
    async askToDelete(): Promise<boolean> {
      const isSure = await confirm({
        title: `Delete ${inSentence(table.name)}?`,
        message: [
          `It's gone for good${table.gameId ? ', including in the game you share it with' : ''}.`,
          afterDeletion(table, mine?.items ?? [], table.gameId !== undefined),
          'Ideas you already keep will stay.',
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: 'Delete',
        danger: true,
      })
      if (!isSure) return false
      const { error } = await remove({ params })
      return !error
    },
  }
}

type Form = DraftProps<TableDraft> & {
  /** The edited table. Without one, the form creates a table. */
  tableId: string | undefined
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
  const [create] = ideasApi.useCreateIdeaTableMutation()
  const [change] = ideasApi.useChangeIdeaTableMutation()
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
    current: mine.items?.find((table) => table.tableId === tableId),
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
