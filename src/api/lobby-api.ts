import { lobbyOperations } from '../contract/operations/lobby.gen.ts'
import { api } from './api.ts'
import { isTold, unlessTold } from './commands.ts'
import { dataOf } from './data-of.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(lobbyOperations)

type OfGame = { params: { gameId: string } }

const of = <Type extends string>(type: Type, { params }: OfGame) => ({ type, id: params.gameId }) as const
const ofLobby = (_result: unknown, _error: unknown, arg: OfGame) => [of('lobby', arg)]
const ofNotes = (_result: unknown, _error: unknown, arg: OfGame) => [of('notes', arg)]
const ofBoundaries = (_result: unknown, _error: unknown, arg: OfGame) => [of('boundaries', arg)]

const changesLobby = unlessTold((arg: OfGame) => [of('lobby', arg)])
const changesPlay = unlessTold((arg: OfGame) => [of('lobby', arg), of('game', arg), 'gameList' as const])
const changesNotes = unlessTold((arg: OfGame) => [of('notes', arg)])
const changesBoundaries = unlessTold((arg: OfGame) => [of('boundaries', arg)])

/** The endpoints of the tag `lobby`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const lobbyApi = api
  .enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'lobby', 'notes', 'boundaries'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLobby: build.query(endpoint('getLobby', { providesTags: ofLobby })),
      setReady: build.mutation(
        endpoint('setReady', {
          invalidatesTags: changesLobby,
          // Who is ready is there with the answer. Once a fact has told it, the answer may be the older of the two.
          async onQueryStarted(arg, { dispatch, queryFulfilled }) {
            const member = await dataOf(queryFulfilled)
            if (!member || isTold(arg)) return
            const { params } = arg
            dispatch(
              lobbyApi.util.updateQueryData('getLobby', { params }, ({ members }) => {
                for (const [at, { userId }] of members.entries()) if (userId === member.userId) members[at] = member
              }),
            )
          },
        }),
      ),
      nudge: build.mutation(endpoint('nudge')),
      pauseGame: build.mutation(
        endpoint('pauseGame', {
          invalidatesTags: changesLobby,
          // The count ends with the answer: the lobby may take longer to be fetched than there are seconds left.
          async onQueryStarted(arg, { dispatch, queryFulfilled }) {
            const isPaused = await queryFulfilled.then(
              () => true,
              () => false,
            )
            if (!isPaused) return
            const { params } = arg
            dispatch(lobbyApi.util.updateQueryData('getLobby', { params }, ({ start: _, ...lobby }) => lobby))
          },
        }),
      ),
      resumeGame: build.mutation(endpoint('resumeGame', { invalidatesTags: changesLobby })),
      startGame: build.mutation(
        endpoint('startGame', {
          invalidatesTags: changesPlay,
          // The count begins with the answer: the lobby may take a while to be fetched.
          async onQueryStarted(arg, { dispatch, queryFulfilled }) {
            const start = await dataOf(queryFulfilled)
            if (!start || isTold(arg)) return
            const { params } = arg
            dispatch(lobbyApi.util.updateQueryData('getLobby', { params }, (lobby) => ({ ...lobby, start })))
          },
        }),
      ),
      endGame: build.mutation(endpoint('endGame', { invalidatesTags: changesPlay })),
      getNotes: build.query(endpoint('getNotes', { providesTags: ofNotes })),
      changeNotes: build.mutation(
        endpoint('changeNotes', {
          invalidatesTags: changesNotes,
          async onQueryStarted(arg, { dispatch, queryFulfilled }) {
            const notes = await dataOf(queryFulfilled)
            if (!notes || isTold(arg)) return
            const { params } = arg
            dispatch(lobbyApi.util.updateQueryData('getNotes', { params }, () => notes))
          },
        }),
      ),
      listBoundaries: build.query(endpoint('listBoundaries', { providesTags: ofBoundaries })),
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
