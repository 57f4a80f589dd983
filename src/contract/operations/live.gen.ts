// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inLive = lazySchemas(async () => {
  const { zLiveTicket } = await import('../schemas/live.gen.ts')
  return { zLiveTicket }
})

/** The operations of the tag `live`, for `endpointsOf`. */
export const liveOperations: { [Id in 'createLiveTicket']: Operation<OperationTypes[Id]> } = {
  createLiveTicket: {
    id: 'createLiveTicket',
    method: 'POST',
    path: '/games/{gameId}/live-tickets',
    session: true,
    answers: {
      200: { body: inLive('zLiveTicket') },
    },
  },
}
