import { useMemo } from 'react'
import { fresh } from '../../../api/call.ts'
import { myTables, useListGameIdeaTablesQuery, useListIdeaTablesQuery } from '../../../api/ideas-api.ts'
import type { IdeaTable } from '../../../contract/types.gen.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { foldName, type Table, type Tables, tablesOf } from '../../../rules/idea-tables.ts'
import { useUserId } from '../../../session/hooks.ts'
import { starterTables } from './tables/starter-tables.ts'

const none: readonly IdeaTable[] = []

/** My tables and the tables that others share with the current game, each list with the state of its call. */
export function useTableLists() {
  const userId = useUserId()
  const { game } = useCurrentGame()
  const mine = useListIdeaTablesQuery(myTables, fresh)
  const ofGame = useListGameIdeaTablesQuery(
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
