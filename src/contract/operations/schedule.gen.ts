// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zAnswerDateHeaders,
  zAnswerDateParams,
  zCancelSessionHeaders,
  zCancelSessionParams,
  zFixDateHeaders,
  zFixDateParams,
  zGetScheduleParams,
  zMoveSessionHeaders,
  zMoveSessionParams,
  zOfferDatesHeaders,
  zOfferDatesParams,
  zWithdrawDatesHeaders,
  zWithdrawDatesParams,
} from '../schemas/parameters.gen.ts'
import {
  zCancellation,
  zDateAnswer,
  zDateOffer,
  zSchedule,
  zSessionMove,
} from '../schemas/schedule.gen.ts'

/** The operations of the tag `schedule`, for `endpointsOf`. */
export const scheduleOperations: { [Id in 'getSchedule' | 'offerDates' | 'withdrawDates' | 'answerDate' | 'fixDate' | 'moveSession' | 'cancelSession']: Operation<OperationTypes[Id]> } = {
  getSchedule: {
    id: 'getSchedule',
    method: 'GET',
    path: '/games/{gameId}/schedule',
    session: true,
    takes: {
      params: zGetScheduleParams,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
  offerDates: {
    id: 'offerDates',
    method: 'PUT',
    path: '/games/{gameId}/schedule/offer',
    session: true,
    takes: {
      params: zOfferDatesParams,
      headers: zOfferDatesHeaders,
      body: zDateOffer,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
  withdrawDates: {
    id: 'withdrawDates',
    method: 'DELETE',
    path: '/games/{gameId}/schedule/offer',
    session: true,
    takes: {
      params: zWithdrawDatesParams,
      headers: zWithdrawDatesHeaders,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
  answerDate: {
    id: 'answerDate',
    method: 'PUT',
    path: '/games/{gameId}/schedule/offer/{dateId}/answer',
    session: true,
    takes: {
      params: zAnswerDateParams,
      headers: zAnswerDateHeaders,
      body: zDateAnswer,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
  fixDate: {
    id: 'fixDate',
    method: 'POST',
    path: '/games/{gameId}/schedule/offer/{dateId}/fix',
    session: true,
    takes: {
      params: zFixDateParams,
      headers: zFixDateHeaders,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
  moveSession: {
    id: 'moveSession',
    method: 'PATCH',
    path: '/games/{gameId}/schedule/session',
    session: true,
    takes: {
      params: zMoveSessionParams,
      headers: zMoveSessionHeaders,
      body: zSessionMove,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
  cancelSession: {
    id: 'cancelSession',
    method: 'POST',
    path: '/games/{gameId}/schedule/session/cancel',
    session: true,
    takes: {
      params: zCancelSessionParams,
      headers: zCancelSessionHeaders,
      body: zCancellation,
    },
    answers: {
      200: { body: zSchedule, headers: { ETag: true } },
    },
  },
}
