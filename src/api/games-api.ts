import { gamesOperations } from '../contract/operations/games.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(gamesOperations)

const ofGame = ({ params }: { params: { gameId: string } }) => params.gameId

/** The endpoints of the tag `games`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const gamesApi = api
  .enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'memberList', 'invitationList', 'requestList'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listGames: build.query(endpoint('listGames', { providesTags: ['gameList'] })),
      createGame: build.mutation(endpoint('createGame', { invalidatesTags: ['gameList'] })),
      getGame: build.query(
        endpoint('getGame', { providesTags: (_result, _error, arg) => [{ type: 'game', id: ofGame(arg) }] }),
      ),
      changeGame: build.mutation(endpoint('changeGame', { invalidatesTags: changes })),
      deleteGame: build.mutation(endpoint('deleteGame', { invalidatesTags: ['gameList'] })),
      archiveGame: build.mutation(endpoint('archiveGame', { invalidatesTags: changes })),
      restoreGame: build.mutation(endpoint('restoreGame', { invalidatesTags: changes })),
      listMembers: build.query(
        endpoint('listMembers', { providesTags: (_result, _error, arg) => [{ type: 'memberList', id: ofGame(arg) }] }),
      ),
      getMember: build.query(
        endpoint('getMember', { providesTags: (_result, _error, arg) => [{ type: 'memberList', id: ofGame(arg) }] }),
      ),
      changeMember: build.mutation(endpoint('changeMember', { invalidatesTags: changesSeats })),
      removeMember: build.mutation(endpoint('removeMember', { invalidatesTags: changesSeats })),
      leaveGame: build.mutation(endpoint('leaveGame', { invalidatesTags: ['gameList'] })),
      handOverGame: build.mutation(endpoint('handOverGame', { invalidatesTags: changesSeats })),
    }),
  })

type OfGame = { params: { gameId: string } }

/** A failed change is a reason to look again as well: somebody else may have changed it. */
function changes(_result: unknown, _error: unknown, arg: OfGame) {
  return [{ type: 'game', id: ofGame(arg) } as const, 'gameList' as const]
}

function changesSeats(_result: unknown, _error: unknown, arg: OfGame) {
  return [...changes(_result, _error, arg), { type: 'memberList', id: ofGame(arg) } as const]
}

export const {
  useListGamesQuery,
  useCreateGameMutation,
  useGetGameQuery,
  useChangeGameMutation,
  useDeleteGameMutation,
  useArchiveGameMutation,
  useRestoreGameMutation,
  useListMembersQuery,
  useChangeMemberMutation,
  useRemoveMemberMutation,
  useLeaveGameMutation,
  useHandOverGameMutation,
} = gamesApi
