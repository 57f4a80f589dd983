import { invitationsOperations } from '../contract/operations/invitations.gen.ts'
import type { InvitationList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf } from './endpoint.ts'
import { invitationsCache } from './invitations-cache.ts'

const endpoint = endpointsOf(invitationsOperations)

type OfGame = { params: { gameId: string } }

/** The number of links in one page of the contract. */
const limit = 100
const { query: listPage, transformResponse } = endpoint('listInvitations')

const of = <Type extends string>(type: Type, { params }: OfGame) => ({ type, id: params.gameId }) as const

const ofLinks = (_result: unknown, _error: unknown, arg: OfGame) => [of('invitationList', arg)]
const takesLink = { invalidatesTags: ofLinks, onQueryStarted: takeAnswer(invitationsCache['invitation.changed']) }
const decides = (_result: unknown, _error: unknown, arg: OfGame) => [
  ...[of('requestList', arg), of('memberList', arg), of('invitationList', arg), of('game', arg)],
  'gameList' as const,
]

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
        transformResponse,
        providesTags: ofLinks,
        query: ({ queryArg, pageParam: cursor }) =>
          listPage({ ...queryArg, query: { limit, ...(cursor && { cursor }) } }),
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      }),
      getInvitation: build.query(endpoint('getInvitation', { providesTags: ofLinks })),
      createInvitation: build.mutation(endpoint('createInvitation', takesLink)),
      revokeInvitation: build.mutation(endpoint('revokeInvitation', takesLink)),
      listRequests: build.query(
        endpoint('listRequests', { providesTags: (_result, _error, arg) => [of('requestList', arg)] }),
      ),
      acceptRequest: build.mutation(endpoint('acceptRequest', { invalidatesTags: decides })),
      declineRequest: build.mutation(endpoint('declineRequest', { invalidatesTags: decides })),
      previewInvitation: build.query(
        endpoint('previewInvitation', { providesTags: (_result, _error, arg) => [of('preview', arg)] }),
      ),
      acceptInvitation: build.mutation(
        endpoint('acceptInvitation', {
          invalidatesTags: (_result, _error, arg) => [of('preview', arg), of('game', arg), 'gameList'],
          // The preview shows the answer at once. Its other fields are fetched again.
          onQueryStarted: takeAnswer(invitationsCache['invitation.accepted']),
        }),
      ),
      withdrawRequest: build.mutation(
        endpoint('withdrawRequest', { invalidatesTags: (_result, _error, arg) => [of('preview', arg)] }),
      ),
    }),
  })

export const {
  useListAllInvitationsInfiniteQuery,
  useCreateInvitationMutation,
  useRevokeInvitationMutation,
  useListRequestsQuery,
  useAcceptRequestMutation,
  useDeclineRequestMutation,
  useAcceptInvitationMutation,
  useWithdrawRequestMutation,
} = invitationsApi
