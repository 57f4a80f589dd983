// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type { ZodMiniType } from 'zod/mini'
import type {
  AcceptInvitationParams,
  AcceptRequestParams,
  Acceptance,
  ArchiveGameParams,
  ChangeGameHeaders,
  ChangeGameParams,
  ChangeMemberHeaders,
  ChangeMemberParams,
  ChangeProfileHeaders,
  CreateGameHeaders,
  CreateInvitationHeaders,
  CreateInvitationParams,
  DeclineRequestParams,
  DeleteGameParams,
  ErrorBody,
  Game,
  GameChange,
  GameList,
  GetGameParams,
  GetInvitationParams,
  GetMemberParams,
  HandOver,
  HandOverGameParams,
  Invitation,
  InvitationAccepted,
  InvitationList,
  InvitationPreview,
  LeaveGameParams,
  ListGamesQuery,
  ListInvitationsParams,
  ListInvitationsQuery,
  ListMembersParams,
  ListMembersQuery,
  ListRequestsParams,
  ListRequestsQuery,
  ListSessionsQuery,
  Member,
  MemberChange,
  MemberList,
  NewGame,
  NewInvitation,
  PreviewInvitationHeaders,
  PreviewInvitationParams,
  Profile,
  ProfileChange,
  RemoveMemberParams,
  RequestList,
  RestoreGameParams,
  RevokeInvitationParams,
  SessionList,
  UserInfo,
  VerificationCheck,
  VerificationChecked,
  VerificationStart,
  VerificationStarted,
  WithdrawRequestParams,
} from './types.gen.ts'

/** Where the API lives on its host. */
export const basePath = '/api/v1'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = 'emberhall_session'

/**
 * Every operation: its method, its path below the base path, its tag, whether it needs a session, and the roles in the
 * game of its path to which it is open.
 */
export const operations = {
  getUserInfo: { method: 'GET', path: '/auth/userinfo', tag: 'auth', session: true },
  startVerification: { method: 'POST', path: '/auth/verify/start', tag: 'auth', session: false },
  checkVerification: { method: 'POST', path: '/auth/verify/check', tag: 'auth', session: false },
  logout: { method: 'POST', path: '/auth/logout', tag: 'auth', session: true },
  getProfile: { method: 'GET', path: '/profile', tag: 'profile', session: true },
  changeProfile: { method: 'PATCH', path: '/profile', tag: 'profile', session: true },
  listSessions: { method: 'GET', path: '/profile/sessions', tag: 'profile', session: true },
  endOtherSessions: { method: 'DELETE', path: '/profile/sessions', tag: 'profile', session: true },
  listGames: { method: 'GET', path: '/games', tag: 'games', session: true },
  createGame: { method: 'POST', path: '/games', tag: 'games', session: true },
  getGame: { method: 'GET', path: '/games/{gameId}', tag: 'games', session: true, may: ['host', 'admin', 'player'] },
  deleteGame: { method: 'DELETE', path: '/games/{gameId}', tag: 'games', session: true, may: ['host'] },
  changeGame: { method: 'PATCH', path: '/games/{gameId}', tag: 'games', session: true, may: ['host', 'admin'] },
  archiveGame: { method: 'POST', path: '/games/{gameId}/archive', tag: 'games', session: true, may: ['host'] },
  restoreGame: { method: 'POST', path: '/games/{gameId}/restore', tag: 'games', session: true, may: ['host'] },
  listMembers: { method: 'GET', path: '/games/{gameId}/members', tag: 'games', session: true, may: ['host', 'admin', 'player'] },
  getMember: { method: 'GET', path: '/games/{gameId}/members/{userId}', tag: 'games', session: true, may: ['host', 'admin', 'player'] },
  removeMember: { method: 'DELETE', path: '/games/{gameId}/members/{userId}', tag: 'games', session: true, may: ['host', 'admin'] },
  changeMember: { method: 'PATCH', path: '/games/{gameId}/members/{userId}', tag: 'games', session: true, may: ['host'] },
  leaveGame: { method: 'POST', path: '/games/{gameId}/leave', tag: 'games', session: true, may: ['host', 'admin', 'player'] },
  handOverGame: { method: 'POST', path: '/games/{gameId}/hand-over', tag: 'games', session: true, may: ['host'] },
  listInvitations: { method: 'GET', path: '/games/{gameId}/invitations', tag: 'invitations', session: true, may: ['host', 'admin'] },
  createInvitation: { method: 'POST', path: '/games/{gameId}/invitations', tag: 'invitations', session: true, may: ['host', 'admin'] },
  getInvitation: { method: 'GET', path: '/games/{gameId}/invitations/{invitationId}', tag: 'invitations', session: true, may: ['host', 'admin'] },
  revokeInvitation: { method: 'POST', path: '/games/{gameId}/invitations/{invitationId}/revoke', tag: 'invitations', session: true, may: ['host', 'admin'] },
  listRequests: { method: 'GET', path: '/games/{gameId}/requests', tag: 'invitations', session: true, may: ['host', 'admin'] },
  acceptRequest: { method: 'POST', path: '/games/{gameId}/requests/{userId}/accept', tag: 'invitations', session: true, may: ['host', 'admin'] },
  declineRequest: { method: 'POST', path: '/games/{gameId}/requests/{userId}/decline', tag: 'invitations', session: true, may: ['host', 'admin'] },
  previewInvitation: { method: 'GET', path: '/games/{gameId}/join', tag: 'invitations', session: true },
  acceptInvitation: { method: 'POST', path: '/games/{gameId}/join', tag: 'invitations', session: true },
  withdrawRequest: { method: 'DELETE', path: '/games/{gameId}/join', tag: 'invitations', session: true },
} as const

