import { lobbyOperations } from '../contract/operations/lobby.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(lobbyOperations)

type OfGame = { params: { gameId: string } }

const of = <Type extends string>(type: Type, { params }: OfGame) => ({ type, id: params.gameId }) as const
const changesLobby = (_result: unknown, _error: unknown, arg: OfGame) => [of('lobby', arg)]
const changesPlay = (_result: unknown, _error: unknown, arg: OfGame) => [
  of('lobby', arg),
  of('game', arg),
  'gameList' as const,
]
const changesBoundaries = (_result: unknown, _error: unknown, arg: OfGame) => [of('boundaries', arg)]

/** The endpoints of the tag `lobby`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const lobbyApi = api
  .enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'lobby', 'notes', 'boundaries'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLobby: build.query(endpoint('getLobby', { providesTags: changesLobby })),
      setReady: build.mutation(endpoint('setReady', { invalidatesTags: changesLobby })),
      nudge: build.mutation(endpoint('nudge')),
      pauseGame: build.mutation(endpoint('pauseGame', { invalidatesTags: changesLobby })),
      resumeGame: build.mutation(endpoint('resumeGame', { invalidatesTags: changesLobby })),
      startGame: build.mutation(endpoint('startGame', { invalidatesTags: changesPlay })),
      endGame: build.mutation(endpoint('endGame', { invalidatesTags: changesPlay })),
      getNotes: build.query(endpoint('getNotes', { providesTags: (_result, _error, arg) => [of('notes', arg)] })),
      changeNotes: build.mutation(
        endpoint('changeNotes', { invalidatesTags: (_result, _error, arg) => [of('notes', arg)] }),
      ),
      listBoundaries: build.query(endpoint('listBoundaries', { providesTags: changesBoundaries })),
      addBoundary: build.mutation(endpoint('addBoundary', { invalidatesTags: changesBoundaries })),
      takeBoundaryBack: build.mutation(endpoint('takeBoundaryBack', { invalidatesTags: changesBoundaries })),
    }),
  })

export const {
  useGetLobbyQuery,
  useSetReadyMutation,
  useNudgeMutation,
  usePauseGameMutation,
  useResumeGameMutation,
  useStartGameMutation,
  useEndGameMutation,
  useGetNotesQuery,
  useChangeNotesMutation,
  useListBoundariesQuery,
  useAddBoundaryMutation,
  useTakeBoundaryBackMutation,
} = lobbyApi
