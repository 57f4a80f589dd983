// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inLobby = lazySchemas(async () => {
  const { zLobby, zLobbyMember, zStart, zNotes, zBoundaries, zAddedBoundary } = await import('../schemas/lobby.gen.ts')
  return { zLobby, zLobbyMember, zStart, zNotes, zBoundaries, zAddedBoundary }
})

/** The operations of the tag `lobby`, for `endpointsOf`. */
export const lobbyOperations: { [Id in 'getLobby' | 'setReady' | 'nudge' | 'seeNudge' | 'pauseGame' | 'resumeGame' | 'startGame' | 'endGame' | 'getNotes' | 'changeNotes' | 'listBoundaries' | 'addBoundary' | 'takeBoundaryBack']: Operation<OperationTypes[Id]> } = {
  getLobby: {
    id: 'getLobby',
    method: 'GET',
    path: '/games/{gameId}/lobby',
    session: true,
    answers: {
      200: { body: inLobby('zLobby') },
    },
  },
  setReady: {
    id: 'setReady',
    method: 'PUT',
    path: '/games/{gameId}/lobby/ready',
    session: true,
    answers: {
      200: { body: inLobby('zLobbyMember') },
    },
  },
  nudge: {
    id: 'nudge',
    method: 'POST',
    path: '/games/{gameId}/lobby/nudges',
    session: true,
    answers: {
      204: {},
    },
  },
  seeNudge: {
    id: 'seeNudge',
    method: 'DELETE',
    path: '/games/{gameId}/lobby/nudges',
    session: true,
    answers: {
      204: {},
    },
  },
  pauseGame: {
    id: 'pauseGame',
    method: 'PUT',
    path: '/games/{gameId}/pause',
    session: true,
    answers: {
      204: {},
    },
  },
  resumeGame: {
    id: 'resumeGame',
    method: 'DELETE',
    path: '/games/{gameId}/pause',
    session: true,
    answers: {
      204: {},
    },
  },
  startGame: {
    id: 'startGame',
    method: 'POST',
    path: '/games/{gameId}/start',
    session: true,
    answers: {
      200: { body: inLobby('zStart') },
    },
  },
  endGame: {
    id: 'endGame',
    method: 'POST',
    path: '/games/{gameId}/end',
    session: true,
    answers: {
      204: {},
    },
  },
  getNotes: {
    id: 'getNotes',
    method: 'GET',
    path: '/games/{gameId}/notes',
    session: true,
    answers: {
      200: { body: inLobby('zNotes'), headers: { ETag: true } },
    },
  },
  changeNotes: {
    id: 'changeNotes',
    method: 'PATCH',
    path: '/games/{gameId}/notes',
    session: true,
    answers: {
      200: { body: inLobby('zNotes'), headers: { ETag: true } },
    },
  },
  listBoundaries: {
    id: 'listBoundaries',
    method: 'GET',
    path: '/games/{gameId}/boundaries',
    session: true,
    answers: {
      200: { body: inLobby('zBoundaries') },
    },
  },
  addBoundary: {
    id: 'addBoundary',
    method: 'POST',
    path: '/games/{gameId}/boundaries',
    session: true,
    answers: {
      201: { body: inLobby('zAddedBoundary'), headers: { Location: true } },
    },
  },
  takeBoundaryBack: {
    id: 'takeBoundaryBack',
    method: 'DELETE',
    path: '/games/{gameId}/boundaries/{boundaryId}',
    session: true,
    answers: {
      204: {},
    },
  },
}
