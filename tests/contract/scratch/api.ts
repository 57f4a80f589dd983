import { createApi } from '@reduxjs/toolkit/query/react'
import { endpointsOf } from '../../../src/api/endpoint.ts'
import { baseQuery } from '../../../src/api/http.ts'
import { gamesOperations } from './generated/operations/games.gen.ts'
import { mapsOperations } from './generated/operations/maps.gen.ts'

const game = endpointsOf(gamesOperations)
const map = endpointsOf(mapsOperations)

/** The endpoints of the scratch contract, made as those of the app are. */
export const scratchApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['game'],
  endpoints: (build) => ({
    listGames: build.query(game('list-games', { providesTags: ['game'] })),
    createGame: build.mutation(
      game('createGame', {
        invalidatesTags: ['game'],
        select: ({ body, headers }) => ({ ...body, location: headers.Location, version: headers.ETag }),
      }),
    ),
    getGame: build.query(
      game('getGame', {
        select: (answer) => (answer.status === 304 ? null : { ...answer.body, version: answer.headers.ETag }),
      }),
    ),
    readGame: build.query(game('getGame')),
    changeGame: build.mutation(game('changeGame')),
    deleteGame: build.mutation(game('deleteGame')),
    listInvitations: build.query(game('listInvitations')),
    pingTurn: build.mutation(game('pingTurn')),
    getVTTUrl: build.query(game('getVTTUrl')),
    putMap: build.mutation(map('putMap')),
    getMap: build.query(map('getMap', { select: ({ body }) => body.text() })),
  }),
})
