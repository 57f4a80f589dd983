// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zGame,
  zGameChange,
  zGameList,
  zHandOver,
  zMember,
  zMemberChange,
  zMemberList,
  zNewGame,
} from '../schemas/games.gen.ts'
import {
  zArchiveGameHeaders,
  zArchiveGameParams,
  zChangeGameHeaders,
  zChangeGameParams,
  zChangeMemberHeaders,
  zChangeMemberParams,
  zCreateGameHeaders,
  zDeleteGameHeaders,
  zDeleteGameParams,
  zGetGameParams,
  zGetMemberParams,
  zHandOverGameHeaders,
  zHandOverGameParams,
  zLeaveGameHeaders,
  zLeaveGameParams,
  zListGamesQuery,
  zListMembersParams,
  zListMembersQuery,
  zRemoveMemberHeaders,
  zRemoveMemberParams,
  zRestoreGameHeaders,
  zRestoreGameParams,
} from '../schemas/parameters.gen.ts'

/** The operations of the tag `games`, for `endpointsOf`. */
export const gamesOperations: { [Id in 'listGames' | 'createGame' | 'getGame' | 'deleteGame' | 'changeGame' | 'archiveGame' | 'restoreGame' | 'listMembers' | 'getMember' | 'removeMember' | 'changeMember' | 'leaveGame' | 'handOverGame']: Operation<OperationTypes[Id]> } = {
  listGames: {
    id: 'listGames',
    method: 'GET',
    path: '/games',
    session: true,
    takes: {
      query: zListGamesQuery,
    },
    answers: {
      200: { body: zGameList },
    },
  },
  createGame: {
    id: 'createGame',
    method: 'POST',
    path: '/games',
    session: true,
    takes: {
      headers: zCreateGameHeaders,
      body: zNewGame,
    },
    answers: {
      201: { body: zGame, headers: { Location: true, ETag: true } },
    },
  },
  getGame: {
    id: 'getGame',
    method: 'GET',
    path: '/games/{gameId}',
    session: true,
    takes: {
      params: zGetGameParams,
    },
    answers: {
      200: { body: zGame, headers: { ETag: true } },
    },
  },
  deleteGame: {
    id: 'deleteGame',
    method: 'DELETE',
    path: '/games/{gameId}',
    session: true,
    takes: {
      params: zDeleteGameParams,
      headers: zDeleteGameHeaders,
    },
    answers: {
      204: {},
    },
  },
  changeGame: {
    id: 'changeGame',
    method: 'PATCH',
    path: '/games/{gameId}',
    session: true,
    takes: {
      params: zChangeGameParams,
      headers: zChangeGameHeaders,
      body: zGameChange,
    },
    answers: {
      200: { body: zGame, headers: { ETag: true } },
    },
  },
  archiveGame: {
    id: 'archiveGame',
    method: 'POST',
    path: '/games/{gameId}/archive',
    session: true,
    takes: {
      params: zArchiveGameParams,
      headers: zArchiveGameHeaders,
    },
    answers: {
      200: { body: zGame, headers: { ETag: true } },
    },
  },
  restoreGame: {
    id: 'restoreGame',
    method: 'POST',
    path: '/games/{gameId}/restore',
    session: true,
    takes: {
      params: zRestoreGameParams,
      headers: zRestoreGameHeaders,
    },
    answers: {
      200: { body: zGame, headers: { ETag: true } },
    },
  },
  listMembers: {
    id: 'listMembers',
    method: 'GET',
    path: '/games/{gameId}/members',
    session: true,
    takes: {
      params: zListMembersParams,
      query: zListMembersQuery,
    },
    answers: {
      200: { body: zMemberList },
    },
  },
  getMember: {
    id: 'getMember',
    method: 'GET',
    path: '/games/{gameId}/members/{userId}',
    session: true,
    takes: {
      params: zGetMemberParams,
    },
    answers: {
      200: { body: zMember, headers: { ETag: true } },
    },
  },
  removeMember: {
    id: 'removeMember',
    method: 'DELETE',
    path: '/games/{gameId}/members/{userId}',
    session: true,
    takes: {
      params: zRemoveMemberParams,
      headers: zRemoveMemberHeaders,
    },
    answers: {
      204: {},
    },
  },
  changeMember: {
    id: 'changeMember',
    method: 'PATCH',
    path: '/games/{gameId}/members/{userId}',
    session: true,
    takes: {
      params: zChangeMemberParams,
      headers: zChangeMemberHeaders,
      body: zMemberChange,
    },
    answers: {
      200: { body: zMember, headers: { ETag: true } },
    },
  },
  leaveGame: {
    id: 'leaveGame',
    method: 'POST',
    path: '/games/{gameId}/leave',
    session: true,
    takes: {
      params: zLeaveGameParams,
      headers: zLeaveGameHeaders,
    },
    answers: {
      204: {},
    },
  },
  handOverGame: {
    id: 'handOverGame',
    method: 'POST',
    path: '/games/{gameId}/hand-over',
    session: true,
    takes: {
      params: zHandOverGameParams,
      headers: zHandOverGameHeaders,
      body: zHandOver,
    },
    answers: {
      200: { body: zGame, headers: { ETag: true } },
    },
  },
}
