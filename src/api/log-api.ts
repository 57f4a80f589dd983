import { logOperations } from '../contract/operations/log.gen.ts'
import type { LogList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf, ifRefused, type OfGame, ofGame, pagesOf } from './endpoint.ts'
import { logCache } from './log-cache.ts'

const endpoint = endpointsOf(logOperations)
const entriesAtOnce = 50
const ofLog = ofGame(['log'])

const adds = { onQueryStarted: takeAnswer(logCache['log.added']) }
const changes = { onQueryStarted: takeAnswer(logCache['log.changed']) }

/** The endpoints of the tag `log`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const logApi = api.enhanceEndpoints({ addTagTypes: ['log'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The log of a game, a page at a time, newest first. */
    listWholeLog: build.infiniteQuery<LogList, OfGame, string | undefined>({
      ...pagesOf(endpoint('listLog'), entriesAtOnce),
      providesTags: ofLog,
    }),
    listLog: build.query(endpoint('listLog', { providesTags: ofLog })),
    getDice: build.query(endpoint('getDice', { providesTags: ofLog })),
    countFaces: build.query(endpoint('countFaces', { providesTags: ofLog })),
    // After a refusal the log says what has ended the commitment.
    rollDice: build.mutation(endpoint('rollDice', { ...adds, invalidatesTags: ifRefused(ofLog) })),
    enterRoll: build.mutation(endpoint('enterRoll', adds)),
    sendMessage: build.mutation(endpoint('sendMessage', adds)),
    askForRoll: build.mutation(endpoint('askForRoll', adds)),
    closeRollRequest: build.mutation(endpoint('closeRollRequest', changes)),
    showEntry: build.mutation(endpoint('showEntry', changes)),
    removeEntry: build.mutation(endpoint('removeEntry', { invalidatesTags: ofLog })),
  }),
})
