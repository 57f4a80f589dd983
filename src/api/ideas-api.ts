import { ideasOperations } from '../contract/operations/ideas.gen.ts'
import type { GameIdeaList, IdeaList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf, type OfGame, ofGame, pagesOf } from './endpoint.ts'
import { ideasCache } from './ideas-cache.ts'

const endpoint = endpointsOf(ideasOperations)

/** The number of ideas or tables in one page of the contract. */
export const mostAtOnce = 100

/** The argument that fetches all my tables: the contract limits how many a person may have. */
export const myTables = { query: { limit: mostAtOnce } }

type OfIdea = { params: { ideaId: string } }

const gameIdeas = ofGame(['gameIdeas'])

const takesIdea = { invalidatesTags: ['gameIdeas' as const], onQueryStarted: takeAnswer(ideasCache['idea.changed']) }
const takesTable = takeAnswer(ideasCache['table.changed'])

/**
 * The endpoints of the tag `ideas`. Each call resolves to the parsed answer or rejects with an `ApiError`.
 * The answer of a mutation updates the list of my ideas, whose pages are not fetched again. The view searches, filters,
 * sorts and adds pending mutations.
 */
export const ideasApi = api
  .enhanceEndpoints({ addTagTypes: ['idea', 'myIdeas', 'gameIdeas', 'ideaTable', 'myTables', 'gameTables'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listIdeas: build.query(endpoint('listIdeas', { providesTags: ['myIdeas'] })),
      /** All my ideas, a page at a time. */
      listMyIdeas: build.infiniteQuery<IdeaList, void, string | undefined>({
        ...pagesOf(endpoint('listIdeas'), mostAtOnce),
        providesTags: ['myIdeas'],
      }),
      listIdeaChanges: build.query(endpoint('listIdeaChanges', { providesTags: ['myIdeas'] })),
      createIdea: build.mutation(endpoint('createIdea', takesIdea)),
      importIdeas: build.mutation(endpoint('importIdeas', { invalidatesTags: ['myIdeas'] })),
      getIdea: build.query(
        endpoint('getIdea', { providesTags: (_result, _error, { params }) => [{ type: 'idea', id: params.ideaId }] }),
      ),
      changeIdea: build.mutation(
        endpoint('changeIdea', {
          ...takesIdea,
          // After a refusal the idea is fetched again: someone else may have changed it.
          invalidatesTags: (_result, error, { params }) => [
            'gameIdeas',
            ...(error ? [{ type: 'idea', id: params.ideaId } as const] : []),
          ],
        }),
      ),
      deleteIdea: build.mutation(
        endpoint('deleteIdea', {
          invalidatesTags: ['gameIdeas'],
          onQueryStarted: takeAnswer(ideasCache['idea.removed'], ({ params }: OfIdea) => params),
        }),
      ),
      restoreIdea: build.mutation(endpoint('restoreIdea', takesIdea)),
      listGameIdeas: build.query(endpoint('listGameIdeas', { providesTags: gameIdeas })),
      /** All ideas of a game that I may see, a page at a time. */
      listAllGameIdeas: build.infiniteQuery<GameIdeaList, OfGame, string | undefined>({
        ...pagesOf(endpoint('listGameIdeas'), mostAtOnce),
        providesTags: gameIdeas,
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
        endpoint('createIdeaTable', { invalidatesTags: ['myTables', 'gameTables'], onQueryStarted: takesTable }),
      ),
      getIdeaTable: build.query(
        endpoint('getIdeaTable', {
          providesTags: (_result, _error, { params }) => [{ type: 'ideaTable', id: params.tableId }],
        }),
      ),
      changeIdeaTable: build.mutation(
        endpoint('changeIdeaTable', {
          invalidatesTags: (_result, _error, { params }) => [
            ...['myTables' as const, 'gameTables' as const],
            { type: 'ideaTable', id: params.tableId },
          ],
          onQueryStarted: takesTable,
        }),
      ),
      deleteIdeaTable: build.mutation(endpoint('deleteIdeaTable', { invalidatesTags: ['myTables', 'gameTables'] })),
      listGameIdeaTables: build.query(endpoint('listGameIdeaTables', { providesTags: ofGame(['gameTables']) })),
      removeGameIdeaTable: build.mutation(
        endpoint('removeGameIdeaTable', { invalidatesTags: ['myTables', 'gameTables'] }),
      ),
    }),
  })