export type OperationId = keyof typeof operations

/**
 * For each operation: what a caller gives, its parts as a server reads them, answers by status, the headers that a
 * status demands, and those that it may have.
 */
export type OperationTypes = {
  getUserInfo: {
    method: 'GET'
    arg: void
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: UserInfo
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  startVerification: {
    method: 'POST'
    arg: VerificationStart
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: VerificationStart
    answers: {
      200: VerificationStarted
      400: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  checkVerification: {
    method: 'POST'
    arg: VerificationCheck
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: VerificationCheck
    answers: {
      200: VerificationChecked
      400: ErrorBody
      410: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  logout: {
    method: 'POST'
    arg: void
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getProfile: {
    method: 'GET'
    arg: void
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Profile
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  changeProfile: {
    method: 'PATCH'
    arg: { headers: ChangeProfileHeaders; body: ProfileChange }
    params: undefined
    query: undefined
    requestHeaders: ChangeProfileHeaders
    body: ProfileChange
    answers: {
      200: Profile
      400: ErrorBody
      401: ErrorBody
      412: ErrorBody
      428: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listSessions: {
    method: 'GET'
    arg: { query?: ListSessionsQuery } | void
    params: undefined
    query: ListSessionsQuery & Required<Pick<ListSessionsQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: SessionList
      400: ErrorBody
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  endOtherSessions: {
    method: 'DELETE'
    arg: void
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listGames: {
    method: 'GET'
    arg: { query?: ListGamesQuery } | void
    params: undefined
    query: ListGamesQuery & Required<Pick<ListGamesQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: GameList
      400: ErrorBody
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  createGame: {
    method: 'POST'
    arg: { headers: CreateGameHeaders; body: NewGame }
    params: undefined
    query: undefined
    requestHeaders: CreateGameHeaders
    body: NewGame
    answers: {
      201: Game
      400: ErrorBody
      401: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string; ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getGame: {
    method: 'GET'
    arg: { params: GetGameParams }
    params: GetGameParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Game
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  deleteGame: {
    method: 'DELETE'
    arg: { params: DeleteGameParams }
    params: DeleteGameParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  changeGame: {
    method: 'PATCH'
    arg: { params: ChangeGameParams; headers: ChangeGameHeaders; body: GameChange }
    params: ChangeGameParams
    query: undefined
    requestHeaders: ChangeGameHeaders
    body: GameChange
    answers: {
      200: Game
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      412: ErrorBody
      428: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  archiveGame: {
    method: 'POST'
    arg: { params: ArchiveGameParams }
    params: ArchiveGameParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Game
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  restoreGame: {
    method: 'POST'
    arg: { params: RestoreGameParams }
    params: RestoreGameParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Game
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listMembers: {
    method: 'GET'
    arg: { params: ListMembersParams; query?: ListMembersQuery }
    params: ListMembersParams
    query: ListMembersQuery & Required<Pick<ListMembersQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: MemberList
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getMember: {
    method: 'GET'
    arg: { params: GetMemberParams }
    params: GetMemberParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Member
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  removeMember: {
    method: 'DELETE'
    arg: { params: RemoveMemberParams }
    params: RemoveMemberParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  changeMember: {
    method: 'PATCH'
    arg: { params: ChangeMemberParams; headers: ChangeMemberHeaders; body: MemberChange }
    params: ChangeMemberParams
    query: undefined
    requestHeaders: ChangeMemberHeaders
    body: MemberChange
    answers: {
      200: Member
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      412: ErrorBody
      428: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  leaveGame: {
    method: 'POST'
    arg: { params: LeaveGameParams }
    params: LeaveGameParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  handOverGame: {
    method: 'POST'
    arg: { params: HandOverGameParams; body: HandOver }
    params: HandOverGameParams
    query: undefined
    requestHeaders: undefined
    body: HandOver
    answers: {
      200: Game
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listInvitations: {
    method: 'GET'
    arg: { params: ListInvitationsParams; query?: ListInvitationsQuery }
    params: ListInvitationsParams
    query: ListInvitationsQuery & Required<Pick<ListInvitationsQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: InvitationList
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  createInvitation: {
    method: 'POST'
    arg: { params: CreateInvitationParams; headers: CreateInvitationHeaders; body: NewInvitation }
    params: CreateInvitationParams
    query: undefined
    requestHeaders: CreateInvitationHeaders
    body: NewInvitation
    answers: {
      201: Invitation
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string; ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getInvitation: {
    method: 'GET'
    arg: { params: GetInvitationParams }
    params: GetInvitationParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Invitation
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  revokeInvitation: {
    method: 'POST'
    arg: { params: RevokeInvitationParams }
    params: RevokeInvitationParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Invitation
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listRequests: {
    method: 'GET'
    arg: { params: ListRequestsParams; query?: ListRequestsQuery }
    params: ListRequestsParams
    query: ListRequestsQuery & Required<Pick<ListRequestsQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: RequestList
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  acceptRequest: {
    method: 'POST'
    arg: { params: AcceptRequestParams }
    params: AcceptRequestParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  declineRequest: {
    method: 'POST'
    arg: { params: DeclineRequestParams }
    params: DeclineRequestParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  previewInvitation: {
    method: 'GET'
    arg: { params: PreviewInvitationParams; headers: PreviewInvitationHeaders }
    params: PreviewInvitationParams
    query: undefined
    requestHeaders: PreviewInvitationHeaders
    body: undefined
    answers: {
      200: InvitationPreview
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  acceptInvitation: {
    method: 'POST'
    arg: { params: AcceptInvitationParams; body: Acceptance }
    params: AcceptInvitationParams
    query: undefined
    requestHeaders: undefined
    body: Acceptance
    answers: {
      200: InvitationAccepted
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      410: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  withdrawRequest: {
    method: 'DELETE'
    arg: { params: WithdrawRequestParams }
    params: WithdrawRequestParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      204: undefined
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
}

/** An operation with its schemas: what it takes, and the answers that are a success. */
export type Operation<Types = unknown> = {
  id: string
  method: string
  path: string
  /** Whether somebody has to be signed in. */
  session: boolean
  /** The schema of each part; a body that is no JSON has its media types instead. */
  takes: { params?: ZodMiniType; query?: ZodMiniType; headers?: ZodMiniType; body?: ZodMiniType | readonly string[] }
  /** A body may be left away. */
  bodyOptional?: true
  /** By status: the schema of the body (`blob`: it is no JSON), and the readable headers, true where demanded. */
  answers: { [status: number]: { body?: ZodMiniType | 'blob'; headers?: { [name: string]: boolean } } }
  /** For the compiler alone. */
  readonly types?: Types
}
