// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zAcceptance,
  zInvitation,
  zInvitationAccepted,
  zInvitationList,
  zInvitationPreview,
  zNewInvitation,
  zRequestList,
} from '../schemas/invitations.gen.ts'
import {
  zAcceptInvitationParams,
  zAcceptRequestHeaders,
  zAcceptRequestParams,
  zCreateInvitationHeaders,
  zCreateInvitationParams,
  zDeclineRequestHeaders,
  zDeclineRequestParams,
  zGetInvitationParams,
  zListInvitationsParams,
  zListInvitationsQuery,
  zListRequestsParams,
  zListRequestsQuery,
  zPreviewInvitationHeaders,
  zPreviewInvitationParams,
  zRevokeInvitationHeaders,
  zRevokeInvitationParams,
  zWithdrawRequestParams,
} from '../schemas/parameters.gen.ts'

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
