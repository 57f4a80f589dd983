import { profileOperations } from '../contract/operations/profile.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(profileOperations)

/** The endpoints of the tag `profile`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const profileApi = api
  .enhanceEndpoints({ addTagTypes: ['profile', 'sessionList', 'game', 'gameList', 'memberList'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getProfile: build.query(endpoint('getProfile', { providesTags: ['profile'] })),
      // My name and sigil stand in every game, too.
      changeProfile: build.mutation(
        endpoint('changeProfile', { invalidatesTags: ['profile', 'game', 'gameList', 'memberList'] }),
      ),
      listSessions: build.query(endpoint('listSessions', { providesTags: ['sessionList'] })),
      endOtherSessions: build.mutation(endpoint('endOtherSessions', { invalidatesTags: ['sessionList'] })),
    }),
  })

export const { useGetProfileQuery, useChangeProfileMutation, useListSessionsQuery, useEndOtherSessionsMutation } =
  profileApi
