// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zLiveTicket,
} from '../schemas/live.gen.ts'
import {
  zCreateLiveTicketParams,
} from '../schemas/parameters.gen.ts'

/** The operations of the tag `live`, for `endpointsOf`. */
export const liveOperations: { [Id in 'createLiveTicket']: Operation<OperationTypes[Id]> } = {
  createLiveTicket: {
    id: 'createLiveTicket',
    method: 'POST',
    path: '/games/{gameId}/live-tickets',
    session: true,
    takes: {
      params: zCreateLiveTicketParams,
    },
    answers: {
      200: { body: zLiveTicket },
    },
  },
}
