// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import { zAcceptInvitationParams } from '../zod/zAcceptInvitationParams.gen.ts'
import { zAcceptRequestHeaders } from '../zod/zAcceptRequestHeaders.gen.ts'
import { zAcceptRequestParams } from '../zod/zAcceptRequestParams.gen.ts'
import { zAcceptance } from '../zod/zAcceptance.gen.ts'
import { zCreateInvitationHeaders } from '../zod/zCreateInvitationHeaders.gen.ts'
import { zCreateInvitationParams } from '../zod/zCreateInvitationParams.gen.ts'
import { zDeclineRequestHeaders } from '../zod/zDeclineRequestHeaders.gen.ts'
import { zDeclineRequestParams } from '../zod/zDeclineRequestParams.gen.ts'
import { zGetInvitationParams } from '../zod/zGetInvitationParams.gen.ts'
import { zInvitation } from '../zod/zInvitation.gen.ts'
import { zInvitationAccepted } from '../zod/zInvitationAccepted.gen.ts'
import { zInvitationList } from '../zod/zInvitationList.gen.ts'
import { zInvitationPreview } from '../zod/zInvitationPreview.gen.ts'
import { zListInvitationsParams } from '../zod/zListInvitationsParams.gen.ts'
import { zListInvitationsQuery } from '../zod/zListInvitationsQuery.gen.ts'
import { zListRequestsParams } from '../zod/zListRequestsParams.gen.ts'
import { zListRequestsQuery } from '../zod/zListRequestsQuery.gen.ts'
import { zNewInvitation } from '../zod/zNewInvitation.gen.ts'
import { zPreviewInvitationHeaders } from '../zod/zPreviewInvitationHeaders.gen.ts'
import { zPreviewInvitationParams } from '../zod/zPreviewInvitationParams.gen.ts'
import { zRequestList } from '../zod/zRequestList.gen.ts'
import { zRevokeInvitationHeaders } from '../zod/zRevokeInvitationHeaders.gen.ts'
import { zRevokeInvitationParams } from '../zod/zRevokeInvitationParams.gen.ts'
import { zWithdrawRequestParams } from '../zod/zWithdrawRequestParams.gen.ts'

/** The operations of the tag `invitations`, for `endpointsOf`. */
export const invitationsOperations: { [Id in 'listInvitations' | 'createInvitation' | 'getInvitation' | 'revokeInvitation' | 'listRequests' | 'acceptRequest' | 'declineRequest' | 'previewInvitation' | 'acceptInvitation' | 'withdrawRequest']: Operation<OperationTypes[Id]> } = {
  listInvitations: {
    id: 'listInvitations',
    method: 'GET',
    path: '/games/{gameId}/invitations',
    session: true,
    takes: {
      params: zListInvitationsParams,
      query: zListInvitationsQuery,
    },
    answers: {
      200: { body: zInvitationList },
    },
  },
  createInvitation: {
    id: 'createInvitation',
    method: 'POST',
    path: '/games/{gameId}/invitations',
    session: true,
    takes: {
      params: zCreateInvitationParams,
      headers: zCreateInvitationHeaders,
      body: zNewInvitation,
    },
    answers: {
      201: { body: zInvitation, headers: { Location: true, ETag: true } },
    },
  },
  getInvitation: {
    id: 'getInvitation',
    method: 'GET',
    path: '/games/{gameId}/invitations/{invitationId}',
    session: true,
    takes: {
      params: zGetInvitationParams,
    },
    answers: {
      200: { body: zInvitation, headers: { ETag: true } },
    },
  },
  revokeInvitation: {
    id: 'revokeInvitation',
    method: 'POST',
    path: '/games/{gameId}/invitations/{invitationId}/revoke',
    session: true,
    takes: {
      params: zRevokeInvitationParams,
      headers: zRevokeInvitationHeaders,
    },
    answers: {
      200: { body: zInvitation, headers: { ETag: true } },
    },
  },
  listRequests: {
    id: 'listRequests',
    method: 'GET',
    path: '/games/{gameId}/requests',
    session: true,
    takes: {
      params: zListRequestsParams,
      query: zListRequestsQuery,
    },
    answers: {
      200: { body: zRequestList },
    },
  },
  acceptRequest: {
    id: 'acceptRequest',
    method: 'POST',
    path: '/games/{gameId}/requests/{userId}/accept',
    session: true,
    takes: {
      params: zAcceptRequestParams,
      headers: zAcceptRequestHeaders,
    },
    answers: {
      204: {},
    },
  },
  declineRequest: {
    id: 'declineRequest',
    method: 'POST',
    path: '/games/{gameId}/requests/{userId}/decline',
    session: true,
    takes: {
      params: zDeclineRequestParams,
      headers: zDeclineRequestHeaders,
    },
    answers: {
      204: {},
    },
  },
  previewInvitation: {
    id: 'previewInvitation',
    method: 'GET',
    path: '/games/{gameId}/join',
    session: true,
    takes: {
      params: zPreviewInvitationParams,
      headers: zPreviewInvitationHeaders,
    },
    answers: {
      200: { body: zInvitationPreview },
    },
  },
  acceptInvitation: {
    id: 'acceptInvitation',
    method: 'POST',
    path: '/games/{gameId}/join',
    session: true,
    takes: {
      params: zAcceptInvitationParams,
      body: zAcceptance,
    },
    answers: {
      200: { body: zInvitationAccepted },
    },
  },
  withdrawRequest: {
    id: 'withdrawRequest',
    method: 'DELETE',
    path: '/games/{gameId}/join',
    session: true,
    takes: {
      params: zWithdrawRequestParams,
    },
    answers: {
      204: {},
    },
  },
}
