import { changesOperations } from '../contract/operations/changes.gen.ts'
import type { ChangeList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { changesCache } from './changes-cache.ts'
import { endpointsOf, type OfGame, ofGame, pagesOf } from './endpoint.ts'

const endpoint = endpointsOf(changesOperations)
const ofChanges = ofGame(['changes'])

/** The endpoints of the tag `changes`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const changesApi = api.enhanceEndpoints({ addTagTypes: ['changes', 'characters'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What can be undone in a game, a page at a time, newest first. */
    listAllChanges: build.infiniteQuery<ChangeList, OfGame, string | undefined>({
      ...pagesOf(endpoint('listChanges')),
      providesTags: ofChanges,
    }),
    listChanges: build.query(endpoint('listChanges', { providesTags: ofChanges })),
    undoChange: build.mutation(
      endpoint('undoChange', {
        onQueryStarted: takeAnswer(changesCache['changes.changed']),
        // The answer says only that the change is undone, so the characters are fetched again. If a character comes
        // back, so is the list of changes, from which those of that character were removed.
        invalidatesTags: (change, _error, { params: { gameId: id } }) => [
          { type: 'characters', id },
          ...(change?.kind === 'characterDeleted' ? [{ type: 'changes' as const, id }] : []),
        ],
      }),
    ),
  }),
})
