// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inGames = lazySchemas(async () => {
  const { zGameList, zGame, zMemberList, zMember } = await import('../schemas/games.gen.ts')
  return { zGameList, zGame, zMemberList, zMember }
})

/** The operations of the tag `games`, for `endpointsOf`. */
export const gamesOperations: { [Id in 'listGames' | 'createGame' | 'getGame' | 'deleteGame' | 'changeGame' | 'archiveGame' | 'restoreGame' | 'listMembers' | 'getMember' | 'removeMember' | 'changeMember' | 'leaveGame' | 'handOverGame']: Operation<OperationTypes[Id]> } = {
  listGames: {
    id: 'listGames',
    method: 'GET',
    path: '/games',
    session: true,
    answers: {
      200: { body: inGames('zGameList') },
    },
  },
  createGame: {
    id: 'createGame',
    method: 'POST',
    path: '/games',
    session: true,
    answers: {
      201: { body: inGames('zGame'), headers: { Location: true, ETag: true } },
    },
  },
  getGame: {
    id: 'getGame',
    method: 'GET',
    path: '/games/{gameId}',
    session: true,
    answers: {
      200: { body: inGames('zGame'), headers: { ETag: true } },
    },
  },
  deleteGame: {
    id: 'deleteGame',
    method: 'DELETE',
    path: '/games/{gameId}',
    session: true,
    answers: {
      204: {},
    },
  },
  changeGame: {
    id: 'changeGame',
    method: 'PATCH',
    path: '/games/{gameId}',
    session: true,
    answers: {
      200: { body: inGames('zGame'), headers: { ETag: true } },
    },
  },
  archiveGame: {
    id: 'archiveGame',
    method: 'POST',
    path: '/games/{gameId}/archive',
    session: true,
    answers: {
      200: { body: inGames('zGame'), headers: { ETag: true } },
    },
  },
  restoreGame: {
    id: 'restoreGame',
    method: 'POST',
    path: '/games/{gameId}/restore',
    session: true,
    answers: {
      200: { body: inGames('zGame'), headers: { ETag: true } },
    },
  },
  listMembers: {
    id: 'listMembers',
    method: 'GET',
    path: '/games/{gameId}/members',
    session: true,
    answers: {
      200: { body: inGames('zMemberList') },
    },
  },
  getMember: {
    id: 'getMember',
    method: 'GET',
    path: '/games/{gameId}/members/{userId}',
    session: true,
    answers: {
      200: { body: inGames('zMember'), headers: { ETag: true } },
    },
  },
  removeMember: {
    id: 'removeMember',
    method: 'DELETE',
    path: '/games/{gameId}/members/{userId}',
    session: true,
    answers: {
      204: {},
    },
  },
  changeMember: {
    id: 'changeMember',
    method: 'PATCH',
    path: '/games/{gameId}/members/{userId}',
    session: true,
    answers: {
      200: { body: inGames('zMember'), headers: { ETag: true } },
    },
  },
  leaveGame: {
    id: 'leaveGame',
    method: 'POST',
    path: '/games/{gameId}/leave',
    session: true,
    answers: {
      204: {},
    },
  },
  handOverGame: {
    id: 'handOverGame',
    method: 'POST',
    path: '/games/{gameId}/hand-over',
    session: true,
    answers: {
      200: { body: inGames('zGame'), headers: { ETag: true } },
    },
  },
}
