// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type { Operation, OperationTypes } from '../operations.gen.ts'

/** The operations of the tag `live`, for `endpointsOf`. */
export const liveOperations: { [Id in 'createLiveTicket']: Operation<OperationTypes[Id]> } = {
  createLiveTicket: {
    id: 'createLiveTicket',
    method: 'POST',
    path: '/games/{gameId}/live-tickets',
    session: true,
    takes: { params: ['gameId'] },
    answers: {
      200: { body: async () => (await import('../schemas/live.gen.ts')).zLiveTicket },
    },
  },
}
