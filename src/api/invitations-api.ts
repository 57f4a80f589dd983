import { invitationsOperations } from '../contract/operations/invitations.gen.ts'
import type { InvitationList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf, type OfGame, ofGame, pagesOf } from './endpoint.ts'
import { invitationsCache } from './invitations-cache.ts'

const endpoint = endpointsOf(invitationsOperations)

const ofLinks = ofGame(['invitationList'])
const takesLink = { invalidatesTags: ofLinks, onQueryStarted: takeAnswer(invitationsCache['invitation.changed']) }
const decides = ofGame(['requestList', 'memberList', 'invitationList', 'game'], ['gameList'])

/** The argument of the preview of a link. */
export const previewArg = ({ gameId, token }: { gameId: string; token: string }) => ({
  params: { gameId },
  headers: { 'Invitation-Token': token },
})

/** The endpoints of the tag `invitations`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const invitationsApi = api
  .enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'memberList', 'invitationList', 'requestList', 'preview'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listInvitations: build.query(endpoint('listInvitations', { providesTags: ofLinks })),
      /** All links of a game, a page at a time. */
      listAllInvitations: build.infiniteQuery<InvitationList, OfGame, string | undefined>({
        ...pagesOf(endpoint('listInvitations')),
        providesTags: ofLinks,
      }),
      getInvitation: build.query(endpoint('getInvitation', { providesTags: ofLinks })),
      createInvitation: build.mutation(endpoint('createInvitation', takesLink)),
      revokeInvitation: build.mutation(endpoint('revokeInvitation', takesLink)),
      listRequests: build.query(endpoint('listRequests', { providesTags: ofGame(['requestList']) })),
      acceptRequest: build.mutation(endpoint('acceptRequest', { invalidatesTags: decides })),
      declineRequest: build.mutation(endpoint('declineRequest', { invalidatesTags: decides })),
      previewInvitation: build.query(endpoint('previewInvitation', { providesTags: ofGame(['preview']) })),
      acceptInvitation: build.mutation(
        endpoint('acceptInvitation', {
          invalidatesTags: ofGame(['preview', 'game'], ['gameList']),
          // The preview shows the answer at once. Its other fields are fetched again.
          onQueryStarted: takeAnswer(invitationsCache['invitation.accepted']),
        }),
      ),
      withdrawRequest: build.mutation(endpoint('withdrawRequest', { invalidatesTags: ofGame(['preview']) })),
    }),
  })
