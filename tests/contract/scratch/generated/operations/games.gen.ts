// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zEvent,
  zGame,
  zRoll,
} from '../schemas/openapi.gen.ts'
import {
  zChangeGameBody,
  zChangeGameHeaders,
  zChangeGameParams,
  zCreateGameBody,
  zCreateGameHeaders,
  zDeleteGameParams,
  zGetGameHeaders,
  zGetGameParams,
  zListGamesAnswer200,
  zListGamesQuery,
  zListInvitationsAnswer200,
  zPingTurnParams,
  zPingTurnQuery,
} from '../schemas/parameters.gen.ts'

/** The operations of the tag `games`, for `endpointsOf`. */
export const gamesOperations: { [Id in 'list-games' | 'createGame' | 'getGame' | 'deleteGame' | 'changeGame' | 'listInvitations' | 'pingTurn' | 'getVTTUrl']: Operation<OperationTypes[Id]> } = {
  'list-games': {
    id: 'list-games',
    method: 'GET',
    path: '/games',
    session: true,
    takes: {
      query: zListGamesQuery,
    },
    answers: {
      200: { body: zListGamesAnswer200 },
    },
  },
  createGame: {
    id: 'createGame',
    method: 'POST',
    path: '/games',
    session: true,
    takes: {
      headers: zCreateGameHeaders,
      body: zCreateGameBody,
    },
    answers: {
      201: { body: zGame, headers: { Location: true, ETag: false } },
    },
  },
  getGame: {
    id: 'getGame',
    method: 'GET',
    path: '/games/{gameId}',
    session: false,
    takes: {
      params: zGetGameParams,
      headers: zGetGameHeaders,
    },
    answers: {
      200: { body: zGame, headers: { ETag: true } },
      304: {},
    },
  },
  deleteGame: {
    id: 'deleteGame',
    method: 'DELETE',
    path: '/games/{gameId}',
    session: true,
    takes: {
      params: zDeleteGameParams,
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
      body: zChangeGameBody,
    },
    answers: {
      200: { body: zGame },
    },
  },
  listInvitations: {
    id: 'listInvitations',
    method: 'GET',
    path: '/games/invitations',
    session: true,
    takes: {},
    answers: {
      200: { body: zListInvitationsAnswer200 },
    },
  },
  /** @deprecated */
  pingTurn: {
    id: 'pingTurn',
    method: 'POST',
    path: '/games/{gameId}/turns/{turn}/ping',
    session: true,
    takes: {
      params: zPingTurnParams,
      query: zPingTurnQuery,
      body: zRoll,
    },
    bodyOptional: true,
    answers: {
      201: {},
    },
  },
  getVTTUrl: {
    id: 'getVTTUrl',
    method: 'GET',
    path: '/vtt-url',
    session: true,
    takes: {},
    answers: {
      200: { body: zEvent },
    },
  },
}
