import { profileOperations } from '../contract/operations/profile.gen.ts'
import type { Profile } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { type CacheUpdaters, newer, takeAnswer } from './cache-updaters.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(profileOperations)

/** There is no live event for the profile: this is the answer of `changeProfile` alone. */
const profileCache = { 'profile.changed': { getProfile: newer } } satisfies CacheUpdaters<
  { getProfile: Profile },
  { 'profile.changed': Profile }
>

/** The endpoints of the tag `profile`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const profileApi = api
  .enhanceEndpoints({ addTagTypes: ['profile', 'sessionList', 'game', 'gameList', 'memberList'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getProfile: build.query(endpoint('getProfile', { providesTags: ['profile'] })),
      changeProfile: build.mutation(
        endpoint('changeProfile', {
          // My name and sigil appear in every game, too.
          invalidatesTags: ['profile', 'game', 'gameList', 'memberList'],
          onQueryStarted: takeAnswer(profileCache['profile.changed']),
        }),
      ),
      listSessions: build.query(endpoint('listSessions', { providesTags: ['sessionList'] })),
      endOtherSessions: build.mutation(endpoint('endOtherSessions', { invalidatesTags: ['sessionList'] })),
    }),
  })
