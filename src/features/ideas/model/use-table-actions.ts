import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import {
  ideasApi,
  myTables,
  useChangeIdeaTableMutation,
  useDeleteIdeaTableMutation,
  useListIdeaTablesQuery,
} from '../../../api/ideas-api.ts'
import type { IdeaTable } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { foldName, type Table, tablesIn } from '../../../rules/idea-tables.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { starterTables } from './tables/starter-tables.ts'

/**
 * What happens to tables that refer to a table once it is deleted.
 * @param mine all tables of the person, this one among them
 * @returns a sentence, or '' if none refers to it
 */
export function afterDeletion({ name }: Table, mine: readonly Table[], isShared: boolean): string {
  const isThis = (other: string) => foldName(other) === foldName(name)
  if (starterTables.some((table) => isThis(table.name)))
    return 'Cards will draw from the starter table of the same name again.'
  const users = mine.filter((table) => !isThis(table.name) && tablesIn(table).some(isThis))
  if (users.length > 0)
    return `These draw from it and will show its name instead: ${users.map((table) => inSentence(table.name)).join(', ')}.`
  return isShared ? "Other people's entries that draw from it will show its name instead." : ''
}

/** Shares and deletes a table of mine. */
export function useTableActions(table: IdeaTable) {
  const { confirm } = useOverlays()
  const [change, changing] = useChangeIdeaTableMutation()
  const [load] = ideasApi.endpoints.getIdeaTable.useLazyQuery()
  const [remove, removing] = useDeleteIdeaTableMutation()
  const { data: mine } = useListIdeaTablesQuery(myTables)
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
          `It's gone for good${table.gameId ? ', also for the game you share it with' : ''}.`,
          afterDeletion(table, mine?.items ?? [], table.gameId !== undefined),
          'Ideas you kept stay.',
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
