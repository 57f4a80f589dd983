// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

import type { ZodMiniType } from 'zod/mini'
import type {
  ChangeGameBody,
  ChangeGameHeaders,
  ChangeGameParams,
  CreateGameBody,
  CreateGameHeaders,
  DeleteGameParams,
  ErrorBody,
  Event,
  Game,
  GetGameHeaders,
  GetGameParams,
  GetMapParams,
  ListGamesAnswer200,
  ListGamesQuery,
  ListInvitationsAnswer200,
  MapInfo,
  PingTurnParams,
  PingTurnQuery,
  PutMapParams,
  Roll,
} from './types.gen.ts'

/** Where the API lives on its host. */
export const basePath = '/scratch/v1'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = 'scratch_session'

/**
 * Every operation: its method, its path below the base path, its tag, whether it needs a session, and the roles in the
 * game of its path to which it is open.
 */
export const operations = {
  'list-games': { method: 'GET', path: '/games', tag: 'games', session: true },
  createGame: { method: 'POST', path: '/games', tag: 'games', session: true },
  getGame: { method: 'GET', path: '/games/{gameId}', tag: 'games', session: false },
  deleteGame: { method: 'DELETE', path: '/games/{gameId}', tag: 'games', session: true },
  changeGame: { method: 'PATCH', path: '/games/{gameId}', tag: 'games', session: true, may: ['host'] },
  listInvitations: { method: 'GET', path: '/games/invitations', tag: 'games', session: true },
  /** @deprecated */
  pingTurn: { method: 'POST', path: '/games/{gameId}/turns/{turn}/ping', tag: 'games', session: true },
  getMap: { method: 'GET', path: '/games/{gameId}/maps/{mapId}', tag: 'maps', session: true },
  putMap: { method: 'PUT', path: '/games/{gameId}/maps/{mapId}', tag: 'maps', session: true },
  getVTTUrl: { method: 'GET', path: '/vtt-url', tag: 'games', session: true },
} as const

export type OperationId = keyof typeof operations

/**
 * For each operation: what a caller gives, its parts as a server reads them, answers by status, the headers that a
 * status demands, and those that it may have.
 */
export type OperationTypes = {
  'list-games': {
    method: 'GET'
    arg: { query?: ListGamesQuery } | void
    params: undefined
    query: ListGamesQuery & Required<Pick<ListGamesQuery, 'limit'>>
    requestHeaders: undefined
    body: undefined
    answers: {
      200: ListGamesAnswer200
      400: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
  createGame: {
    method: 'POST'
    arg: { headers: CreateGameHeaders; body: CreateGameBody }
    params: undefined
    query: undefined
    requestHeaders: CreateGameHeaders
    body: CreateGameBody
    answers: {
      201: Game
      400: ErrorBody
      409: ErrorBody
    }
    headers: { 201: { Location: string } }
    optionalHeaders: { 201: { ETag?: string } }
  }
  getGame: {
    method: 'GET'
    arg: { params: GetGameParams; headers?: GetGameHeaders }
    params: GetGameParams
    query: undefined
    requestHeaders: GetGameHeaders
    body: undefined
    answers: {
      200: Game
      304: undefined
      404: ErrorBody
    }
    headers: { 200: { ETag: string } }
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
      404: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
  changeGame: {
    method: 'PATCH'
    arg: { params: ChangeGameParams; headers: ChangeGameHeaders; body: ChangeGameBody }
    params: ChangeGameParams
    query: undefined
    requestHeaders: ChangeGameHeaders
    body: ChangeGameBody
    answers: {
      200: Game
      400: ErrorBody
      403: ErrorBody
      404: ErrorBody
      412: ErrorBody
      428: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
  listInvitations: {
    method: 'GET'
    arg: void
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: ListInvitationsAnswer200
      400: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
  /** @deprecated */
  pingTurn: {
    method: 'POST'
    arg: { params: PingTurnParams; query: PingTurnQuery; body?: Roll }
    params: PingTurnParams
    query: PingTurnQuery
    requestHeaders: undefined
    body: Roll | undefined
    answers: {
      201: undefined
      400: ErrorBody
      404: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
  getMap: {
    method: 'GET'
    arg: { params: GetMapParams }
    params: GetMapParams
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Blob
      404: ErrorBody
    }
    headers: {}
    optionalHeaders: { 200: { ETag?: string } }
  }
  putMap: {
    method: 'PUT'
    arg: { params: PutMapParams; body: Blob }
    params: PutMapParams
    query: undefined
    requestHeaders: undefined
    body: Blob
    answers: {
      200: MapInfo
      400: ErrorBody
      404: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
  getVTTUrl: {
    method: 'GET'
    arg: void
    params: undefined
    query: undefined
    requestHeaders: undefined
    body: undefined
    answers: {
      200: Event
      400: ErrorBody
    }
    headers: {}
    optionalHeaders: {}
  }
}

/** An operation as the client calls it: the names of what it takes, and the answers that are a success. */
export type Operation<Types = unknown> = {
  id: string
  method: string
  path: string
  /** Whether somebody has to be signed in. */
  session: boolean
  takes: { params?: readonly string[]; query?: readonly string[]; headers?: readonly string[]; body?: true }
  /** By status: how the body's schema is loaded (`blob`: it is no JSON), and the readable headers, true where demanded. */
  answers: { [status: number]: { body?: (() => Promise<ZodMiniType>) | 'blob'; headers?: { [name: string]: boolean } } }
  /** For the compiler alone. */
  readonly types?: Types
}
