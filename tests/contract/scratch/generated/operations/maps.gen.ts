// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'

/** The operations of the tag `maps`, for `endpointsOf`. */
export const mapsOperations: { [Id in 'getMap' | 'putMap']: Operation<OperationTypes[Id]> } = {
  getMap: {
    id: 'getMap',
    method: 'GET',
    path: '/games/{gameId}/maps/{mapId}',
    session: true,
    takes: { params: ['gameId', 'mapId'] },
    answers: {
      200: { body: 'blob', headers: { ETag: false } },
    },
  },
  putMap: {
    id: 'putMap',
    method: 'PUT',
    path: '/games/{gameId}/maps/{mapId}',
    session: true,
    takes: { params: ['gameId', 'mapId'], body: true },
    answers: {
      200: { body: async () => (await import('../schemas/maps.gen.ts')).zMapInfo },
    },
  },
}
