import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { myTables, useListGameIdeaTablesQuery, useListIdeaTablesQuery } from '../../../api/ideas-api.ts'
import type { IdeaTable } from '../../../contract/types.gen.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { foldName, type Table, type Tables, tablesOf } from '../../../rules/idea-tables.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { starterTables } from './tables/starter-tables.ts'

const none: readonly IdeaTable[] = []
const looksAgain = { refetchOnFocus: true, refetchOnReconnect: true }

/** My tables, and those that others share with the current game, if there is one, each with the state of its call. */
export function useTableLists() {
  const userId = useSelector(selectUser)?.userId
  const { game } = useCurrentGame()
  const mine = useListIdeaTablesQuery(myTables, looksAgain)
  const ofGame = useListGameIdeaTablesQuery(
    { params: { gameId: game?.gameId ?? '' }, ...myTables },
    { ...looksAgain, skip: !game },
  )
  const shared = useMemo(
    () => ofGame.currentData?.items.filter(({ author }) => author.userId !== userId),
    [ofGame.currentData, userId],
  )
  return { game, mine: { ...mine, items: mine.data?.items }, shared: { ...ofGame, items: shared } }
}

/**
 * All tables that a card is drawn from: the starter tables, those shared with the current game, and mine. Of two with
 * the same name the later one in this order counts. Without an answer of the server there are the starter tables alone.
 * Unchanged tables are the same value.
 */
export function useTables(): Tables {
  const { mine, shared } = useTableLists()
  const mineNow = mine.items ?? none
  const sharedNow = shared.items ?? none
  return useMemo(() => tablesOf(starterTables, sharedNow, mineNow), [sharedNow, mineNow])
}

/** A group of tables to choose from, by name. */
export type TableGroup = { label: string; names: readonly string[] }

/** All tables that a slot can be drawn from: mine, those of the current game, and the starter tables; each name once. */
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
