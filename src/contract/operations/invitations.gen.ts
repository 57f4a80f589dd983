// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inInvitations = lazySchemas(async () => {
  const { zInvitationList, zInvitation, zRequestList, zInvitationPreview, zInvitationAccepted } = await import('../schemas/invitations.gen.ts')
  return { zInvitationList, zInvitation, zRequestList, zInvitationPreview, zInvitationAccepted }
})

/** The operations of the tag `invitations`, for `endpointsOf`. */
export const invitationsOperations: { [Id in 'listInvitations' | 'createInvitation' | 'getInvitation' | 'revokeInvitation' | 'listRequests' | 'acceptRequest' | 'declineRequest' | 'previewInvitation' | 'acceptInvitation' | 'withdrawRequest']: Operation<OperationTypes[Id]> } = {
  listInvitations: {
    id: 'listInvitations',
    method: 'GET',
    path: '/games/{gameId}/invitations',
    session: true,
    answers: {
      200: { body: inInvitations('zInvitationList') },
    },
  },
  createInvitation: {
    id: 'createInvitation',
    method: 'POST',
    path: '/games/{gameId}/invitations',
    session: true,
    answers: {
      201: { body: inInvitations('zInvitation'), headers: { Location: true, ETag: true } },
    },
  },
  getInvitation: {
    id: 'getInvitation',
    method: 'GET',
    path: '/games/{gameId}/invitations/{invitationId}',
    session: true,
    answers: {
      200: { body: inInvitations('zInvitation'), headers: { ETag: true } },
    },
  },
  revokeInvitation: {
    id: 'revokeInvitation',
    method: 'POST',
    path: '/games/{gameId}/invitations/{invitationId}/revoke',
    session: true,
    answers: {
      200: { body: inInvitations('zInvitation'), headers: { ETag: true } },
    },
  },
  listRequests: {
    id: 'listRequests',
    method: 'GET',
    path: '/games/{gameId}/requests',
    session: true,
    answers: {
      200: { body: inInvitations('zRequestList') },
    },
  },
  acceptRequest: {
    id: 'acceptRequest',
    method: 'POST',
    path: '/games/{gameId}/requests/{userId}/accept',
    session: true,
    answers: {
      204: {},
    },
  },
  declineRequest: {
    id: 'declineRequest',
    method: 'POST',
    path: '/games/{gameId}/requests/{userId}/decline',
    session: true,
    answers: {
      204: {},
    },
  },
  previewInvitation: {
    id: 'previewInvitation',
    method: 'GET',
    path: '/games/{gameId}/join',
    session: true,
    answers: {
      200: { body: inInvitations('zInvitationPreview') },
    },
  },
  acceptInvitation: {
    id: 'acceptInvitation',
    method: 'POST',
    path: '/games/{gameId}/join',
    session: true,
    answers: {
      200: { body: inInvitations('zInvitationAccepted') },
    },
  },
  withdrawRequest: {
    id: 'withdrawRequest',
    method: 'DELETE',
    path: '/games/{gameId}/join',
    session: true,
    answers: {
      204: {},
    },
  },
}
