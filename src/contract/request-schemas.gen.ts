// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import {
  zAddition,
  zBlockChange,
  zCharacterChange,
  zCharacterOwner,
  zConditionsAdded,
  zConditionsChange,
  zNewBlock,
  zNewBlockOrder,
  zNewCharacter,
  zNewRefillOffer,
  zPrivateNotesChange,
} from './schemas/characters.gen.ts'
import {
  zGameChange,
  zHandOver,
  zMemberChange,
  zNewGame,
} from './schemas/games.gen.ts'
import {
  zIdeaChange,
  zIdeaImport,
  zIdeaTableChange,
  zNewIdea,
  zNewIdeaTable,
} from './schemas/ideas.gen.ts'
import {
  zAcceptance,
  zNewInvitation,
} from './schemas/invitations.gen.ts'
import {
  zNewBoundary,
  zNotesChange,
  zNudge,
  zReadiness,
} from './schemas/lobby.gen.ts'
import {
  zNewHandRoll,
  zNewMessage,
  zNewRoll,
  zNewRollRequest,
} from './schemas/log.gen.ts'
import {
  zVerificationCheck,
  zVerificationStart,
} from './schemas/openapi.gen.ts'
import {
  zAcceptInvitationParams,
  zAcceptRequestParams,
  zAddBlockHeaders,
  zAddBlockParams,
  zAddBoundaryHeaders,
  zAddBoundaryParams,
  zAddToBlockHeaders,
  zAddToBlockParams,
  zAnswerDateParams,
  zArchiveGameParams,
  zAskForRollHeaders,
  zAskForRollParams,
  zCancelSessionHeaders,
  zCancelSessionParams,
  zChangeBlockHeaders,
  zChangeBlockParams,
  zChangeCharacterHeaders,
  zChangeCharacterParams,
  zChangeConditionsHeaders,
  zChangeConditionsParams,
  zChangeGameHeaders,
  zChangeGameParams,
  zChangeIdeaHeaders,
  zChangeIdeaParams,
  zChangeIdeaTableHeaders,
  zChangeIdeaTableParams,
  zChangeMemberHeaders,
  zChangeMemberParams,
  zChangeNotesHeaders,
  zChangeNotesParams,
  zChangePrivateNotesHeaders,
  zChangePrivateNotesParams,
  zChangeProfileHeaders,
  zCloseRollRequestParams,
  zCopyCharacterHeaders,
  zCopyCharacterParams,
  zCountFacesParams,
  zCreateCharacterHeaders,
  zCreateCharacterParams,
  zCreateGameHeaders,
  zCreateIdeaHeaders,
  zCreateIdeaTableHeaders,
  zCreateInvitationHeaders,
  zCreateInvitationParams,
  zCreateLiveTicketParams,
  zDeclineRequestParams,
  zDeleteCharacterParams,
  zDeleteGameParams,
  zDeleteIdeaParams,
  zDeleteIdeaTableParams,
  zEndGameParams,
  zEnterRollHeaders,
  zEnterRollParams,
  zFixDateHeaders,
  zFixDateParams,
  zGetCharacterParams,
  zGetConditionsParams,
  zGetDiceParams,
  zGetGameParams,
  zGetIdeaParams,
  zGetIdeaTableParams,
  zGetInvitationParams,
  zGetLobbyParams,
  zGetMemberParams,
  zGetNotesParams,
  zGetPrivateNotesParams,
  zGetScheduleParams,
  zGiveCharacterHeaders,
  zGiveCharacterParams,
  zHandOverGameParams,
  zImportIdeasHeaders,
  zLeaveGameParams,
  zListBoundariesParams,
  zListChangesParams,
  zListChangesQuery,
  zListCharactersParams,
  zListCharactersQuery,
  zListGameIdeaTablesParams,
  zListGameIdeaTablesQuery,
  zListGameIdeasParams,
  zListGameIdeasQuery,
  zListGamesQuery,
  zListIdeaChangesQuery,
  zListIdeaTablesQuery,
  zListIdeasQuery,
  zListInvitationsParams,
  zListInvitationsQuery,
  zListLogParams,
  zListLogQuery,
  zListMembersParams,
  zListMembersQuery,
  zListRequestsParams,
  zListRequestsQuery,
  zListSessionsQuery,
  zMarkCharacterHeaders,
  zMarkCharacterParams,
  zMoveSessionHeaders,
  zMoveSessionParams,
  zNudgeParams,
  zOfferDatesHeaders,
  zOfferDatesParams,
  zOfferRefillHeaders,
  zOfferRefillParams,
  zOrderBlocksHeaders,
  zOrderBlocksParams,
  zPauseGameParams,
  zPreviewInvitationHeaders,
  zPreviewInvitationParams,
  zRemoveBlockParams,
  zRemoveEntryParams,
  zRemoveGameIdeaParams,
  zRemoveGameIdeaTableParams,
  zRemoveMemberParams,
  zRestoreGameParams,
  zRestoreIdeaParams,
  zResumeGameParams,
  zRevokeInvitationParams,
  zRollDiceHeaders,
  zRollDiceParams,
  zSeeNudgeParams,
  zSendMessageHeaders,
  zSendMessageParams,
  zSetReadyParams,
  zShowEntryParams,
  zStartGameParams,
  zTakeBoundaryBackHeaders,
  zTakeBoundaryBackParams,
  zTakeCharacterParams,
  zUndoChangeParams,
  zUseRefillHeaders,
  zUseRefillParams,
  zWithdrawDatesHeaders,
  zWithdrawDatesParams,
  zWithdrawRequestParams,
} from './schemas/parameters.gen.ts'
import {
  zProfileChange,
} from './schemas/profile.gen.ts'
import {
  zCancellation,
  zDateAnswer,
  zDateOffer,
  zSessionMove,
} from './schemas/schedule.gen.ts'

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
  offerDates: zDateOffer,
  answerDate: zDateAnswer,
  moveSession: zSessionMove,
  cancelSession: zCancellation,
  setReady: zReadiness,
  nudge: zNudge,
  changeNotes: zNotesChange,
  addBoundary: zNewBoundary,
  createIdea: zNewIdea,
  importIdeas: zIdeaImport,
  changeIdea: zIdeaChange,
  createIdeaTable: zNewIdeaTable,
  changeIdeaTable: zIdeaTableChange,
  sendMessage: zNewMessage,
  rollDice: zNewRoll,
  enterRoll: zNewHandRoll,
  askForRoll: zNewRollRequest,
  createCharacter: zNewCharacter,
  changeCharacter: zCharacterChange,
  giveCharacter: zCharacterOwner,
  markCharacter: zConditionsAdded,
  changePrivateNotes: zPrivateNotesChange,
  orderBlocks: zNewBlockOrder,
  addBlock: zNewBlock,
  changeBlock: zBlockChange,
  addToBlock: zAddition,
  offerRefill: zNewRefillOffer,
  changeConditions: zConditionsChange,
} as const

