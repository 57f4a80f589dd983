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
      changeProfile: build.mutation(
        endpoint('changeProfile', {
          // My name and sigil stand in every game, too.
          invalidatesTags: ['profile', 'game', 'gameList', 'memberList'],
          // What was saved is there before it is asked for again: the form does not show the old name in between.
          async onQueryStarted(_change, { dispatch, queryFulfilled }) {
            const saved = await queryFulfilled.catch(() => undefined)
            if (saved) dispatch(profileApi.util.updateQueryData('getProfile', undefined, () => saved.data))
          },
        }),
      ),
      listSessions: build.query(endpoint('listSessions', { providesTags: ['sessionList'] })),
      endOtherSessions: build.mutation(endpoint('endOtherSessions', { invalidatesTags: ['sessionList'] })),
    }),
  })

export const { useGetProfileQuery, useChangeProfileMutation, useListSessionsQuery, useEndOtherSessionsMutation } =
  profileApi
