// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'

/** The operations of the tag `games`, for `endpointsOf`. */
export const gamesOperations: { [Id in 'list-games' | 'createGame' | 'getGame' | 'deleteGame' | 'changeGame' | 'listInvitations' | 'pingTurn' | 'getVTTUrl']: Operation<OperationTypes[Id]> } = {
  'list-games': {
    id: 'list-games',
    method: 'GET',
    path: '/games',
    session: true,
    takes: { query: ['limit', 'cursor', 'status', 'archived'] },
    answers: {
      200: { body: async () => (await import('../schemas/parameters.gen.ts')).zListGamesAnswer200 },
    },
  },
  createGame: {
    id: 'createGame',
    method: 'POST',
    path: '/games',
    session: true,
    takes: { headers: ['Idempotency-Key'], body: true },
    answers: {
      201: { body: async () => (await import('../schemas/openapi.gen.ts')).zGame, headers: { Location: true, ETag: false } },
    },
  },
  getGame: {
    id: 'getGame',
    method: 'GET',
    path: '/games/{gameId}',
    session: false,
    takes: { params: ['gameId'], headers: ['If-None-Match'] },
    answers: {
      200: { body: async () => (await import('../schemas/openapi.gen.ts')).zGame, headers: { ETag: true } },
      304: {},
    },
  },
  deleteGame: {
    id: 'deleteGame',
    method: 'DELETE',
    path: '/games/{gameId}',
    session: true,
    takes: { params: ['gameId'] },
    answers: {
      204: {},
    },
  },
  changeGame: {
    id: 'changeGame',
    method: 'PATCH',
    path: '/games/{gameId}',
    session: true,
    takes: { params: ['gameId'], headers: ['If-Match'], body: true },
    answers: {
      200: { body: async () => (await import('../schemas/openapi.gen.ts')).zGame },
    },
  },
  listInvitations: {
    id: 'listInvitations',
    method: 'GET',
    path: '/games/invitations',
    session: true,
    takes: {},
    answers: {
      200: { body: async () => (await import('../schemas/parameters.gen.ts')).zListInvitationsAnswer200 },
    },
  },
  /** @deprecated */
  pingTurn: {
    id: 'pingTurn',
    method: 'POST',
    path: '/games/{gameId}/turns/{turn}/ping',
    session: true,
    takes: { params: ['gameId', 'turn'], query: ['loud'], body: true },
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
      200: { body: async () => (await import('../schemas/openapi.gen.ts')).zEvent },
    },
  },
}