/** The schemas of each operation's parameters, and the kind of value of each. */
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
  createLiveTicket: {
    params: { schema: zCreateLiveTicketParams, kinds: { gameId: 'string' } },
  },
  getSchedule: {
    params: { schema: zGetScheduleParams, kinds: { gameId: 'string' } },
  },
  offerDates: {
    params: { schema: zOfferDatesParams, kinds: { gameId: 'string' } },
    headers: { schema: zOfferDatesHeaders, kinds: { 'If-Match': 'string' } },
  },
  withdrawDates: {
    params: { schema: zWithdrawDatesParams, kinds: { gameId: 'string' } },
    headers: { schema: zWithdrawDatesHeaders, kinds: { 'If-Match': 'string' } },
  },
  answerDate: {
    params: { schema: zAnswerDateParams, kinds: { gameId: 'string', dateId: 'string' } },
  },
  fixDate: {
    params: { schema: zFixDateParams, kinds: { gameId: 'string', dateId: 'string' } },
    headers: { schema: zFixDateHeaders, kinds: { 'If-Match': 'string' } },
  },
  moveSession: {
    params: { schema: zMoveSessionParams, kinds: { gameId: 'string' } },
    headers: { schema: zMoveSessionHeaders, kinds: { 'If-Match': 'string' } },
  },
  cancelSession: {
    params: { schema: zCancelSessionParams, kinds: { gameId: 'string' } },
    headers: { schema: zCancelSessionHeaders, kinds: { 'If-Match': 'string' } },
  },
  getLobby: {
    params: { schema: zGetLobbyParams, kinds: { gameId: 'string' } },
  },
  setReady: {
    params: { schema: zSetReadyParams, kinds: { gameId: 'string' } },
  },
  nudge: {
    params: { schema: zNudgeParams, kinds: { gameId: 'string' } },
  },
  seeNudge: {
    params: { schema: zSeeNudgeParams, kinds: { gameId: 'string' } },
  },
  pauseGame: {
    params: { schema: zPauseGameParams, kinds: { gameId: 'string' } },
  },
  resumeGame: {
    params: { schema: zResumeGameParams, kinds: { gameId: 'string' } },
  },
  startGame: {
    params: { schema: zStartGameParams, kinds: { gameId: 'string' } },
  },
  endGame: {
    params: { schema: zEndGameParams, kinds: { gameId: 'string' } },
  },
  getNotes: {
    params: { schema: zGetNotesParams, kinds: { gameId: 'string' } },
  },
  changeNotes: {
    params: { schema: zChangeNotesParams, kinds: { gameId: 'string' } },
    headers: { schema: zChangeNotesHeaders, kinds: { 'If-Match': 'string' } },
  },
  listBoundaries: {
    params: { schema: zListBoundariesParams, kinds: { gameId: 'string' } },
  },
  addBoundary: {
    params: { schema: zAddBoundaryParams, kinds: { gameId: 'string' } },
    headers: { schema: zAddBoundaryHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  takeBoundaryBack: {
    params: { schema: zTakeBoundaryBackParams, kinds: { gameId: 'string', boundaryId: 'string' } },
    headers: { schema: zTakeBoundaryBackHeaders, kinds: { 'Take-Back-Key': 'string' } },
  },
  listIdeas: {
    query: { schema: zListIdeasQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  createIdea: {
    headers: { schema: zCreateIdeaHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  listIdeaChanges: {
    query: { schema: zListIdeaChangesQuery, kinds: { since: 'string', limit: 'number' } },
  },
  importIdeas: {
    headers: { schema: zImportIdeasHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getIdea: {
    params: { schema: zGetIdeaParams, kinds: { ideaId: 'string' } },
  },
  deleteIdea: {
    params: { schema: zDeleteIdeaParams, kinds: { ideaId: 'string' } },
  },
  changeIdea: {
    params: { schema: zChangeIdeaParams, kinds: { ideaId: 'string' } },
    headers: { schema: zChangeIdeaHeaders, kinds: { 'If-Match': 'string' } },
  },
  restoreIdea: {
    params: { schema: zRestoreIdeaParams, kinds: { ideaId: 'string' } },
  },
  listGameIdeas: {
    params: { schema: zListGameIdeasParams, kinds: { gameId: 'string' } },
    query: { schema: zListGameIdeasQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  removeGameIdea: {
    params: { schema: zRemoveGameIdeaParams, kinds: { gameId: 'string', ideaId: 'string' } },
  },
  listIdeaTables: {
    query: { schema: zListIdeaTablesQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  createIdeaTable: {
    headers: { schema: zCreateIdeaTableHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getIdeaTable: {
    params: { schema: zGetIdeaTableParams, kinds: { tableId: 'string' } },
  },
  deleteIdeaTable: {
    params: { schema: zDeleteIdeaTableParams, kinds: { tableId: 'string' } },
  },
  changeIdeaTable: {
    params: { schema: zChangeIdeaTableParams, kinds: { tableId: 'string' } },
    headers: { schema: zChangeIdeaTableHeaders, kinds: { 'If-Match': 'string' } },
  },
  listGameIdeaTables: {
    params: { schema: zListGameIdeaTablesParams, kinds: { gameId: 'string' } },
    query: { schema: zListGameIdeaTablesQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  removeGameIdeaTable: {
    params: { schema: zRemoveGameIdeaTableParams, kinds: { gameId: 'string', tableId: 'string' } },
  },
  listLog: {
    params: { schema: zListLogParams, kinds: { gameId: 'string' } },
    query: { schema: zListLogQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  sendMessage: {
    params: { schema: zSendMessageParams, kinds: { gameId: 'string' } },
    headers: { schema: zSendMessageHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  removeEntry: {
    params: { schema: zRemoveEntryParams, kinds: { gameId: 'string', entryId: 'string' } },
  },
  showEntry: {
    params: { schema: zShowEntryParams, kinds: { gameId: 'string', entryId: 'string' } },
  },
  rollDice: {
    params: { schema: zRollDiceParams, kinds: { gameId: 'string' } },
    headers: { schema: zRollDiceHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  enterRoll: {
    params: { schema: zEnterRollParams, kinds: { gameId: 'string' } },
    headers: { schema: zEnterRollHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  askForRoll: {
    params: { schema: zAskForRollParams, kinds: { gameId: 'string' } },
    headers: { schema: zAskForRollHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  closeRollRequest: {
    params: { schema: zCloseRollRequestParams, kinds: { gameId: 'string', entryId: 'string' } },
  },
  getDice: {
    params: { schema: zGetDiceParams, kinds: { gameId: 'string' } },
  },
  countFaces: {
    params: { schema: zCountFacesParams, kinds: { gameId: 'string' } },
  },
  listCharacters: {
    params: { schema: zListCharactersParams, kinds: { gameId: 'string' } },
    query: { schema: zListCharactersQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  createCharacter: {
    params: { schema: zCreateCharacterParams, kinds: { gameId: 'string' } },
    headers: { schema: zCreateCharacterHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getCharacter: {
    params: { schema: zGetCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
  },
  deleteCharacter: {
    params: { schema: zDeleteCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
  },
  changeCharacter: {
    params: { schema: zChangeCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zChangeCharacterHeaders, kinds: { 'If-Match': 'string' } },
  },
  copyCharacter: {
    params: { schema: zCopyCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zCopyCharacterHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  takeCharacter: {
    params: { schema: zTakeCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
  },
  giveCharacter: {
    params: { schema: zGiveCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zGiveCharacterHeaders, kinds: { 'If-Match': 'string' } },
  },
  markCharacter: {
    params: { schema: zMarkCharacterParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zMarkCharacterHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getPrivateNotes: {
    params: { schema: zGetPrivateNotesParams, kinds: { gameId: 'string', characterId: 'string' } },
  },
  changePrivateNotes: {
    params: { schema: zChangePrivateNotesParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zChangePrivateNotesHeaders, kinds: { 'If-Match': 'string' } },
  },
  orderBlocks: {
    params: { schema: zOrderBlocksParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zOrderBlocksHeaders, kinds: { 'If-Match': 'string' } },
  },
  addBlock: {
    params: { schema: zAddBlockParams, kinds: { gameId: 'string', characterId: 'string' } },
    headers: { schema: zAddBlockHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  removeBlock: {
    params: { schema: zRemoveBlockParams, kinds: { gameId: 'string', characterId: 'string', blockId: 'string' } },
  },
  changeBlock: {
    params: { schema: zChangeBlockParams, kinds: { gameId: 'string', characterId: 'string', blockId: 'string' } },
    headers: { schema: zChangeBlockHeaders, kinds: { 'If-Match': 'string' } },
  },
  addToBlock: {
    params: { schema: zAddToBlockParams, kinds: { gameId: 'string', characterId: 'string', blockId: 'string' } },
    headers: { schema: zAddToBlockHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  useRefill: {
    params: { schema: zUseRefillParams, kinds: { gameId: 'string', characterId: 'string', refillId: 'string' } },
    headers: { schema: zUseRefillHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  offerRefill: {
    params: { schema: zOfferRefillParams, kinds: { gameId: 'string' } },
    headers: { schema: zOfferRefillHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getConditions: {
    params: { schema: zGetConditionsParams, kinds: { gameId: 'string' } },
  },
  changeConditions: {
    params: { schema: zChangeConditionsParams, kinds: { gameId: 'string' } },
    headers: { schema: zChangeConditionsHeaders, kinds: { 'If-Match': 'string' } },
  },
  listChanges: {
    params: { schema: zListChangesParams, kinds: { gameId: 'string' } },
    query: { schema: zListChangesQuery, kinds: { limit: 'number', cursor: 'string' } },
  },
  undoChange: {
    params: { schema: zUndoChangeParams, kinds: { gameId: 'string', changeId: 'string' } },
  },
} as const
