// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

import {
  zRoll,
} from './schemas/openapi.gen.ts'
import {
  zChangeGameBody,
  zChangeGameHeaders,
  zChangeGameParams,
  zCreateGameBody,
  zCreateGameHeaders,
  zDeleteGameParams,
  zGetGameHeaders,
  zGetGameParams,
  zGetMapParams,
  zListGamesQuery,
  zPingTurnParams,
  zPingTurnQuery,
  zPutMapParams,
} from './schemas/parameters.gen.ts'

/** The schema of each operation's JSON body; an operation without one takes none. */
export const requestSchemas = {
  createGame: zCreateGameBody,
  changeGame: zChangeGameBody,
  pingTurn: zRoll,
} as const

/** The schemas of each operation's parameters, and what the text of each one stands for. */
export const parameterSchemas = {
  'list-games': {
    query: { schema: zListGamesQuery, kinds: { limit: 'number', cursor: 'string', status: 'string[]', archived: 'boolean' } },
  },
  createGame: {
    headers: { schema: zCreateGameHeaders, kinds: { 'Idempotency-Key': 'string' } },
  },
  getGame: {
    params: { schema: zGetGameParams, kinds: { gameId: 'string' } },
    headers: { schema: zGetGameHeaders, kinds: { 'If-None-Match': 'string' } },
  },
  deleteGame: {
    params: { schema: zDeleteGameParams, kinds: { gameId: 'string' } },
  },
  changeGame: {
    params: { schema: zChangeGameParams, kinds: { gameId: 'string' } },
    headers: { schema: zChangeGameHeaders, kinds: { 'If-Match': 'string' } },
  },
  pingTurn: {
    params: { schema: zPingTurnParams, kinds: { gameId: 'string', turn: 'number' } },
    query: { schema: zPingTurnQuery, kinds: { loud: 'boolean' } },
  },
  getMap: {
    params: { schema: zGetMapParams, kinds: { gameId: 'string', mapId: 'string' } },
  },
  putMap: {
    params: { schema: zPutMapParams, kinds: { gameId: 'string', mapId: 'string' } },
  },
} as const
