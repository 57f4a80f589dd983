// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inSchedule = lazySchemas(async () => {
  const { zSchedule } = await import('../schemas/schedule.gen.ts')
  return { zSchedule }
})

/** The operations of the tag `schedule`, for `endpointsOf`. */
export const scheduleOperations: { [Id in 'getSchedule' | 'offerDates' | 'withdrawDates' | 'answerDate' | 'fixDate' | 'moveSession' | 'cancelSession']: Operation<OperationTypes[Id]> } = {
  getSchedule: {
    id: 'getSchedule',
    method: 'GET',
    path: '/games/{gameId}/schedule',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
  offerDates: {
    id: 'offerDates',
    method: 'PUT',
    path: '/games/{gameId}/schedule/offer',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
  withdrawDates: {
    id: 'withdrawDates',
    method: 'DELETE',
    path: '/games/{gameId}/schedule/offer',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
  answerDate: {
    id: 'answerDate',
    method: 'PUT',
    path: '/games/{gameId}/schedule/offer/{dateId}/answer',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
  fixDate: {
    id: 'fixDate',
    method: 'POST',
    path: '/games/{gameId}/schedule/offer/{dateId}/fix',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
  moveSession: {
    id: 'moveSession',
    method: 'PATCH',
    path: '/games/{gameId}/schedule/session',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
  cancelSession: {
    id: 'cancelSession',
    method: 'POST',
    path: '/games/{gameId}/schedule/session/cancel',
    session: true,
    answers: {
      200: { body: inSchedule('zSchedule'), headers: { ETag: true } },
    },
  },
}
