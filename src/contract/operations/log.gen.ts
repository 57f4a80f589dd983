// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inLog = lazySchemas(async () => {
  const { zLogList, zLogEntry, zDice, zFaceCounts } = await import('../schemas/log.gen.ts')
  return { zLogList, zLogEntry, zDice, zFaceCounts }
})

/** The operations of the tag `log`, for `endpointsOf`. */
export const logOperations: { [Id in 'listLog' | 'sendMessage' | 'removeEntry' | 'showEntry' | 'rollDice' | 'enterRoll' | 'askForRoll' | 'closeRollRequest' | 'getDice' | 'countFaces']: Operation<OperationTypes[Id]> } = {
  listLog: {
    id: 'listLog',
    method: 'GET',
    path: '/games/{gameId}/log',
    session: true,
    answers: {
      200: { body: inLog('zLogList') },
    },
  },
  sendMessage: {
    id: 'sendMessage',
    method: 'POST',
    path: '/games/{gameId}/log',
    session: true,
    answers: {
      201: { body: inLog('zLogEntry'), headers: { Location: true } },
    },
  },
  removeEntry: {
    id: 'removeEntry',
    method: 'DELETE',
    path: '/games/{gameId}/log/{entryId}',
    session: true,
    answers: {
      204: {},
    },
  },
  showEntry: {
    id: 'showEntry',
    method: 'POST',
    path: '/games/{gameId}/log/{entryId}/show',
    session: true,
    answers: {
      200: { body: inLog('zLogEntry') },
    },
  },
  rollDice: {
    id: 'rollDice',
    method: 'POST',
    path: '/games/{gameId}/rolls',
    session: true,
    answers: {
      201: { body: inLog('zLogEntry'), headers: { Location: true } },
    },
  },
  enterRoll: {
    id: 'enterRoll',
    method: 'POST',
    path: '/games/{gameId}/hand-rolls',
    session: true,
    answers: {
      201: { body: inLog('zLogEntry'), headers: { Location: true } },
    },
  },
  askForRoll: {
    id: 'askForRoll',
    method: 'POST',
    path: '/games/{gameId}/roll-requests',
    session: true,
    answers: {
      201: { body: inLog('zLogEntry'), headers: { Location: true } },
    },
  },
  closeRollRequest: {
    id: 'closeRollRequest',
    method: 'POST',
    path: '/games/{gameId}/roll-requests/{entryId}/close',
    session: true,
    answers: {
      200: { body: inLog('zLogEntry') },
    },
  },
  getDice: {
    id: 'getDice',
    method: 'GET',
    path: '/games/{gameId}/dice',
    session: true,
    answers: {
      200: { body: inLog('zDice') },
    },
  },
  countFaces: {
    id: 'countFaces',
    method: 'GET',
    path: '/games/{gameId}/dice/faces',
    session: true,
    answers: {
      200: { body: inLog('zFaceCounts') },
    },
  },
}
