// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import {
  zAcceptInvitationParams,
  zAcceptRequestParams,
  zAcceptance,
  zArchiveGameParams,
  zChangeGameHeaders,
  zChangeGameParams,
  zChangeMemberHeaders,
  zChangeMemberParams,
  zChangeProfileHeaders,
  zCreateGameHeaders,
  zCreateInvitationHeaders,
  zCreateInvitationParams,
  zDeclineRequestParams,
  zDeleteGameParams,
  zGameChange,
  zGetGameParams,
  zGetInvitationParams,
  zGetMemberParams,
  zHandOver,
  zHandOverGameParams,
  zLeaveGameParams,
  zListGamesQuery,
  zListInvitationsParams,
  zListInvitationsQuery,
  zListMembersParams,
  zListMembersQuery,
  zListRequestsParams,
  zListRequestsQuery,
  zListSessionsQuery,
  zMemberChange,
  zNewGame,
  zNewInvitation,
  zPreviewInvitationHeaders,
  zPreviewInvitationParams,
  zProfileChange,
  zRemoveMemberParams,
  zRestoreGameParams,
  zRevokeInvitationParams,
  zVerificationCheck,
  zVerificationStart,
  zWithdrawRequestParams,
} from './zod.gen.ts'

/** The schema of each operation's JSON body; an operation without one takes none. */
export const requestSchemas = {
  startVerification: zVerificationStart,
  checkVerification: zVerificationCheck,
  changeProfile: zProfileChange,
  createGame: zNewGame,
  changeGame: zGameChange,
  changeMember: zMemberChange,
  handOverGame: zHandOver,
  createInvitation: zNewInvitation,
  acceptInvitation: zAcceptance,
} as const

/** The schemas of each operation's parameters, and what the text of each one stands for. */
export const parameterSchemas = {
  changeProfile: {
    headers: { schema: zChangeProfileHeaders, kinds: { 'If-Match': 'string' } },
  },
  listSessions: {
    query: { schema: zListSessionsQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  listGames: {
    query: { schema: zListGamesQuery, kinds: { limit: 'number', cursor: 'string', status: 'string[]' } },
  },
  createGame: {
    headers: { schema: zCreateGameHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getGame: {
    params: { schema: zGetGameParams, kinds: { gameId: 'string' } },
  },
  deleteGame: {
    params: { schema: zDeleteGameParams, kinds: { gameId: 'string' } },
  },
  changeGame: {
    params: { schema: zChangeGameParams, kinds: { gameId: 'string' } },
    headers: { schema: zChangeGameHeaders, kinds: { 'If-Match': 'string' } },
  },
  archiveGame: {
    params: { schema: zArchiveGameParams, kinds: { gameId: 'string' } },
  },
  restoreGame: {
    params: { schema: zRestoreGameParams, kinds: { gameId: 'string' } },
  },
  listMembers: {
    params: { schema: zListMembersParams, kinds: { gameId: 'string' } },
    query: { schema: zListMembersQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  getMember: {
    params: { schema: zGetMemberParams, kinds: { gameId: 'string', userId: 'string' } },
  },
  removeMember: {
    params: { schema: zRemoveMemberParams, kinds: { gameId: 'string', userId: 'string' } },
  },
  changeMember: {
    params: { schema: zChangeMemberParams, kinds: { gameId: 'string', userId: 'string' } },
    headers: { schema: zChangeMemberHeaders, kinds: { 'If-Match': 'string' } },
  },
  leaveGame: {
    params: { schema: zLeaveGameParams, kinds: { gameId: 'string' } },
  },
  handOverGame: {
    params: { schema: zHandOverGameParams, kinds: { gameId: 'string' } },
  },
  listInvitations: {
    params: { schema: zListInvitationsParams, kinds: { gameId: 'string' } },
    query: { schema: zListInvitationsQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  createInvitation: {
    params: { schema: zCreateInvitationParams, kinds: { gameId: 'string' } },
    headers: { schema: zCreateInvitationHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getInvitation: {
    params: { schema: zGetInvitationParams, kinds: { gameId: 'string', invitationId: 'string' } },
  },
  revokeInvitation: {
    params: { schema: zRevokeInvitationParams, kinds: { gameId: 'string', invitationId: 'string' } },
  },
  listRequests: {
    params: { schema: zListRequestsParams, kinds: { gameId: 'string' } },
    query: { schema: zListRequestsQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  acceptRequest: {
    params: { schema: zAcceptRequestParams, kinds: { gameId: 'string', userId: 'string' } },
  },
  declineRequest: {
    params: { schema: zDeclineRequestParams, kinds: { gameId: 'string', userId: 'string' } },
  },
  previewInvitation: {
    params: { schema: zPreviewInvitationParams, kinds: { gameId: 'string' } },
    headers: { schema: zPreviewInvitationHeaders, kinds: { 'Invitation-Token': 'string' } },
  },
  acceptInvitation: {
    params: { schema: zAcceptInvitationParams, kinds: { gameId: 'string' } },
  },
  withdrawRequest: {
    params: { schema: zWithdrawRequestParams, kinds: { gameId: 'string' } },
  },
} as const
