// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  CheckVerificationData,
  CheckVerificationErrors,
  CheckVerificationResponses,
  GetUserInfoData,
  GetUserInfoErrors,
  GetUserInfoResponses,
  LogoutData,
  LogoutErrors,
  LogoutResponses,
  StartVerificationData,
  StartVerificationErrors,
  StartVerificationResponses,
} from './types.gen.ts'

/** Where the API lives on its host. */
export const basePath = '/api/v1'

/** The cookie that carries the session. Only a server reads it. */
export const sessionCookie = 'emberhall_session'

/** Every operation: its method, its path below the base path, and its tag. */
export const operations = {
  getUserInfo: { method: 'GET', path: '/auth/userinfo', tag: 'auth' },
  startVerification: { method: 'POST', path: '/auth/verify/start', tag: 'auth' },
  checkVerification: { method: 'POST', path: '/auth/verify/check', tag: 'auth' },
  logout: { method: 'POST', path: '/auth/logout', tag: 'auth' },
} as const

export type OperationId = keyof typeof operations

/** For each operation: request body, path parameters, answers by status, and the headers that a status demands. */
export type OperationTypes = {
  getUserInfo: {
    body: GetUserInfoData['body']
    params: GetUserInfoData['path']
    answers: GetUserInfoResponses & GetUserInfoErrors
    headers: { 429: { 'Retry-After': string } }
  }
  startVerification: {
    body: StartVerificationData['body']
    params: StartVerificationData['path']
    answers: StartVerificationResponses & StartVerificationErrors
    headers: { 429: { 'Retry-After': string } }
  }
  checkVerification: {
    body: CheckVerificationData['body']
    params: CheckVerificationData['path']
    answers: CheckVerificationResponses & CheckVerificationErrors
    headers: { 429: { 'Retry-After': string } }
  }
  logout: {
    body: LogoutData['body']
    params: LogoutData['path']
    answers: LogoutResponses & LogoutErrors
    headers: { 429: { 'Retry-After': string } }
  }
}
