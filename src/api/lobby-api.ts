import { lobbyOperations } from '../contract/operations/lobby.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf, ofGame } from './endpoint.ts'
import { lobbyCache } from './lobby-cache.ts'

const endpoint = endpointsOf(lobbyOperations)

const ofLobby = ofGame(['lobby'])
const ofNotes = ofGame(['notes'])
const ofBoundaries = ofGame(['boundaries'])
const changesPlay = ofGame(['lobby', 'game'], ['gameList'])

/** The endpoints of the tag `lobby`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const lobbyApi = api
  .enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'lobby', 'notes', 'boundaries'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLobby: build.query(endpoint('getLobby', { providesTags: ofLobby })),
      setReady: build.mutation(
        endpoint('setReady', { invalidatesTags: ofLobby, onQueryStarted: takeAnswer(lobbyCache['ready.changed']) }),
      ),
      nudge: build.mutation(endpoint('nudge')),
      seeNudge: build.mutation(endpoint('seeNudge', { invalidatesTags: ofLobby })),
      // The answer starts and ends the countdown: fetching the lobby may take longer than the seconds that are left.
      pauseGame: build.mutation(
        endpoint('pauseGame', {
          invalidatesTags: ofLobby,
          onQueryStarted: takeAnswer(lobbyCache['pause.changed'], () => ({ paused: true })),
        }),
      ),
      resumeGame: build.mutation(endpoint('resumeGame', { invalidatesTags: ofLobby })),
      startGame: build.mutation(
        endpoint('startGame', {
          invalidatesTags: changesPlay,
          onQueryStarted: takeAnswer(lobbyCache['play.starting']),
        }),
      ),
      endGame: build.mutation(endpoint('endGame', { invalidatesTags: changesPlay })),
      getNotes: build.query(endpoint('getNotes', { providesTags: ofNotes })),
      changeNotes: build.mutation(
        endpoint('changeNotes', { invalidatesTags: ofNotes, onQueryStarted: takeAnswer(lobbyCache['notes.changed']) }),
      ),
      listBoundaries: build.query(endpoint('listBoundaries', { providesTags: ofBoundaries })),
      addBoundary: build.mutation(endpoint('addBoundary', { invalidatesTags: ofBoundaries })),
      takeBoundaryBack: build.mutation(endpoint('takeBoundaryBack', { invalidatesTags: ofBoundaries })),
    }),
  })
