// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zAddedBoundary,
  zBoundaries,
  zLobby,
  zLobbyMember,
  zNewBoundary,
  zNotes,
  zNotesChange,
  zNudge,
  zReadiness,
  zStart,
} from '../schemas/lobby.gen.ts'
import {
  zAddBoundaryHeaders,
  zAddBoundaryParams,
  zChangeNotesHeaders,
  zChangeNotesParams,
  zEndGameHeaders,
  zEndGameParams,
  zGetLobbyParams,
  zGetNotesParams,
  zListBoundariesParams,
  zNudgeHeaders,
  zNudgeParams,
  zPauseGameHeaders,
  zPauseGameParams,
  zResumeGameHeaders,
  zResumeGameParams,
  zSetReadyHeaders,
  zSetReadyParams,
  zStartGameHeaders,
  zStartGameParams,
  zTakeBoundaryBackHeaders,
  zTakeBoundaryBackParams,
} from '../schemas/parameters.gen.ts'

/** The operations of the tag `lobby`, for `endpointsOf`. */
export const lobbyOperations: { [Id in 'getLobby' | 'setReady' | 'nudge' | 'pauseGame' | 'resumeGame' | 'startGame' | 'endGame' | 'getNotes' | 'changeNotes' | 'listBoundaries' | 'addBoundary' | 'takeBoundaryBack']: Operation<OperationTypes[Id]> } = {
  getLobby: {
    id: 'getLobby',
    method: 'GET',
    path: '/games/{gameId}/lobby',
    session: true,
    takes: {
      params: zGetLobbyParams,
    },
    answers: {
      200: { body: zLobby },
    },
  },
  setReady: {
    id: 'setReady',
    method: 'PUT',
    path: '/games/{gameId}/lobby/ready',
    session: true,
    takes: {
      params: zSetReadyParams,
      headers: zSetReadyHeaders,
      body: zReadiness,
    },
    answers: {
      200: { body: zLobbyMember },
    },
  },
  nudge: {
    id: 'nudge',
    method: 'POST',
    path: '/games/{gameId}/lobby/nudges',
    session: true,
    takes: {
      params: zNudgeParams,
      headers: zNudgeHeaders,
      body: zNudge,
    },
    answers: {
      204: {},
    },
  },
  pauseGame: {
    id: 'pauseGame',
    method: 'PUT',
    path: '/games/{gameId}/pause',
    session: true,
    takes: {
      params: zPauseGameParams,
      headers: zPauseGameHeaders,
    },
    answers: {
      204: {},
    },
  },
  resumeGame: {
    id: 'resumeGame',
    method: 'DELETE',
    path: '/games/{gameId}/pause',
    session: true,
    takes: {
      params: zResumeGameParams,
      headers: zResumeGameHeaders,
    },
    answers: {
      204: {},
    },
  },
  startGame: {
    id: 'startGame',
    method: 'POST',
    path: '/games/{gameId}/start',
    session: true,
    takes: {
      params: zStartGameParams,
      headers: zStartGameHeaders,
    },
    answers: {
      200: { body: zStart },
    },
  },
  endGame: {
    id: 'endGame',
    method: 'POST',
    path: '/games/{gameId}/end',
    session: true,
    takes: {
      params: zEndGameParams,
      headers: zEndGameHeaders,
    },
    answers: {
      204: {},
    },
  },
  getNotes: {
    id: 'getNotes',
    method: 'GET',
    path: '/games/{gameId}/notes',
    session: true,
    takes: {
      params: zGetNotesParams,
    },
    answers: {
      200: { body: zNotes, headers: { ETag: true } },
    },
  },
  changeNotes: {
    id: 'changeNotes',
    method: 'PATCH',
    path: '/games/{gameId}/notes',
    session: true,
    takes: {
      params: zChangeNotesParams,
      headers: zChangeNotesHeaders,
      body: zNotesChange,
    },
    answers: {
      200: { body: zNotes, headers: { ETag: true } },
    },
  },
  listBoundaries: {
    id: 'listBoundaries',
    method: 'GET',
    path: '/games/{gameId}/boundaries',
    session: true,
    takes: {
      params: zListBoundariesParams,
    },
    answers: {
      200: { body: zBoundaries },
    },
  },
  addBoundary: {
    id: 'addBoundary',
    method: 'POST',
    path: '/games/{gameId}/boundaries',
    session: true,
    takes: {
      params: zAddBoundaryParams,
      headers: zAddBoundaryHeaders,
      body: zNewBoundary,
    },
    answers: {
      201: { body: zAddedBoundary, headers: { Location: true } },
    },
  },
  takeBoundaryBack: {
    id: 'takeBoundaryBack',
    method: 'DELETE',
    path: '/games/{gameId}/boundaries/{boundaryId}',
    session: true,
    takes: {
      params: zTakeBoundaryBackParams,
      headers: zTakeBoundaryBackHeaders,
    },
    answers: {
      204: {},
    },
  },
}
