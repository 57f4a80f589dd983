// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inProfile = lazySchemas(async () => {
  const { zProfile, zSessionList } = await import('../schemas/profile.gen.ts')
  return { zProfile, zSessionList }
})

/** The operations of the tag `profile`, for `endpointsOf`. */
export const profileOperations: { [Id in 'getProfile' | 'changeProfile' | 'listSessions' | 'endOtherSessions']: Operation<OperationTypes[Id]> } = {
  getProfile: {
    id: 'getProfile',
    method: 'GET',
    path: '/profile',
    session: true,
    answers: {
      200: { body: inProfile('zProfile'), headers: { ETag: true } },
    },
  },
  changeProfile: {
    id: 'changeProfile',
    method: 'PATCH',
    path: '/profile',
    session: true,
    answers: {
      200: { body: inProfile('zProfile'), headers: { ETag: true } },
    },
  },
  listSessions: {
    id: 'listSessions',
    method: 'GET',
    path: '/profile/sessions',
    session: true,
    answers: {
      200: { body: inProfile('zSessionList') },
    },
  },
  endOtherSessions: {
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/profile/sessions',
    session: true,
    answers: {
      204: {},
    },
  },
}
