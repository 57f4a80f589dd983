import { ideasOperations } from '../contract/operations/ideas.gen.ts'
import type { GameIdeaList, Idea, IdeaList, IdeaTable, IdeaTableList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'
import { replace } from './replace.ts'

const endpoint = endpointsOf(ideasOperations)

/** As many ideas or tables as the contract gives at once. */
export const mostAtOnce = 100

/** What asks for all my tables: a person has no more than these. */
export const myTables = { query: { limit: mostAtOnce } }

const { query: listPage, transformResponse } = endpoint('listIdeas')
const gamePage = endpoint('listGameIdeas')

type OfGame = { params: { gameId: string } }

const gameIdeas = (_result: unknown, _error: unknown, { params }: OfGame) => [
  { type: 'gameIdeas', id: params.gameId } as const,
]
const gameTables = (_result: unknown, _error: unknown, { params }: OfGame) => [
  { type: 'gameTables', id: params.gameId } as const,
]

/**
 * The endpoints of the tag `ideas`. Each call resolves to the parsed answer or rejects with an `ApiError`.
 *
 * What is changed here is changed in the list of my ideas as well, without reading its pages anew: searching, filtering
 * and the order are the view's, and so is what waits to be sent.
 */
export const ideasApi = api
  .enhanceEndpoints({ addTagTypes: ['idea', 'myIdeas', 'gameIdeas', 'ideaTable', 'myTables', 'gameTables'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listIdeas: build.query(endpoint('listIdeas', { providesTags: ['myIdeas'] })),
      /** All my ideas, a page at a time. */
      listMyIdeas: build.infiniteQuery<IdeaList, void, string | undefined>({
        transformResponse,
        providesTags: ['myIdeas'],
        query: ({ pageParam: cursor }) => listPage({ query: { limit: mostAtOnce, ...(cursor && { cursor }) } }),
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      }),
      listIdeaChanges: build.query(endpoint('listIdeaChanges', { providesTags: ['myIdeas'] })),
      createIdea: build.mutation(
        endpoint('createIdea', {
          invalidatesTags: ['gameIdeas'],
          async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
            const made = await queryFulfilled.catch(() => undefined)
            if (made) dispatch(ideasApi.util.updateQueryData('listMyIdeas', undefined, holding(made.data)))
          },
        }),
      ),
      importIdeas: build.mutation(endpoint('importIdeas', { invalidatesTags: ['myIdeas'] })),
      getIdea: build.query(
        endpoint('getIdea', { providesTags: (_result, _error, { params }) => [{ type: 'idea', id: params.ideaId }] }),
      ),
      changeIdea: build.mutation(
        endpoint('changeIdea', {
          // A change that was refused is a reason to look again: somebody else may have made one.
          invalidatesTags: (_result, error, { params }) => [
            'gameIdeas',
            ...(error ? [{ type: 'idea', id: params.ideaId } as const] : []),
          ],
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const saved = await queryFulfilled.catch(() => undefined)
            if (!saved) return
            dispatch(ideasApi.util.updateQueryData('listMyIdeas', undefined, holding(saved.data)))
            dispatch(ideasApi.util.updateQueryData('getIdea', { params }, () => saved.data))
          },
        }),
      ),
      deleteIdea: build.mutation(
        endpoint('deleteIdea', {
          invalidatesTags: ['gameIdeas'],
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const gone = await queryFulfilled.catch(() => undefined)
            if (gone) dispatch(ideasApi.util.updateQueryData('listMyIdeas', undefined, without(params.ideaId)))
          },
        }),
      ),
      restoreIdea: build.mutation(
        endpoint('restoreIdea', {
          invalidatesTags: ['gameIdeas'],
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const back = await queryFulfilled.catch(() => undefined)
            if (!back) return
            dispatch(ideasApi.util.updateQueryData('listMyIdeas', undefined, holding(back.data)))
            dispatch(ideasApi.util.updateQueryData('getIdea', { params }, () => back.data))
          },
        }),
      ),
      listGameIdeas: build.query(endpoint('listGameIdeas', { providesTags: gameIdeas })),
      /** All ideas of a game that I may see, a page at a time. */
      listAllGameIdeas: build.infiniteQuery<GameIdeaList, OfGame, string | undefined>({
        transformResponse: gamePage.transformResponse,
        providesTags: gameIdeas,
        query: ({ queryArg, pageParam: cursor }) =>
          gamePage.query({ ...queryArg, query: { limit: mostAtOnce, ...(cursor && { cursor }) } }),
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      }),
      removeGameIdea: build.mutation(
        endpoint('removeGameIdea', {
          invalidatesTags: (_result, _error, { params }) => [
            'myIdeas',
            { type: 'gameIdeas', id: params.gameId },
            { type: 'idea', id: params.ideaId },
          ],
        }),
      ),
      listIdeaTables: build.query(endpoint('listIdeaTables', { providesTags: ['myTables'] })),
      createIdeaTable: build.mutation(
        endpoint('createIdeaTable', {
          invalidatesTags: ['myTables', 'gameTables'],
          async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
            const made = await queryFulfilled.catch(() => undefined)
            if (made) dispatch(ideasApi.util.updateQueryData('listIdeaTables', myTables, holdingTable(made.data)))
          },
        }),
      ),
      getIdeaTable: build.query(
        endpoint('getIdeaTable', {
          providesTags: (_result, _error, { params }) => [{ type: 'ideaTable', id: params.tableId }],
        }),
      ),
      changeIdeaTable: build.mutation(
        endpoint('changeIdeaTable', {
          invalidatesTags: changesTable,
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const saved = await queryFulfilled.catch(() => undefined)
            if (!saved) return
            dispatch(ideasApi.util.updateQueryData('listIdeaTables', myTables, holdingTable(saved.data)))
            dispatch(ideasApi.util.updateQueryData('getIdeaTable', { params }, () => saved.data))
          },
        }),
      ),
      deleteIdeaTable: build.mutation(endpoint('deleteIdeaTable', { invalidatesTags: ['myTables', 'gameTables'] })),
      listGameIdeaTables: build.query(endpoint('listGameIdeaTables', { providesTags: gameTables })),
      removeGameIdeaTable: build.mutation(
        endpoint('removeGameIdeaTable', { invalidatesTags: ['myTables', 'gameTables'] }),
      ),
    }),
  })

