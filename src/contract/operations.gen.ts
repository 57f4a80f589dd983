// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type { ZodMiniType } from 'zod/mini'
import type {
  ErrorBody,
  UserInfo,
  VerificationCheck,
  VerificationChecked,
  VerificationStart,
  VerificationStarted,
} from './types.gen.ts'

/** Where the API lives on its host. */
export const basePath = '/api/v1'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = 'emberhall_session'

/**
 * Every operation: its method, its path below the base path, its tag, whether it needs a session, and the roles in the
 * game of its path to which it is open.
 */
export const operations = {
  getUserInfo: { method: 'GET', path: '/auth/userinfo', tag: 'auth', session: true },
  startVerification: { method: 'POST', path: '/auth/verify/start', tag: 'auth', session: false },
  checkVerification: { method: 'POST', path: '/auth/verify/check', tag: 'auth', session: false },
  logout: { method: 'POST', path: '/auth/logout', tag: 'auth', session: true },
} as const

export type OperationId = keyof typeof operations

/**
 * For each operation: what a caller gives, its parts as a server reads them, answers by status, the headers that a
 * status demands, and those that it may have.
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
}

/** An operation with its schemas: what it takes, and the answers that are a success. */
export type Operation<Types = unknown> = {
  id: string
  method: string
  path: string
  /** Whether somebody has to be signed in. */
  session: boolean
  /** The schema of each part; a body that is no JSON has its media types instead. */
  takes: { params?: ZodMiniType; query?: ZodMiniType; headers?: ZodMiniType; body?: ZodMiniType | readonly string[] }
  /** A body may be left away. */
  bodyOptional?: true
  /** By status: the schema of the body (`blob`: it is no JSON), and the readable headers, true where demanded. */
  answers: { [status: number]: { body?: ZodMiniType | 'blob'; headers?: { [name: string]: boolean } } }
  /** For the compiler alone. */
  readonly types?: Types
}
