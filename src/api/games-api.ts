import { gamesOperations } from '../contract/operations/games.gen.ts'
import type { Game, GameChange, GameList, GivenRole, MemberList, Role } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { unlessTold } from './commands.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(gamesOperations)

/** A page of the list, as large as the contract allows. */
const limit = 100

const { query: listPage, transformResponse } = endpoint('listGames')

type OfGame = { params: { gameId: string } }

const ofGame = ({ params }: OfGame) => params.gameId

const changes = unlessTold((arg: OfGame) => [{ type: 'game', id: ofGame(arg) } as const, 'gameList' as const])

const changesSeats = unlessTold((arg: OfGame) => [
  ...[{ type: 'game', id: ofGame(arg) } as const, 'gameList' as const],
  { type: 'memberList', id: ofGame(arg) } as const,
])

/** The endpoints of the tag `games`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const gamesApi = api.enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'memberList'] }).injectEndpoints({
  endpoints: (build) => ({
    listGames: build.query(endpoint('listGames', { providesTags: ['gameList'] })),
    /** All my games, a page at a time. */
    listMyGames: build.infiniteQuery<GameList, void, string | undefined>({
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
        async onQueryStarted(arg, { dispatch, getState, queryFulfilled }) {
          const { params } = arg
          const before = gamesApi.endpoints.getGame.select({ params })(getState()).data
          if (!before) return
          dispatch(gamesApi.util.updateQueryData('getGame', { params }, expectGame(arg)))
          // Of what has come meanwhile only this is taken back. Where there is no game any more nothing is.
          await queryFulfilled.catch(() => {
            const back = pick(before, Object.keys(arg.body) as (keyof GameChange)[])
            dispatch(gamesApi.util.updateQueryData('getGame', { params }, expectGame({ body: back })))
          })
        },
      }),
    ),
    // What is deleted is not asked for again: every answer would be 404.
    deleteGame: build.mutation(
      endpoint('deleteGame', {
        invalidatesTags: (_result, error, arg) => (error ? changes(_result, error, arg) : ['gameList']),
      }),
    ),
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
        async onQueryStarted(arg, { dispatch, getState, queryFulfilled }) {
          const { gameId, userId } = arg.params
          const lists = gamesApi.util
            .selectInvalidatedBy(getState(), [{ type: 'memberList', id: gameId }])
            // Under what one member is looked at with there is no list, and nothing is changed.
            .map(({ originalArgs }) => originalArgs)
          const set = (role: Role) => {
            for (const list of lists)
              dispatch(gamesApi.util.updateQueryData('listMembers', list, changeRole(userId, role)))
          }
          const before = lists
            .flatMap((list) => gamesApi.endpoints.listMembers.select(list)(getState()).data?.items ?? [])
            .find((member) => member.userId === userId)
          set(arg.body.role)
          // Not undone by its place in the list: others may have come and gone.
          await queryFulfilled.catch(() => before && set(before.role))
        },
      }),
    ),
    removeMember: build.mutation(endpoint('removeMember', { invalidatesTags: changesSeats })),
    leaveGame: build.mutation(endpoint('leaveGame', { invalidatesTags: changes })),
    handOverGame: build.mutation(endpoint('handOverGame', { invalidatesTags: changesSeats })),
  }),
})

/** What `changeGame` is expected to make of the game, until the server has said so. */
export const expectGame =
  ({ body }: { body: GameChange }) =>
  (game: Game) =>
    void Object.assign(game, body)

const pick = (game: Game, keys: (keyof GameChange)[]): GameChange =>
  Object.fromEntries(keys.map((key) => [key, game[key]]))

/** What `changeMember` is expected to make of the members. */
export const expectMembers = ({ params, body }: { params: { userId: string }; body: { role: GivenRole } }) =>
  changeRole(params.userId, body.role)

const changeRole = (userId: string, role: Role) => (list: MemberList) => {
  for (const member of list.items) if (member.userId === userId) member.role = role
}

export const {
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
