import { gamesOperations } from '../contract/operations/games.gen.ts'
import type { GameList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf, ofGame, pagesOf } from './endpoint.ts'
import { gamesCache } from './games-cache.ts'

const endpoint = endpointsOf(gamesOperations)

const membersTag = ofGame(['memberList'])
const changes = ofGame(['game'], ['gameList'])
const changesSeats = ofGame(['game', 'memberList'], ['gameList'])

const takesGame = { invalidatesTags: changes, onQueryStarted: takeAnswer(gamesCache['game.changed']) }

/** The endpoints of the tag `games`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const gamesApi = api.enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'memberList'] }).injectEndpoints({
  endpoints: (build) => ({
    listGames: build.query(endpoint('listGames', { providesTags: ['gameList'] })),
    /** All my games, a page at a time. */
    listMyGames: build.infiniteQuery<GameList, void, string | undefined>({
      ...pagesOf(endpoint('listGames')),
      providesTags: ['gameList'],
    }),
    createGame: build.mutation(endpoint('createGame', { invalidatesTags: ['gameList'] })),
    getGame: build.query(endpoint('getGame', { providesTags: ofGame(['game']) })),
    changeGame: build.mutation(endpoint('changeGame', takesGame)),
    // The deleted game is not fetched again, because every answer would be 404.
    deleteGame: build.mutation(
      endpoint('deleteGame', {
        invalidatesTags: (result, error, arg) => (error ? changes(result, error, arg) : ['gameList']),
      }),
    ),
    archiveGame: build.mutation(endpoint('archiveGame', takesGame)),
    restoreGame: build.mutation(endpoint('restoreGame', takesGame)),
    listMembers: build.query(endpoint('listMembers', { providesTags: membersTag })),
    getMember: build.query(endpoint('getMember', { providesTags: membersTag })),
    changeMember: build.mutation(
      endpoint('changeMember', {
        invalidatesTags: changesSeats,
        onQueryStarted: takeAnswer(gamesCache['member.changed']),
      }),
    ),
    removeMember: build.mutation(endpoint('removeMember', { invalidatesTags: changesSeats })),
    leaveGame: build.mutation(endpoint('leaveGame', { invalidatesTags: changes })),
    handOverGame: build.mutation(endpoint('handOverGame', { ...takesGame, invalidatesTags: changesSeats })),
  }),
})
