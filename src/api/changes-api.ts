import { changesOperations } from '../contract/operations/changes.gen.ts'
import type { ChangeList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { changesCache } from './changes-cache.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(changesOperations)
const { query: page, transformResponse } = endpoint('listChanges')
const changesAtOnce = 100

type OfGame = { params: { gameId: string } }
const ofChanges = (_result: unknown, _error: unknown, { params }: OfGame) => [
  { type: 'changes', id: params.gameId } as const,
]

/** The endpoints of the tag `changes`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const changesApi = api.enhanceEndpoints({ addTagTypes: ['changes', 'characters'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What can be undone in a game, a page at a time, newest first. */
    listAllChanges: build.infiniteQuery<ChangeList, OfGame, string | undefined>({
      transformResponse,
      providesTags: ofChanges,
      query: ({ queryArg, pageParam: cursor }) =>
        page({ ...queryArg, query: { limit: changesAtOnce, ...(cursor && { cursor }) } }),
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
    }),
    listChanges: build.query(endpoint('listChanges', { providesTags: ofChanges })),
    undoChange: build.mutation(
      endpoint('undoChange', {
        onQueryStarted: takeAnswer(changesCache['changes.changed']),
        // The answer says that it is undone, and the characters what became of them.
        invalidatesTags: (_result, _error, { params }) => [{ type: 'characters', id: params.gameId }],
      }),
    ),
  }),
})

export const { useListAllChangesInfiniteQuery, useUndoChangeMutation } = changesApi
