// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type { LazySchema } from './lazy-schemas.ts'
import type {
  AcceptInvitationParams,
  AcceptRequestParams,
  Acceptance,
  AddBlockHeaders,
  AddBlockParams,
  AddBoundaryHeaders,
  AddBoundaryParams,
  AddToBlockHeaders,
  AddToBlockParams,
  AddedBoundary,
  Addition,
  AdditionMade,
  AnswerDateParams,
  ArchiveGameParams,
  AskForRollHeaders,
  AskForRollParams,
  BlockChange,
  BlockOrder,
  BlockRemoved,
  Boundaries,
  CancelSessionHeaders,
  CancelSessionParams,
  Cancellation,
  Change,
  ChangeBlockHeaders,
  ChangeBlockParams,
  ChangeCharacterHeaders,
  ChangeCharacterParams,
  ChangeConditionsHeaders,
  ChangeConditionsParams,
  ChangeGameHeaders,
  ChangeGameParams,
  ChangeIdeaHeaders,
  ChangeIdeaParams,
  ChangeIdeaTableHeaders,
  ChangeIdeaTableParams,
  ChangeList,
  ChangeMemberHeaders,
  ChangeMemberParams,
  ChangeNotesHeaders,
  ChangeNotesParams,
  ChangePrivateNotesHeaders,
  ChangePrivateNotesParams,
  ChangeProfileHeaders,
  Character,
  CharacterBlock,
  CharacterChange,
  CharacterDeleted,
  CharacterList,
  CharacterOwner,
  CloseRollRequestParams,
  Conditions,
  ConditionsAdded,
  ConditionsChange,
  CopyCharacterHeaders,
  CopyCharacterParams,
  CountFacesParams,
  CreateCharacterHeaders,
  CreateCharacterParams,
  CreateGameHeaders,
  CreateIdeaHeaders,
  CreateIdeaTableHeaders,
  CreateInvitationHeaders,
  CreateInvitationParams,
  CreateLiveTicketParams,
  DateAnswer,
  DateOffer,
  DeclineRequestParams,
  DeleteCharacterParams,
  DeleteGameParams,
  DeleteIdeaParams,
  DeleteIdeaTableParams,
  Dice,
  EndGameParams,
  EnterRollHeaders,
  EnterRollParams,
  ErrorBody,
  FaceCounts,
  FixDateHeaders,
  FixDateParams,
  Game,
  GameChange,
  GameIdeaList,
  GameList,
  GetCharacterParams,
  GetConditionsParams,
  GetDiceParams,
  GetGameParams,
  GetIdeaParams,
  GetIdeaTableParams,
  GetInvitationParams,
  GetLobbyParams,
  GetMemberParams,
  GetNotesParams,
  GetPrivateNotesParams,
  GetScheduleParams,
  GiveCharacterHeaders,
  GiveCharacterParams,
  HandOver,
  HandOverGameParams,
  Idea,
  IdeaChange,
  IdeaChanges,
  IdeaImport,
  IdeaList,
  IdeaTable,
  IdeaTableChange,
  IdeaTableList,
  IdeasImported,
  ImportIdeasHeaders,
  Invitation,
  InvitationAccepted,
  InvitationList,
  InvitationPreview,
  LeaveGameParams,
  ListBoundariesParams,
  ListChangesParams,
  ListChangesQuery,
  ListCharactersParams,
  ListCharactersQuery,
  ListGameIdeaTablesParams,
  ListGameIdeaTablesQuery,
  ListGameIdeasParams,
  ListGameIdeasQuery,
  ListGamesQuery,
  ListIdeaChangesQuery,
  ListIdeaTablesQuery,
  ListIdeasQuery,
  ListInvitationsParams,
  ListInvitationsQuery,
  ListLogParams,
  ListLogQuery,
  ListMembersParams,
  ListMembersQuery,
  ListRequestsParams,
  ListRequestsQuery,
  ListSessionsQuery,
  LiveTicket,
  Lobby,
  LobbyMember,
  LogEntry,
  LogList,
  MarkCharacterHeaders,
  MarkCharacterParams,
  Member,
  MemberChange,
  MemberList,
  MoveSessionHeaders,
  MoveSessionParams,
  NewBlock,
  NewBlockOrder,
  NewBoundary,
  NewCharacter,
  NewGame,
  NewHandRoll,
  NewIdea,
  NewIdeaTable,
  NewInvitation,
  NewMessage,
  NewRefillOffer,
  NewRoll,
  NewRollRequest,
  Notes,
  NotesChange,
  Nudge,
  NudgeParams,
  OfferDatesHeaders,
  OfferDatesParams,
  OfferRefillHeaders,
  OfferRefillParams,
  OrderBlocksHeaders,
  OrderBlocksParams,
  PauseGameParams,
  PreviewInvitationHeaders,
  PreviewInvitationParams,
  PrivateNotes,
  PrivateNotesChange,
  Profile,
  ProfileChange,
  Readiness,
  RefillOffer,
  RefillUsed,
  RemoveBlockParams,
  RemoveEntryParams,
  RemoveGameIdeaParams,
  RemoveGameIdeaTableParams,
  RemoveMemberParams,
  RequestList,
  RestoreGameParams,
  RestoreIdeaParams,
  ResumeGameParams,
  RevokeInvitationParams,
  RollDiceHeaders,
  RollDiceParams,
  Schedule,
  SeeNudgeParams,
  SendMessageHeaders,
  SendMessageParams,
  SessionList,
  SessionMove,
  SetReadyParams,
  ShowEntryParams,
  Start,
  StartGameParams,
  TakeBoundaryBackHeaders,
  TakeBoundaryBackParams,
  TakeCharacterParams,
  UndoChangeParams,
  UseRefillHeaders,
  UseRefillParams,
  UserInfo,
  VerificationCheck,
  VerificationChecked,
  VerificationStart,
  VerificationStarted,
  WithdrawDatesHeaders,
  WithdrawDatesParams,
  WithdrawRequestParams,
} from './types.gen.ts'

