// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inOpenapi = lazySchemas(async () => {
  const { zUserInfo, zVerificationStarted, zVerificationChecked } = await import('../schemas/openapi.gen.ts')
  return { zUserInfo, zVerificationStarted, zVerificationChecked }
})

/** The operations of the tag `auth`, for `endpointsOf`. */
export const authOperations: { [Id in 'getUserInfo' | 'startVerification' | 'checkVerification' | 'logout']: Operation<OperationTypes[Id]> } = {
  getUserInfo: {
    id: 'getUserInfo',
    method: 'GET',
    path: '/auth/userinfo',
    session: true,
    answers: {
      200: { body: inOpenapi('zUserInfo') },
    },
  },
  startVerification: {
    id: 'startVerification',
    method: 'POST',
    path: '/auth/verify/start',
    session: false,
    takesBodyAlone: true,
    answers: {
      200: { body: inOpenapi('zVerificationStarted') },
    },
  },
  checkVerification: {
    id: 'checkVerification',
    method: 'POST',
    path: '/auth/verify/check',
    session: false,
    takesBodyAlone: true,
    answers: {
      200: { body: inOpenapi('zVerificationChecked') },
    },
  },
  logout: {
    id: 'logout',
    method: 'POST',
    path: '/auth/logout',
    session: true,
    answers: {
      204: {},
    },
  },
}