type Pages = { pages: IdeaList[] }

/** The list with this idea as it is now: in its place, unless a newer one is there, or as the first. */
export const holding = (idea: Idea) => (list: Pages) => {
  const isOne = ({ ideaId }: Idea) => ideaId === idea.ideaId
  if (!list.pages.some(({ items }) => replace(items, idea, isOne))) list.pages[0]?.items.unshift(idea)
}

/** The list without this idea. */
export const without = (ideaId: string) => (list: Pages) => {
  for (const page of list.pages) page.items = page.items.filter((one) => one.ideaId !== ideaId)
}

/** The list with this table as it is now: in its place, or as the first. */
const holdingTable = (table: IdeaTable) => (list: IdeaTableList) => {
  const at = list.items.findIndex(({ tableId }) => tableId === table.tableId)
  if (at < 0) list.items.unshift(table)
  else list.items[at] = table
}

/** A failed change is a reason to look again as well: it may have been changed elsewhere. */
function changesTable(_result: IdeaTable | undefined, _error: unknown, { params }: { params: { tableId: string } }) {
  return ['myTables' as const, 'gameTables' as const, { type: 'ideaTable', id: params.tableId } as const]
}

export const {
  useListMyIdeasInfiniteQuery,
  useImportIdeasMutation,
  useListAllGameIdeasInfiniteQuery,
  useRemoveGameIdeaMutation,
  useListIdeaTablesQuery,
  useCreateIdeaTableMutation,
  useChangeIdeaTableMutation,
  useDeleteIdeaTableMutation,
  useListGameIdeaTablesQuery,
  useRemoveGameIdeaTableMutation,
} = ideasApi