/** Where the API lives on its host. */
export const basePath = '/api/v1'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = 'emberhall_session'

/** The headers that answers may have. A page of another origin can read them only where the server exposes them. */
export const answerHeaders = ['ETag', 'Location', 'Retry-After'] as const

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
  createLiveTicket: { method: 'POST', path: '/games/{gameId}/live-tickets', tag: 'live', session: true, may: ['host', 'admin', 'player'] },
  getSchedule: { method: 'GET', path: '/games/{gameId}/schedule', tag: 'schedule', session: true, may: ['host', 'admin', 'player'] },
  offerDates: { method: 'PUT', path: '/games/{gameId}/schedule/offer', tag: 'schedule', session: true, may: ['host', 'admin'] },
  withdrawDates: { method: 'DELETE', path: '/games/{gameId}/schedule/offer', tag: 'schedule', session: true, may: ['host', 'admin'] },
  answerDate: { method: 'PUT', path: '/games/{gameId}/schedule/offer/{dateId}/answer', tag: 'schedule', session: true, may: ['host', 'admin', 'player'] },
  fixDate: { method: 'POST', path: '/games/{gameId}/schedule/offer/{dateId}/fix', tag: 'schedule', session: true, may: ['host', 'admin'] },
  moveSession: { method: 'PATCH', path: '/games/{gameId}/schedule/session', tag: 'schedule', session: true, may: ['host', 'admin'] },
  cancelSession: { method: 'POST', path: '/games/{gameId}/schedule/session/cancel', tag: 'schedule', session: true, may: ['host', 'admin'] },
  getLobby: { method: 'GET', path: '/games/{gameId}/lobby', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  setReady: { method: 'PUT', path: '/games/{gameId}/lobby/ready', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  nudge: { method: 'POST', path: '/games/{gameId}/lobby/nudges', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  seeNudge: { method: 'DELETE', path: '/games/{gameId}/lobby/nudges', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  pauseGame: { method: 'PUT', path: '/games/{gameId}/pause', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  resumeGame: { method: 'DELETE', path: '/games/{gameId}/pause', tag: 'lobby', session: true, may: ['host', 'admin'] },
  startGame: { method: 'POST', path: '/games/{gameId}/start', tag: 'lobby', session: true, may: ['host', 'admin'] },
  endGame: { method: 'POST', path: '/games/{gameId}/end', tag: 'lobby', session: true, may: ['host', 'admin'] },
  getNotes: { method: 'GET', path: '/games/{gameId}/notes', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  changeNotes: { method: 'PATCH', path: '/games/{gameId}/notes', tag: 'lobby', session: true, may: ['host', 'admin'] },
  listBoundaries: { method: 'GET', path: '/games/{gameId}/boundaries', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  addBoundary: { method: 'POST', path: '/games/{gameId}/boundaries', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  takeBoundaryBack: { method: 'DELETE', path: '/games/{gameId}/boundaries/{boundaryId}', tag: 'lobby', session: true, may: ['host', 'admin', 'player'] },
  listIdeas: { method: 'GET', path: '/ideas', tag: 'ideas', session: true },
  createIdea: { method: 'POST', path: '/ideas', tag: 'ideas', session: true },
  listIdeaChanges: { method: 'GET', path: '/idea-changes', tag: 'ideas', session: true },
  importIdeas: { method: 'POST', path: '/idea-imports', tag: 'ideas', session: true },
  getIdea: { method: 'GET', path: '/ideas/{ideaId}', tag: 'ideas', session: true },
  deleteIdea: { method: 'DELETE', path: '/ideas/{ideaId}', tag: 'ideas', session: true },
  changeIdea: { method: 'PATCH', path: '/ideas/{ideaId}', tag: 'ideas', session: true },
  restoreIdea: { method: 'POST', path: '/ideas/{ideaId}/restore', tag: 'ideas', session: true },
  listGameIdeas: { method: 'GET', path: '/games/{gameId}/ideas', tag: 'ideas', session: true, may: ['host', 'admin', 'player'] },
  removeGameIdea: { method: 'DELETE', path: '/games/{gameId}/ideas/{ideaId}', tag: 'ideas', session: true, may: ['host', 'admin'] },
  listIdeaTables: { method: 'GET', path: '/idea-tables', tag: 'ideas', session: true },
  createIdeaTable: { method: 'POST', path: '/idea-tables', tag: 'ideas', session: true },
  getIdeaTable: { method: 'GET', path: '/idea-tables/{tableId}', tag: 'ideas', session: true },
  deleteIdeaTable: { method: 'DELETE', path: '/idea-tables/{tableId}', tag: 'ideas', session: true },
  changeIdeaTable: { method: 'PATCH', path: '/idea-tables/{tableId}', tag: 'ideas', session: true },
  listGameIdeaTables: { method: 'GET', path: '/games/{gameId}/idea-tables', tag: 'ideas', session: true, may: ['host', 'admin', 'player'] },
  removeGameIdeaTable: { method: 'DELETE', path: '/games/{gameId}/idea-tables/{tableId}', tag: 'ideas', session: true, may: ['host', 'admin'] },
  listLog: { method: 'GET', path: '/games/{gameId}/log', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  sendMessage: { method: 'POST', path: '/games/{gameId}/log', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  removeEntry: { method: 'DELETE', path: '/games/{gameId}/log/{entryId}', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  showEntry: { method: 'POST', path: '/games/{gameId}/log/{entryId}/show', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  rollDice: { method: 'POST', path: '/games/{gameId}/rolls', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  enterRoll: { method: 'POST', path: '/games/{gameId}/hand-rolls', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  askForRoll: { method: 'POST', path: '/games/{gameId}/roll-requests', tag: 'log', session: true, may: ['host', 'admin'] },
  closeRollRequest: { method: 'POST', path: '/games/{gameId}/roll-requests/{entryId}/close', tag: 'log', session: true, may: ['host', 'admin'] },
  getDice: { method: 'GET', path: '/games/{gameId}/dice', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  countFaces: { method: 'GET', path: '/games/{gameId}/dice/faces', tag: 'log', session: true, may: ['host', 'admin', 'player'] },
  listCharacters: { method: 'GET', path: '/games/{gameId}/characters', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  createCharacter: { method: 'POST', path: '/games/{gameId}/characters', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  getCharacter: { method: 'GET', path: '/games/{gameId}/characters/{characterId}', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  deleteCharacter: { method: 'DELETE', path: '/games/{gameId}/characters/{characterId}', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  changeCharacter: { method: 'PATCH', path: '/games/{gameId}/characters/{characterId}', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  copyCharacter: { method: 'POST', path: '/games/{gameId}/characters/{characterId}/copies', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  takeCharacter: { method: 'POST', path: '/games/{gameId}/characters/{characterId}/take', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  giveCharacter: { method: 'PUT', path: '/games/{gameId}/characters/{characterId}/owner', tag: 'characters', session: true, may: ['host', 'admin'] },
  markCharacter: { method: 'POST', path: '/games/{gameId}/characters/{characterId}/conditions', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  getPrivateNotes: { method: 'GET', path: '/games/{gameId}/characters/{characterId}/notes', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  changePrivateNotes: { method: 'PATCH', path: '/games/{gameId}/characters/{characterId}/notes', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  orderBlocks: { method: 'PUT', path: '/games/{gameId}/characters/{characterId}/order', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  addBlock: { method: 'POST', path: '/games/{gameId}/characters/{characterId}/blocks', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  removeBlock: { method: 'DELETE', path: '/games/{gameId}/characters/{characterId}/blocks/{blockId}', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  changeBlock: { method: 'PATCH', path: '/games/{gameId}/characters/{characterId}/blocks/{blockId}', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  addToBlock: { method: 'POST', path: '/games/{gameId}/characters/{characterId}/blocks/{blockId}/additions', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  useRefill: { method: 'POST', path: '/games/{gameId}/characters/{characterId}/refills/{refillId}/uses', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  offerRefill: { method: 'POST', path: '/games/{gameId}/refill-offers', tag: 'characters', session: true, may: ['host', 'admin'] },
  getConditions: { method: 'GET', path: '/games/{gameId}/conditions', tag: 'characters', session: true, may: ['host', 'admin', 'player'] },
  changeConditions: { method: 'PATCH', path: '/games/{gameId}/conditions', tag: 'characters', session: true, may: ['host', 'admin'] },
  listChanges: { method: 'GET', path: '/games/{gameId}/changes', tag: 'changes', session: true, may: ['host', 'admin', 'player'] },
  undoChange: { method: 'POST', path: '/games/{gameId}/changes/{changeId}/undo', tag: 'changes', session: true, may: ['host', 'admin', 'player'] },
} as const

export type OperationId = keyof typeof operations

/**
 * For each operation: what a caller gives, its parts as a server reads them, answers by status, and the required and
 * optional headers of each status.
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
  createLiveTicket: {
    method: 'POST'
    arg: { params: CreateLiveTicketParams }
    params: CreateLiveTicketParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: LiveTicket
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getSchedule: {
    method: 'GET'
    arg: { params: GetScheduleParams }
    params: GetScheduleParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Schedule
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  offerDates: {
    method: 'PUT'
    arg: { params: OfferDatesParams; headers: OfferDatesHeaders; body: DateOffer }
    params: OfferDatesParams
    query: undefined
    requestHeaders: OfferDatesHeaders
    body: DateOffer
    answers: {
      200: Schedule
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
  withdrawDates: {
    method: 'DELETE'
    arg: { params: WithdrawDatesParams; headers: WithdrawDatesHeaders }
    params: WithdrawDatesParams
    query: undefined
    requestHeaders: WithdrawDatesHeaders
    body: undefined
    answers: {
      200: Schedule
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
  answerDate: {
    method: 'PUT'
    arg: { params: AnswerDateParams; body: DateAnswer }
    params: AnswerDateParams
    query: undefined
    requestHeaders: undefined
    body: DateAnswer
    answers: {
      200: Schedule
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  fixDate: {
    method: 'POST'
    arg: { params: FixDateParams; headers: FixDateHeaders }
    params: FixDateParams
    query: undefined
    requestHeaders: FixDateHeaders
    body: undefined
    answers: {
      200: Schedule
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
  moveSession: {
    method: 'PATCH'
    arg: { params: MoveSessionParams; headers: MoveSessionHeaders; body: SessionMove }
    params: MoveSessionParams
    query: undefined
    requestHeaders: MoveSessionHeaders
    body: SessionMove
    answers: {
      200: Schedule
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
  cancelSession: {
    method: 'POST'
    arg: { params: CancelSessionParams; headers: CancelSessionHeaders; body: Cancellation }
    params: CancelSessionParams
    query: undefined
    requestHeaders: CancelSessionHeaders
    body: Cancellation
    answers: {
      200: Schedule
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
  getLobby: {
    method: 'GET'
    arg: { params: GetLobbyParams }
    params: GetLobbyParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Lobby
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  setReady: {
    method: 'PUT'
    arg: { params: SetReadyParams; body: Readiness }
    params: SetReadyParams
    query: undefined
    requestHeaders: undefined
    body: Readiness
    answers: {
      200: LobbyMember
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  nudge: {
    method: 'POST'
    arg: { params: NudgeParams; body: Nudge }
    params: NudgeParams
    query: undefined
    requestHeaders: undefined
    body: Nudge
    answers: {
      204: undefined
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  seeNudge: {
    method: 'DELETE'
    arg: { params: SeeNudgeParams }
    params: SeeNudgeParams
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
  pauseGame: {
    method: 'PUT'
    arg: { params: PauseGameParams }
    params: PauseGameParams
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
  resumeGame: {
    method: 'DELETE'
    arg: { params: ResumeGameParams }
    params: ResumeGameParams
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
  startGame: {
    method: 'POST'
    arg: { params: StartGameParams }
    params: StartGameParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Start
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
  endGame: {
    method: 'POST'
    arg: { params: EndGameParams }
    params: EndGameParams
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
  getNotes: {
    method: 'GET'
    arg: { params: GetNotesParams }
    params: GetNotesParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Notes
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  changeNotes: {
    method: 'PATCH'
    arg: { params: ChangeNotesParams; headers: ChangeNotesHeaders; body: NotesChange }
    params: ChangeNotesParams
    query: undefined
    requestHeaders: ChangeNotesHeaders
    body: NotesChange
    answers: {
      200: Notes
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
  listBoundaries: {
    method: 'GET'
    arg: { params: ListBoundariesParams }
    params: ListBoundariesParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Boundaries
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  addBoundary: {
    method: 'POST'
    arg: { params: AddBoundaryParams; headers: AddBoundaryHeaders; body: NewBoundary }
    params: AddBoundaryParams
    query: undefined
    requestHeaders: AddBoundaryHeaders
    body: NewBoundary
    answers: {
      201: AddedBoundary
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  takeBoundaryBack: {
    method: 'DELETE'
    arg: { params: TakeBoundaryBackParams; headers: TakeBoundaryBackHeaders }
    params: TakeBoundaryBackParams
    query: undefined
    requestHeaders: TakeBoundaryBackHeaders
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
  listIdeas: {
    method: 'GET'
    arg: { query?: ListIdeasQuery } | void
    params: undefined
    query: ListIdeasQuery & Required<Pick<ListIdeasQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: IdeaList
      400: ErrorBody
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  createIdea: {
    method: 'POST'
    arg: { headers: CreateIdeaHeaders; body: NewIdea }
    params: undefined
    query: undefined
    requestHeaders: CreateIdeaHeaders
    body: NewIdea
    answers: {
      201: Idea
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string; ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listIdeaChanges: {
    method: 'GET'
    arg: { query: ListIdeaChangesQuery }
    params: undefined
    query: ListIdeaChangesQuery & Required<Pick<ListIdeaChangesQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: IdeaChanges
      400: ErrorBody
      401: ErrorBody
      410: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  importIdeas: {
    method: 'POST'
    arg: { headers: ImportIdeasHeaders; body: IdeaImport }
    params: undefined
    query: undefined
    requestHeaders: ImportIdeasHeaders
    body: IdeaImport
    answers: {
      200: IdeasImported
      400: ErrorBody
      401: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getIdea: {
    method: 'GET'
    arg: { params: GetIdeaParams }
    params: GetIdeaParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Idea
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  deleteIdea: {
    method: 'DELETE'
    arg: { params: DeleteIdeaParams }
    params: DeleteIdeaParams
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
  changeIdea: {
    method: 'PATCH'
    arg: { params: ChangeIdeaParams; headers: ChangeIdeaHeaders; body: IdeaChange }
    params: ChangeIdeaParams
    query: undefined
    requestHeaders: ChangeIdeaHeaders
    body: IdeaChange
    answers: {
      200: Idea
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
  restoreIdea: {
    method: 'POST'
    arg: { params: RestoreIdeaParams }
    params: RestoreIdeaParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Idea
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listGameIdeas: {
    method: 'GET'
    arg: { params: ListGameIdeasParams; query?: ListGameIdeasQuery }
    params: ListGameIdeasParams
    query: ListGameIdeasQuery & Required<Pick<ListGameIdeasQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: GameIdeaList
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  removeGameIdea: {
    method: 'DELETE'
    arg: { params: RemoveGameIdeaParams }
    params: RemoveGameIdeaParams
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
  listIdeaTables: {
    method: 'GET'
    arg: { query?: ListIdeaTablesQuery } | void
    params: undefined
    query: ListIdeaTablesQuery & Required<Pick<ListIdeaTablesQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: IdeaTableList
      400: ErrorBody
      401: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  createIdeaTable: {
    method: 'POST'
    arg: { headers: CreateIdeaTableHeaders; body: NewIdeaTable }
    params: undefined
    query: undefined
    requestHeaders: CreateIdeaTableHeaders
    body: NewIdeaTable
    answers: {
      201: IdeaTable
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string; ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getIdeaTable: {
    method: 'GET'
    arg: { params: GetIdeaTableParams }
    params: GetIdeaTableParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: IdeaTable
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  deleteIdeaTable: {
    method: 'DELETE'
    arg: { params: DeleteIdeaTableParams }
    params: DeleteIdeaTableParams
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
  changeIdeaTable: {
    method: 'PATCH'
    arg: { params: ChangeIdeaTableParams; headers: ChangeIdeaTableHeaders; body: IdeaTableChange }
    params: ChangeIdeaTableParams
    query: undefined
    requestHeaders: ChangeIdeaTableHeaders
    body: IdeaTableChange
    answers: {
      200: IdeaTable
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
  listGameIdeaTables: {
    method: 'GET'
    arg: { params: ListGameIdeaTablesParams; query?: ListGameIdeaTablesQuery }
    params: ListGameIdeaTablesParams
    query: ListGameIdeaTablesQuery & Required<Pick<ListGameIdeaTablesQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: IdeaTableList
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  removeGameIdeaTable: {
    method: 'DELETE'
    arg: { params: RemoveGameIdeaTableParams }
    params: RemoveGameIdeaTableParams
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
  listLog: {
    method: 'GET'
    arg: { params: ListLogParams; query?: ListLogQuery }
    params: ListLogParams
    query: ListLogQuery & Required<Pick<ListLogQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: LogList
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  sendMessage: {
    method: 'POST'
    arg: { params: SendMessageParams; headers: SendMessageHeaders; body: NewMessage }
    params: SendMessageParams
    query: undefined
    requestHeaders: SendMessageHeaders
    body: NewMessage
    answers: {
      201: LogEntry
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  removeEntry: {
    method: 'DELETE'
    arg: { params: RemoveEntryParams }
    params: RemoveEntryParams
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
  showEntry: {
    method: 'POST'
    arg: { params: ShowEntryParams }
    params: ShowEntryParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: LogEntry
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
  rollDice: {
    method: 'POST'
    arg: { params: RollDiceParams; headers: RollDiceHeaders; body: NewRoll }
    params: RollDiceParams
    query: undefined
    requestHeaders: RollDiceHeaders
    body: NewRoll
    answers: {
      201: LogEntry
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  enterRoll: {
    method: 'POST'
    arg: { params: EnterRollParams; headers: EnterRollHeaders; body: NewHandRoll }
    params: EnterRollParams
    query: undefined
    requestHeaders: EnterRollHeaders
    body: NewHandRoll
    answers: {
      201: LogEntry
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  askForRoll: {
    method: 'POST'
    arg: { params: AskForRollParams; headers: AskForRollHeaders; body: NewRollRequest }
    params: AskForRollParams
    query: undefined
    requestHeaders: AskForRollHeaders
    body: NewRollRequest
    answers: {
      201: LogEntry
      400: ErrorBody
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 201: { Location: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  closeRollRequest: {
    method: 'POST'
    arg: { params: CloseRollRequestParams }
    params: CloseRollRequestParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: LogEntry
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  getDice: {
    method: 'GET'
    arg: { params: GetDiceParams }
    params: GetDiceParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Dice
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  countFaces: {
    method: 'GET'
    arg: { params: CountFacesParams }
    params: CountFacesParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: FaceCounts
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  listCharacters: {
    method: 'GET'
    arg: { params: ListCharactersParams; query?: ListCharactersQuery }
    params: ListCharactersParams
    query: ListCharactersQuery & Required<Pick<ListCharactersQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: CharacterList
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  createCharacter: {
    method: 'POST'
    arg: { params: CreateCharacterParams; headers: CreateCharacterHeaders; body: NewCharacter }
    params: CreateCharacterParams
    query: undefined
    requestHeaders: CreateCharacterHeaders
    body: NewCharacter
    answers: {
      201: Character
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
  getCharacter: {
    method: 'GET'
    arg: { params: GetCharacterParams }
    params: GetCharacterParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Character
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  deleteCharacter: {
    method: 'DELETE'
    arg: { params: DeleteCharacterParams }
    params: DeleteCharacterParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: CharacterDeleted
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
  changeCharacter: {
    method: 'PATCH'
    arg: { params: ChangeCharacterParams; headers: ChangeCharacterHeaders; body: CharacterChange }
    params: ChangeCharacterParams
    query: undefined
    requestHeaders: ChangeCharacterHeaders
    body: CharacterChange
    answers: {
      200: Character
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
  copyCharacter: {
    method: 'POST'
    arg: { params: CopyCharacterParams; headers: CopyCharacterHeaders }
    params: CopyCharacterParams
    query: undefined
    requestHeaders: CopyCharacterHeaders
    body: undefined
    answers: {
      201: Character
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
  takeCharacter: {
    method: 'POST'
    arg: { params: TakeCharacterParams }
    params: TakeCharacterParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Character
      401: ErrorBody
      404: ErrorBody
      409: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  giveCharacter: {
    method: 'PUT'
    arg: { params: GiveCharacterParams; headers: GiveCharacterHeaders; body: CharacterOwner }
    params: GiveCharacterParams
    query: undefined
    requestHeaders: GiveCharacterHeaders
    body: CharacterOwner
    answers: {
      200: Character
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
  markCharacter: {
    method: 'POST'
    arg: { params: MarkCharacterParams; headers: MarkCharacterHeaders; body: ConditionsAdded }
    params: MarkCharacterParams
    query: undefined
    requestHeaders: MarkCharacterHeaders
    body: ConditionsAdded
    answers: {
      200: Character
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
  getPrivateNotes: {
    method: 'GET'
    arg: { params: GetPrivateNotesParams }
    params: GetPrivateNotesParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: PrivateNotes
      401: ErrorBody
      403: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  changePrivateNotes: {
    method: 'PATCH'
    arg: { params: ChangePrivateNotesParams; headers: ChangePrivateNotesHeaders; body: PrivateNotesChange }
    params: ChangePrivateNotesParams
    query: undefined
    requestHeaders: ChangePrivateNotesHeaders
    body: PrivateNotesChange
    answers: {
      200: PrivateNotes
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
  orderBlocks: {
    method: 'PUT'
    arg: { params: OrderBlocksParams; headers: OrderBlocksHeaders; body: NewBlockOrder }
    params: OrderBlocksParams
    query: undefined
    requestHeaders: OrderBlocksHeaders
    body: NewBlockOrder
    answers: {
      200: BlockOrder
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
  addBlock: {
    method: 'POST'
    arg: { params: AddBlockParams; headers: AddBlockHeaders; body: NewBlock }
    params: AddBlockParams
    query: undefined
    requestHeaders: AddBlockHeaders
    body: NewBlock
    answers: {
      201: CharacterBlock
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
  removeBlock: {
    method: 'DELETE'
    arg: { params: RemoveBlockParams }
    params: RemoveBlockParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: BlockRemoved
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
  changeBlock: {
    method: 'PATCH'
    arg: { params: ChangeBlockParams; headers: ChangeBlockHeaders; body: BlockChange }
    params: ChangeBlockParams
    query: undefined
    requestHeaders: ChangeBlockHeaders
    body: BlockChange
    answers: {
      200: CharacterBlock
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
  addToBlock: {
    method: 'POST'
    arg: { params: AddToBlockParams; headers: AddToBlockHeaders; body: Addition }
    params: AddToBlockParams
    query: undefined
    requestHeaders: AddToBlockHeaders
    body: Addition
    answers: {
      200: AdditionMade
      400: ErrorBody
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
  useRefill: {
    method: 'POST'
    arg: { params: UseRefillParams; headers: UseRefillHeaders }
    params: UseRefillParams
    query: undefined
    requestHeaders: UseRefillHeaders
    body: undefined
    answers: {
      200: RefillUsed
      400: ErrorBody
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
  offerRefill: {
    method: 'POST'
    arg: { params: OfferRefillParams; headers: OfferRefillHeaders; body: NewRefillOffer }
    params: OfferRefillParams
    query: undefined
    requestHeaders: OfferRefillHeaders
    body: NewRefillOffer
    answers: {
      200: RefillOffer
      400: ErrorBody
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
  getConditions: {
    method: 'GET'
    arg: { params: GetConditionsParams }
    params: GetConditionsParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Conditions
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 200: { ETag: string }; 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  changeConditions: {
    method: 'PATCH'
    arg: { params: ChangeConditionsParams; headers: ChangeConditionsHeaders; body: ConditionsChange }
    params: ChangeConditionsParams
    query: undefined
    requestHeaders: ChangeConditionsHeaders
    body: ConditionsChange
    answers: {
      200: Conditions
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
  listChanges: {
    method: 'GET'
    arg: { params: ListChangesParams; query?: ListChangesQuery }
    params: ListChangesParams
    query: ListChangesQuery & Required<Pick<ListChangesQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: ChangeList
      400: ErrorBody
      401: ErrorBody
      404: ErrorBody
      429: ErrorBody
      500: ErrorBody
    }
    headers: { 429: { 'Retry-After': string } }
    optionalHeaders: {}
  }
  undoChange: {
    method: 'POST'
    arg: { params: UndoChangeParams }
    params: UndoChangeParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Change
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
}

/** An operation as the client calls it, and the answers that are a success. */
export type Operation<Types = unknown> = {
  id: string
  method: string
  path: string
  /** Whether it requires a session. */
  session: boolean
  /** Whether it takes only a body, which is then its argument. */
  takesBodyAlone?: true
  /** By status: the body's schema (`blob`: it is no JSON), and the readable headers, true where required. */
  answers: { [status: number]: { body?: LazySchema | 'blob'; headers?: { [name: string]: boolean } } }
  /** For the compiler alone. */
  readonly types?: Types
}
