import { gamesOperations } from '../contract/operations/games.gen.ts'
import type { GameList, MemberList, Role } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(gamesOperations)

/** A page of the list, as large as the contract allows. */
const limit = 100

const { query: listPage, rawResponseSchema, transformResponse } = endpoint('listGames')

const ofGame = ({ params }: { params: { gameId: string } }) => params.gameId

/** The endpoints of the tag `games`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const gamesApi = api
  .enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'memberList', 'invitationList', 'requestList'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listGames: build.query(endpoint('listGames', { providesTags: ['gameList'] })),
      /** All my games, a page at a time. */
      listMyGames: build.infiniteQuery<GameList, void, string | undefined>({
        rawResponseSchema,
        transformResponse,
        providesTags: ['gameList'],
        query: ({ pageParam: cursor }) => listPage({ query: { limit, ...(cursor && { cursor }) } }),
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      }),
      createGame: build.mutation(endpoint('createGame', { invalidatesTags: ['gameList'] })),
      getGame: build.query(
        endpoint('getGame', { providesTags: (_result, _error, arg) => [{ type: 'game', id: ofGame(arg) }] }),
      ),
      changeGame: build.mutation(
        endpoint('changeGame', {
          invalidatesTags: changes,
          // What is typed stands there at once, and is taken back where the server refuses it.
          async onQueryStarted({ params, body }, { dispatch, queryFulfilled }) {
            const patch = dispatch(
              gamesApi.util.updateQueryData('getGame', { params }, (game) => ({ ...game, ...body })),
            )
            await queryFulfilled.catch(() => patch.undo())
          },
        }),
      ),
      deleteGame: build.mutation(endpoint('deleteGame', { invalidatesTags: changes })),
      archiveGame: build.mutation(endpoint('archiveGame', { invalidatesTags: changes })),
      restoreGame: build.mutation(endpoint('restoreGame', { invalidatesTags: changes })),
      listMembers: build.query(
        endpoint('listMembers', { providesTags: (_result, _error, arg) => [{ type: 'memberList', id: ofGame(arg) }] }),
      ),
      getMember: build.query(
        endpoint('getMember', { providesTags: (_result, _error, arg) => [{ type: 'memberList', id: ofGame(arg) }] }),
      ),
      changeMember: build.mutation(
        endpoint('changeMember', {
          invalidatesTags: changesSeats,
          async onQueryStarted({ params: { gameId, userId }, body }, { dispatch, getState, queryFulfilled }) {
            const lists = gamesApi.util.selectInvalidatedBy(getState(), [{ type: 'memberList', id: gameId }])
            const patches = lists.flatMap(({ endpointName, originalArgs }) =>
              endpointName === 'listMembers'
                ? [dispatch(gamesApi.util.updateQueryData('listMembers', originalArgs, changeRole(userId, body.role)))]
                : [],
            )
            await queryFulfilled.catch(() => {
              for (const patch of patches) patch.undo()
            })
          },
        }),
      ),
      removeMember: build.mutation(endpoint('removeMember', { invalidatesTags: changesSeats })),
      leaveGame: build.mutation(endpoint('leaveGame', { invalidatesTags: changes })),
      handOverGame: build.mutation(endpoint('handOverGame', { invalidatesTags: changesSeats })),
    }),
  })

const changeRole = (userId: string, role: Role) => (list: MemberList) => {
  for (const member of list.items) if (member.userId === userId) member.role = role
}

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
  useListMyGamesInfiniteQuery,
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
